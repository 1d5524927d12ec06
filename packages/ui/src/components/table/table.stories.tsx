import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Link } from '../link/link.tsx';
import { formatMoney } from '../money/format-money.ts';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { Table, type TableColumn, type TableProps } from './table.tsx';

type PayoutRow = {
  ref: string;
  paidOn: string;
  store: string;
  grossCents: number;
  netCents: number;
  status: 'ready' | 'posted' | 'needs_mapping';
};

const amount = (cents: number) => formatMoney(cents, { currency: 'USD', show: 'none' });

const COLUMNS: readonly TableColumn<PayoutRow>[] = [
  {
    id: 'paidOn',
    header: 'Paid on',
    cell: (row) => (
      <Link variant="quiet" href={`#${row.ref}`}>
        {row.paidOn}
      </Link>
    ),
    rowHeader: true,
  },
  { id: 'store', header: 'Store', cell: (row) => row.store },
  { id: 'gross', header: 'Gross (USD)', cell: (row) => amount(row.grossCents), numeric: true },
  { id: 'net', header: 'Net (USD)', cell: (row) => amount(row.netCents), numeric: true },
  {
    id: 'status',
    header: 'Entry',
    cell: (row) => <StatusPill kind="entry" status={row.status} />,
    shrink: true,
  },
];

const ROWS: readonly PayoutRow[] = [
  {
    ref: 'a',
    paidOn: '7 Apr 2026',
    store: 'Walnut Street',
    grossCents: 510_000,
    netCents: 329_050,
    status: 'ready',
  },
  {
    ref: 'b',
    paidOn: '31 Mar 2026',
    store: 'Walnut Street',
    grossCents: 482_110,
    netCents: 311_904,
    status: 'posted',
  },
  {
    ref: 'c',
    paidOn: '24 Mar 2026',
    store: 'Fishtown',
    grossCents: 64_000,
    netCents: -43_250,
    status: 'needs_mapping',
  },
];

const TOTALS = { paidOn: 'Total', gross: amount(1_056_110), net: amount(597_704) };

function PayoutTable(props: Partial<TableProps<PayoutRow>>) {
  return (
    <Table
      caption="Payouts"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.ref}
      totals={TOTALS}
      {...props}
    />
  );
}

const meta = { title: 'Components/Table', component: PayoutTable } satisfies Meta<
  typeof PayoutTable
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Payouts' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeVisible();
    const net = within(table).getByText('\u2212432.50');
    await expect(getComputedStyle(net).textAlign).toBe('end');
    await expect(getComputedStyle(net).direction).toBe('ltr');
  },
};

export const WithoutTotals: Story = {
  args: { totals: undefined, note: 'Amounts as the platform printed them.' },
};
/** Grouped columns and header footnotes, as in a printed report. */
const REPORT: readonly TableColumn<PayoutRow>[] = COLUMNS.map((column) =>
  column.id === 'gross' || column.id === 'net'
    ? { ...column, group: 'As paid', footnote: column.id }
    : column,
);
const FOOTNOTES = [
  { id: 'gross', text: 'What guests paid, with tax and tips.' },
  { id: 'net', text: 'What reached the bank account on the day it was paid.' },
];

export const GroupedHeader: Story = {
  args: { columns: REPORT },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('columnheader', { name: 'As paid' });
    await expect(group).toHaveAttribute('colspan', '2');
    await expect(group).toHaveAttribute('scope', 'colgroup');
  },
};

export const Footnotes: Story = {
  args: { columns: REPORT, footnotes: FOOTNOTES, note: 'Amounts as the platform printed them.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = canvas.getByRole('link', { name: 'Footnote 2' });
    const note = canvasElement.querySelector(`[id="${mark.getAttribute('href')?.slice(1) ?? ''}"]`);
    await expect(note).toHaveTextContent('What reached the bank account on the day it was paid.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const FootnotesOnPhone: Story = {
  args: { columns: REPORT, footnotes: FOOTNOTES },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  args: { rows: [], totals: undefined, empty: 'No payouts in April.' },
};
export const Compact: Story = { globals: { density: 'compact' } };
export const Relaxed: Story = { globals: { density: 'relaxed' } };

export const StackedCards: Story = {
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
};

/** Wider than its container: it scrolls, and is a tab stop while it does. */
export const WiderThanItsPlace: Story = {
  args: {
    columns: [...COLUMNS, ...COLUMNS, ...COLUMNS].map((column, at) => ({
      ...column,
      id: `${column.id}${at}`,
      cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{column.cell(row)}</span>,
    })),
    totals: undefined,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Payouts' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const GERMAN = [
  'Zahlungseingang',
  'Filiale',
  'Bruttoumsatz (USD)',
  'Nettoauszahlung (USD)',
  'Buchung',
];
const ARABIC = ['تاريخ الدفع', 'المتجر', 'الإجمالي (USD)', 'الصافي (USD)', 'القيد'];

const named = (headers: readonly string[]) =>
  COLUMNS.map((column, at) => ({ ...column, header: headers[at] ?? column.header }));

export const LongGerman: Story = {
  args: {
    caption: 'Auszahlungen der Lieferplattformen im abgelaufenen Abrechnungszeitraum',
    columns: named(GERMAN),
    rows: ROWS.map((row) => ({
      ...row,
      store:
        'Schnellrestaurant am Hauptbahnhof, Ausgang Nord, gegenüber der Straßenbahnhaltestelle',
    })),
    note: 'Beträge, wie sie die Plattform ausgewiesen hat.',
  },
};
export const LongGermanOnPhone: Story = {
  ...LongGerman,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { caption: 'الدفعات', columns: named(ARABIC) },
  globals: { direction: 'rtl' },
};
export const RightToLeftOnPhone: Story = {
  ...RightToLeft,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};

/** The print layout: without links, with footnotes. */
export const Print: Story = {
  args: { columns: REPORT, footnotes: FOOTNOTES, note: 'Noodle House · March 2026 · page 1 of 1' },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <PayoutTable />
      <PayoutTable
        caption="Grouped, with notes"
        columns={REPORT}
        footnotes={FOOTNOTES}
        note="Amounts as the platform printed them."
      />
      <PayoutTable caption="Nothing yet" {...Empty.args} />
      <Box width="field">
        <PayoutTable caption="As cards" columns={REPORT} footnotes={FOOTNOTES} />
      </Box>
    </Stack>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
