import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Money } from '../money/money.tsx';
import { NumberText } from '../number-format/number-format.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { BulkBar } from '../bulk-bar/bulk-bar.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataGridProps } from './data-grid-props.ts';
import { PAYOUT_COLUMNS, payoutRows } from './payouts.fake.ts';
import type { PayoutRow } from './payouts.fake.ts';

const FIFTY = payoutRows(50);
const TEN_THOUSAND = payoutRows(10_000);

const meta = {
  title: 'Components/DataGrid',
  component: DataGrid<PayoutRow>,
  args: {
    label: 'Payouts',
    columns: PAYOUT_COLUMNS,
    rows: FIFTY,
    rowKey: (row) => row.ref,
    height: 420,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Many rows of money. One tab stop: arrows, Home, End, Page Up and Page Down move; Space selects, Shift with an arrow selects a range, Ctrl with A all; Enter opens a row or sorts a column, Alt with an arrow sizes a column, F2 goes into a cell or opens the detail, Escape comes back. For a report that is read or printed use `Table`.',
      },
    },
  },
} satisfies Meta<typeof DataGrid<PayoutRow>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page's state: query and selection. */
function Selectable(props: DataGridProps<PayoutRow>) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack gap="md">
      <TextField label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <DataGrid {...props} query={query} selected={selected} onSelectedChange={setSelected} />
      <Text>{`${String(selected.size)} selected`}</Text>
    </Stack>
  );
}

const names = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .slice(1, 4)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Payouts' });
    await expect(grid).toHaveAttribute('aria-rowcount', '51');
    await expect(names(grid)).toEqual(['P-00001', 'P-00002', 'P-00003']);
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Payout' }));
    await userEvent.click(within(grid).getByRole('columnheader', { name: 'Payout' }));
    await expect(names(grid)).toEqual(['P-00050', 'P-00049', 'P-00048']);
    await expect(within(grid).getByRole('columnheader', { name: 'Payout' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const NothingIsLast: Story = {
  args: { sort: { columnId: 'netCents', descending: true } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(within(grid).getByRole('row', { name: /P-00050/ })).toHaveAttribute(
        'aria-rowindex',
        '51',
      ),
    );
  },
};

export const ByKeyboard: Story = {
  args: { onOpen: fn() },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const sideOf = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await userEvent.tab();
    await expect(grid).toHaveFocus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sideOf()).toHaveTextContent('P-00003');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(FIFTY[2]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('50 selected')).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp} ');
    await expect(canvas.getByText('0 selected')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}');
    await waitFor(() => expect(sideOf()).toHaveAttribute('aria-sort', 'descending'));
  },
};

export const TenThousandRows: Story = {
  args: { rows: TEN_THOUSAND },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
    await userEvent.type(canvas.getByLabelText('Search'), 'émile');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2000 rows'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByText('2000 selected')).toBeVisible();
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(within(grid).getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '2001'),
    );
  },
};

const HUNDRED_THOUSAND = 100_000;
const WINDOW_ROWS = 50;

/** Rows of a server that responds immediately in windows of fifty, and never for `missing`. */
function useServer(missing: (window: number) => boolean) {
  const [came, setCame] = useState<ReadonlyMap<number, readonly PayoutRow[]>>(new Map());
  const onSight = useMemo(
    () => (first: number, last: number) => {
      const requested = new Map<number, readonly PayoutRow[]>();
      for (let at = Math.floor(first / WINDOW_ROWS); at <= last / WINDOW_ROWS; at += 1) {
        if (!missing(at)) {
          requested.set(at, payoutRows(WINDOW_ROWS, at * WINDOW_ROWS));
        }
      }
      setCame((known) => new Map([...known, ...requested]));
    },
    [missing],
  );
  return useMemo(
    () => ({
      rowCount: HUNDRED_THOUSAND,
      rowAt: (index: number) => came.get(Math.floor(index / WINDOW_ROWS))?.[index % WINDOW_ROWS],
      onSight,
    }),
    [came, onSight],
  );
}

const none = () => false;
const second = (window: number) => window === 1;

function FromServer({
  missing = none,
  ...props
}: { missing?: (window: number) => boolean } & DataGridProps<PayoutRow>) {
  const rows = useServer(missing);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [allMatching, setAllMatching] = useState(false);
  const select = (next: ReadonlySet<string>) => {
    setAllMatching(false);
    setSelected(next);
  };
  return (
    <>
      <DataGrid
        {...props}
        rows={rows}
        selected={selected}
        onSelectedChange={select}
        allMatching={allMatching}
      />
      <BulkBar
        selected={allMatching ? HUNDRED_THOUSAND : selected.size}
        noun={{ one: 'payout', many: 'payouts' }}
        matching={HUNDRED_THOUSAND}
        onSelectMatching={() => setAllMatching(true)}
        onClear={() => select(new Set())}
        actions={[{ id: 'export', label: 'Export payouts', onSelect: () => undefined }]}
      />
    </>
  );
}

export const HundredThousandFromServer: Story = {
  render: (args) => <FromServer {...args} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(within(grid).getByText('P-00001')).toBeVisible());
    grid.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(within(grid).getByText('P-100000')).toBeVisible());
    await expect(within(grid).getAllByRole('row').at(-1)).toHaveAttribute(
      'aria-rowindex',
      '100001',
    );
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
  },
};

export const AllMatching: Story = {
  render: (args) => <FromServer {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(within(grid).getByText('P-00001')).toBeVisible());
    grid.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('50 payouts selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 100,000 matching' }));
    await expect(canvas.getByText('All 100,000 payouts selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select P-00003' })).toBeChecked();
    grid.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('49 payouts selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select P-00001' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

export const OnePageFailed: Story = {
  args: {
    state: { kind: 'partial', message: 'Payouts 51 to 100 could not be loaded', onRetry: fn() },
  },
  render: (args) => <FromServer {...args} missing={second} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(within(grid).getByText('P-00001')).toBeVisible());
    grid.focus();
    await userEvent.keyboard(
      '{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}',
    );
    await waitFor(() =>
      expect(within(grid).getAllByRole('row', { busy: true }).length).toBeGreaterThan(5),
    );
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).queryByText(/selected/)).toBeNull();
  },
};

const WIDE = [
  ...PAYOUT_COLUMNS,
  ...Array.from({ length: 8 }, (_, at) => ({
    id: `month-${String(at)}`,
    header: `Month ${String(at + 1)} (USD)`,
    value: (row: PayoutRow) => row.orders * (at + 1),
    numeric: true,
    width: 120,
  })),
];

export const TwentyColumns: Story = {
  args: { columns: WIDE, rows: TEN_THOUSAND },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-colcount', '20');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
    const first = within(grid).getByText('P-00001');
    const before = first.getBoundingClientRect().left;
    grid.scrollLeft = 600;
    await waitFor(() => expect(first.getBoundingClientRect().left).toBe(before));
  },
};

export const SomeSelected: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select P-00002' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select P-00004' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

export const Refreshing: Story = { args: { state: { kind: 'refreshing' } } };
export const Loading: Story = {
  args: { rows: [], state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid).toHaveAttribute('aria-rowcount', '-1');
    await expect(within(grid).getAllByRole('row', { busy: true })).toHaveLength(8);
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState kind="first-use" title="No payouts yet" action={<Button>Import a report</Button>}>
        Import the first report, and its payouts stand here.
      </EmptyState>
    ),
  },
};
export const NoResults: Story = {
  args: {
    query: 'nothing like it',
    noResults: (
      <EmptyState kind="no-results" title="No payout holds this text">
        The list has 50 payouts; none of them is like “nothing like it”.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  args: { rows: [], state: { kind: 'error', message: 'Failed to load payouts', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.state?.kind === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const PartlyLoaded: Story = {
  args: { state: { kind: 'partial', message: 'The last page could not be loaded', onRetry: fn() } },
};
export const RowStates: Story = {
  args: {
    rowStatus: (row) =>
      ({ 'P-00002': 'pending', 'P-00003': 'failed', 'P-00004': 'undone' } as const)[
        row.ref as 'P-00002'
      ] ?? null,
  },
  play: async ({ canvasElement }) => {
    const grid = within(within(canvasElement).getByRole('grid'));
    await expect(grid.getByRole('row', { name: /^Pending: P-00002/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(grid.getByRole('row', { name: /^Failed: P-00003/ })).toBeVisible();
    await expect(grid.getByRole('row', { name: /^Undone: P-00004/ })).toBeVisible();
  },
};

/** The first column stays during horizontal scrolling. */
export const FrozenColumn: Story = {
  args: { columns: WIDE, height: 260 },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    grid.scrollLeft = 480;
    const frozen = within(grid).getByText('P-00001').getBoundingClientRect();
    await waitFor(() =>
      expect(
        within(grid).getByRole('columnheader', { name: 'Payout' }).getBoundingClientRect().left,
      ).toBe(frozen.left),
    );
    await expect(frozen.left).toBe(grid.getBoundingClientRect().left);
  },
};
export const WithDetail: Story = {
  args: {
    detail: (row) => (
      <Stack gap="sm">
        <Text>{`Paid on ${row.paidOn} for ${row.store}.`}</Text>
        <DescriptionList
          columns={2}
          items={[
            { term: 'Platform', value: row.platform },
            { term: 'Orders', value: <NumberText value={row.orders} /> },
            { term: 'Gross sales', value: <Money cents={row.grossCents} currency="USD" /> },
            { term: 'Commission', value: <Money cents={row.commissionCents} currency="USD" /> },
          ]}
        />
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{F2}');
    await expect(within(grid).getByText('Paid on 2026-01-01 for Fishtown.')).toBeVisible();
    await userEvent.keyboard('{F2}');
    await expect(within(grid).queryByText('Paid on 2026-01-01 for Fishtown.')).toBeNull();
    await userEvent.click(
      within(grid).getAllByRole('button', { name: 'Show details' })[1] as HTMLElement,
    );
    const row = within(grid).getByRole('row', { name: /P-00002/ });
    await expect(within(row).getByText(/^Paid on 2026-01-02/)).toBeVisible();
    const line = within(row).getAllByRole('gridcell')[1]?.getBoundingClientRect().height;
    await expect(line).toBe(40);
  },
};

const GERMAN_HEADERS: Readonly<Record<string, string>> = {
  ref: 'Auszahlungsnummer',
  paidOn: 'Auszahlungstag',
  store: 'Filiale',
  platform: 'Lieferplattform',
  orders: 'Anzahl der Bestellungen',
  grossCents: 'Bruttoumsatz (USD)',
  netCents: 'Nettoauszahlung (USD)',
};

export const LongGerman: Story = {
  args: {
    label: 'Auszahlungen',
    columns: PAYOUT_COLUMNS.filter(({ id }) => id in GERMAN_HEADERS).map((column) => ({
      ...column,
      header: GERMAN_HEADERS[column.id] ?? column.header,
    })),
    rows: payoutRows(50).map((row) => ({
      ...row,
      store: `Schnellrestaurant ${row.store} am Hauptbahnhof`,
    })),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Selectable {...args} height={220} rowStatus={RowStates.args?.rowStatus} />
      <DataGrid {...args} height={180} label="On its way again" state={{ kind: 'refreshing' }} />
      <DataGrid {...args} label="On its way" rows={[]} state={{ kind: 'loading' }} />
      <DataGrid {...args} label="Nothing yet" {...Empty.args} />
      <DataGrid {...args} label="Nothing like it" height={180} {...NoResults.args} />
      <DataGrid {...args} label="Not loaded" {...Failed.args} />
    </Stack>
  ),
};

/** Each row is a card. */
export const MobileCards: Story = {
  render: (args) => <Selectable {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const row = await within(grid).findByRole('row', { name: /P-00001/ });
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(72));
    await expect(within(row).getByText('750.00')).toBeVisible();
    await expect(within(row).getByText('Fishtown')).toBeVisible();
  },
};
export const Phone: Story = {
  render: (args) => <Selectable {...args} />,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'الدفعات',
    columns: PAYOUT_COLUMNS.map((column) => ({
      ...column,
      header:
        { ref: 'الدفعة', paidOn: 'تاريخ الدفع', store: 'المتجر', netCents: 'الصافي (USD)' }[
          column.id
        ] ?? column.header,
    })),
    rows: payoutRows(50).map((row) => ({ ...row, store: 'المدينة القديمة' })),
  },
  render: (args) => <Selectable {...args} />,
  globals: { direction: 'rtl' },
};
export const Dark: Story = {
  render: (args) => <Selectable {...args} />,
  globals: { theme: 'dark' },
};
export const Compact: Story = { globals: { density: 'compact' } };
