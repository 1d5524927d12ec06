import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyStyleProvider } from '../money/money-style.tsx';
import { Table, type TableColumn } from '../table/table.tsx';
import { NumberText, Percent } from './number-format.tsx';

const meta = {
  title: 'Components/Number and percent',
  component: NumberText,
  args: { value: 12_480 },
} satisfies Meta<typeof NumberText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('12,480');
    await expect(number).toHaveAttribute('dir', 'ltr');
    await expect(getComputedStyle(number).fontVariantNumeric).toContain('tabular-nums');
  },
};

export const Negative: Story = {
  args: { value: -12.5, decimals: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('\u221212.5')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('—not known');
  },
};

export const Share: Story = {
  render: () => <Percent basisPoints={2_500} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('25.0%')).toBeVisible();
  },
};

const VALUES = [1_234_567, 250, 0, -4, -1_250, null] as const;
type Value = (typeof VALUES)[number];

function columnsIn(locale: string, words: readonly string[]): readonly TableColumn<Value>[] {
  const [count = '', both = '', accounting = '', share = ''] = words;
  const column = (header: string, cell: TableColumn<Value>['cell']) =>
    ({ id: header, header, cell, numeric: true }) as const;
  return [
    column(count, (value) => <NumberText value={value} locale={locale} />),
    column(both, (value) => <NumberText value={value} locale={locale} sign="always" />),
    column(accounting, (value) => <NumberText value={value} locale={locale} sign="accounting" />),
    column(share, (value) => <Percent basisPoints={value} locale={locale} />),
  ];
}

const ENGLISH = ['Count', 'Both signs', 'Parentheses', 'Share, from basis points'];

function Under({ locale = 'en-US', words = ENGLISH }: { locale?: string; words?: string[] }) {
  return (
    <Table
      caption={words[4] ?? 'Numbers under each other'}
      columns={columnsIn(locale, words)}
      rows={VALUES}
      rowKey={String}
    />
  );
}

export const Matrix: Story = { render: () => <Under /> };

export const InParentheses: Story = {
  render: () => (
    <MoneyStyleProvider value="parentheses">
      <Under />
    </MoneyStyleProvider>
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getAllByRole('row')[5];
    // A change always has a sign, never parentheses.
    await expect(row).toHaveTextContent('(1,250)\u22121,250(1,250)(12.5%)');
  },
};

export const LongGerman: Story = {
  render: () => (
    <Under
      locale="de-DE"
      words={[
        'Anzahl der Bestellungen im Abrechnungszeitraum',
        'Veränderung gegenüber dem Vorzeitraum',
        'Abweichung in Klammerschreibweise',
        'Anteil am Bruttoumsatz',
        'Kennzahlen der Lieferplattformen',
      ]}
    />
  ),
};
export const RightToLeft: Story = {
  render: () => <Under words={['العدد', 'التغيّر', 'بين قوسين', 'الحصة', 'أرقام تحت بعضها']} />,
  globals: { direction: 'rtl' },
};
export const Phone: Story = { render: () => <Under />, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { render: () => <Under />, globals: { theme: 'dark' } };
