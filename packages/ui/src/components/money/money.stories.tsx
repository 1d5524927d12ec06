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
