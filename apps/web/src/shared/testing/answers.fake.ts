import type {
  Import,
  ImportSummary,
  JournalEntry,
  LineRows,
  Payout,
  PayoutSummary,
} from '../api/entities.ts';

const SHA = 'a'.repeat(64);
const FILE = { name: 'payments.csv', sha256: SHA };

/** A finished import in a list. */
export const importSummary: ImportSummary = {
  id: 'i1',
  tenant_id: 't1',
  state: 'ready',
  file: { ...FILE, size_bytes: 48_213 },
  report_ids: [SHA],
  counts: {
    reports: 1,
    reports_recognised: 1,
    rows: 312,
    rows_quarantined: 0,
    payouts: 1,
    identities_checked: 4,
    identities_broken: 0,
    payouts_planned: 1,
    entries: 1,
  },
  failure: null,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:01.000Z',
  finished_at: '2026-11-21T09:00:01.000Z',
};

/** A payout in a list. */
export const payoutSummary: PayoutSummary = {
  id: 'p1',
  import_id: 'i1',
  platform: 'doordash',
  payout_ref: 'DD-1',
  payout_on: '2026-11-10',
  period_start_on: '2026-11-02',
  period_end_on: '2026-11-08',
  platform_store_id: 's1',
  platform_store_name: 'Fishtown',
  store_id: null,
  channel_id: null,
  channel: 'Marketplace',
  currency: 'USD',
  gross_sales_cents: 510_000,
  net_cents: 382_500,
  tips_cents: 1_800,
  identities_hold: true,
  status: 'ready',
  entry_counts: { total: 1, posted: 0 },
};

/** A finished import with all its results. */
export const wholeImport: Import = {
  ...importSummary,
  reports: [],
  blocked: [],
  payouts: [payoutSummary],
};

/** A payout with all its details. */
export const payout: Payout = {
  ...payoutSummary,
  components: [
    { component: 'gross_sales', cents: 510_000 },
    { component: 'commission', cents: -127_500 },
  ],
  identities: [{ id: 'I1', holds: true, difference_cents: 0, break_kind: null }],
  waterfall: [
    {
      step: 'gross_sales',
      label: 'Gross sales',
      amount_cents: 510_000,
      from_cents: 0,
      total_cents: 510_000,
      share_basis_points: 10_000,
      accounts: ['Delivery sales'],
      unmapped: false,
      components: ['gross_sales'],
    },
    {
      step: 'net_payout',
      label: 'Net payout',
      amount_cents: 382_500,
      from_cents: 0,
      total_cents: 382_500,
      share_basis_points: 7_500,
      accounts: ['Clearing'],
      unmapped: false,
      components: ['net_payout'],
    },
  ],
  sentence:
    'You sold $5,100.00. DoorDash kept $1,275.00 (25.0%) in all: commission $1,275.00. It paid $3,825.00 on Nov 10.',
  summary: {
    sold: {
      cents: 510_000,
      kept_cents: 127_500,
      kept_share_basis_points: 2_500,
      kept: [{ part: 'commission', cents: 127_500 }],
    },
    net_cents: 382_500,
    paid_on: '2026-11-10',
    remark: 'accounted_for',
    remark_cents: 0,
  },
  findings: [],
  deposit_difference: null,
  memo_tax_remitted_cents: 0,
  unclassified: [],
  files: [FILE],
};

/** A balanced entry of two lines. */
export const entry: JournalEntry = {
  entry_id: null,
  status: null,
  status_reason: null,
  external_id: null,
  document_number: 'DD-7K3Q9F-1108-1',
  kind: 'payout',
  date: '2026-11-08',
  memo: 'DoorDash payout DD-1',
  currency: 'USD',
  part: 1,
  parts: 1,
  debit_cents: 127_500,
  credit_cents: 127_500,
  lines: [
    {
      line: 1,
      account_id: '91',
      account: 'Delivery commission',
      description: '',
      side: 'debit',
      amount_cents: 127_500,
      component: 'commission',
      components: [{ component: 'commission', cents: -127_500 }],
      row_count: 305,
    },
    {
      line: 2,
      account_id: '84',
      account: 'Clearing',
      description: 'Carried forward',
      side: 'credit',
      amount_cents: 127_500,
      component: 'net_payout',
      components: [],
      row_count: 1,
    },
  ],
};

/** Two source rows of a line, in two files. */
export const lineRows: LineRows = {
  document_number: 'DD-7K3Q9F-1108-1',
  line: 1,
  account: 'Delivery commission',
  side: 'debit',
  amount_cents: 836,
  currency: 'USD',
  sources: [
    {
      file: FILE,
      component: 'commission',
      column: 'Commission',
      factor: 1,
      cents: -418,
      row_count: 1,
    },
    {
      file: { name: 'more.csv', sha256: 'b'.repeat(64) },
      component: 'commission',
      column: 'Commission',
      factor: 1,
      cents: -418,
      row_count: 1,
    },
  ],
  items: [
    {
      file: FILE,
      row: 3,
      columns: ['Commission'],
      amounts: [{ component: 'commission', column: 'Commission', cents: -418 }],
      cells: [
        { column: 'Order ID', value: '8F2C1' },
        { column: 'Currency', value: 'USD' },
        { column: 'Commission', value: '-4.18' },
      ],
    },
    {
      file: { name: 'more.csv', sha256: 'b'.repeat(64) },
      row: 7,
      columns: ['Commission'],
      amounts: [{ component: 'commission', column: 'Commission', cents: -418 }],
      cells: [{ column: 'Order ID', value: '99A01' }],
    },
  ],
  next_cursor: null,
};
