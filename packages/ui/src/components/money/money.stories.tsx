import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Table, type TableColumn } from '../table/table.tsx';
import { MoneyStyleProvider } from './money-style.tsx';
import { Money } from './money.tsx';

const meta = {
  title: 'Components/Money',
  component: Money,
  args: { cents: 329_050, currency: 'USD' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Negative: Story = {
  args: { cents: -127_500 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('\u2212$1,275.00')).toBeVisible();
  },
};

const AMOUNTS = [510_000, -127_500, 0, 5, -1, 1_234_567_890];

const COLUMNS: readonly TableColumn<number>[] = [
  {
    id: 'negative',
    header: 'Minus sign',
    cell: (cents) => <Money cents={cents} currency="USD" />,
    numeric: true,
  },
  {
    id: 'always',
    header: 'Both signs',
    cell: (cents) => <Money cents={cents} currency="USD" sign="always" />,
    numeric: true,
  },
  {
    id: 'accounting',
    header: 'Parentheses',
    cell: (cents) => <Money cents={cents} currency="USD" sign="accounting" />,
    numeric: true,
  },
  {
    id: 'none',
    header: 'Currency in the head (CAD)',
    cell: (cents) => <Money cents={cents} currency="CAD" show="none" />,
    numeric: true,
  },
];

export const Matrix: Story = {
  render: () => (
    <Table
      caption="Amounts under each other"
      columns={COLUMNS}
      rows={AMOUNTS}
      rowKey={(cents) => String(cents)}
    />
  ),
};

export const InParentheses: Story = {
  render: () => (
    <MoneyStyleProvider value="parentheses">
      <Table
        caption="Losses as the reader wants them"
        columns={COLUMNS.slice(0, 2)}
        rows={[-41_805, 0, 41_805]}
        rowKey={(cents) => String(cents)}
      />
    </MoneyStyleProvider>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('($418.05)');
    // A change keeps its signs.
    await expect(rows[1]).toHaveTextContent('−$418.05');
    await expect(rows[3]).toHaveTextContent('+$418.05');
  },
};

const FORMATS = [{}, { sign: 'always' }, { sign: 'accounting' }, { show: 'none' }] as const;

const amountsIn = (words: readonly string[], caption: string, locale = 'en-US') => (
  <Table
    caption={caption}
    columns={COLUMNS.map((column, at) => ({
      ...column,
      header: words[at] ?? column.header,
      cell: (cents: number) => (
        <Money cents={cents} currency={at === 3 ? 'CAD' : 'USD'} locale={locale} {...FORMATS[at]} />
      ),
    }))}
    rows={AMOUNTS}
    rowKey={String}
  />
);

export const LongGerman: Story = {
  render: () =>
    amountsIn(
      [
        'Mit Minuszeichen',
        'Veränderung gegenüber dem Vorzeitraum',
        'In Klammerschreibweise',
        'Währung im Spaltenkopf (CAD)',
      ],
      'Beträge unter dem Komma ausgerichtet',
      'de-DE',
    ),
};
export const RightToLeft: Story = {
  render: () =>
    amountsIn(['بإشارة السالب', 'بالإشارتين', 'بين قوسين', 'العملة في الرأس (CAD)'], 'المبالغ'),
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getAllByText('\u2212$1,275.00')[0] as HTMLElement;
    await expect(getComputedStyle(amount).direction).toBe('ltr');
    // Decimal points align: every amount ends at the same position.
    const ends = within(canvasElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('bdi')?.getBoundingClientRect().right.toFixed(0));
    await expect(new Set(ends).size).toBe(1);
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
