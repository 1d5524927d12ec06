import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatMoney } from '../../components/money/format-money.ts';
import { Table } from '../../components/table/table.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { ReportSheet } from './report-sheet.tsx';

type Line = { id: string; day: string; grossCents: number; netCents: number };

function payouts(count: number): readonly Line[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    day: `Payout ${index + 1}`,
    grossCents: 510_000 + index * 1_137,
    netCents: 329_050 + index * 713,
  }));
}

const amount = (cents: number) => formatMoney(cents, { currency: 'USD', show: 'none' });
const sum = (lines: readonly Line[], key: 'grossCents' | 'netCents') =>
  lines.reduce((total, line) => total + line[key], 0);

function Payouts({ count }: { count: number }) {
  const lines = payouts(count);
  return (
    <Table
      caption="Payouts"
      columns={[
        { id: 'day', header: 'Payout', cell: ({ day }: Line) => day, rowHeader: true },
        {
          id: 'gross',
          header: 'Gross (USD)',
          cell: (line) => amount(line.grossCents),
          numeric: true,
        },
        { id: 'net', header: 'Net (USD)', cell: (line) => amount(line.netCents), numeric: true },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
      totals={{
        day: 'Total',
        gross: amount(sum(lines, 'grossCents')),
        net: amount(sum(lines, 'netCents')),
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Report sheet',
  component: ReportSheet,
  args: {
    title: 'Month-end pack',
    client: 'Noodle House Group',
    period: 'March 2026',
    writtenAt: '7 Apr 2026, 09:12',
    timeZone: 'America/New_York',
    paper: 'letter',
    children: <Payouts count={5} />,
  },
} satisfies Meta<typeof ReportSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Month-end pack' });
    await expect(getComputedStyle(sheet).getPropertyValue('page')).toBe(sheet.id);
    await expect(Math.round(sheet.getBoundingClientRect().width)).toBe(816);
    await expect(canvas.getByText('Written on 7 Apr 2026, 09:12, America/New_York')).toBeVisible();
  },
};

export const A4: Story = {
  args: { paper: 'a4' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Month-end pack' });
    await expect(Math.round(sheet.getBoundingClientRect().width)).toBe(794);
  },
};

/** Twelve pages when printed; the head of the table is on each of them. */
export const ManyPages: Story = { args: { children: <Payouts count={205} /> } };

/** Both papers, with a table and without rows. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ReportSheet {...args} title="Month-end pack, Letter" />
      <ReportSheet {...args} title="Month-end pack, A4" paper="a4">
        <Payouts count={0} />
      </ReportSheet>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Monatsabschlussunterlagen der Lieferplattformauszahlungen',
    client: 'Zum Goldenen Hirschen Gastronomiebetriebsgesellschaft mbH, Berlin-Charlottenburg',
    period: '1. März bis 31. März 2026',
    writtenAt: '7. April 2026, 09:12 Uhr',
    timeZone: 'Europe/Berlin',
    paper: 'a4',
  },
};

export const LightInTheDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Month-end pack' });
    await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(sheet).color).toBe('rgb(28, 27, 24)');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { title: 'حزمة نهاية الشهر', client: 'مجموعة بيت المعكرونة', period: 'مارس ٢٠٢٦' },
  globals: { direction: 'rtl' },
};
