/** Cells by printed column name; omitted columns are empty. */
export type FakeRow = Readonly<Record<string, string>>;

export const UBEREATS_US_COLUMNS = [
  'Store Name',
  'Store ID',
  'Order ID',
  'Workflow ID',
  'Dining Mode',
  'Payment Mode',
  'Order Channel',
  'Order Status',
  'Order Date',
  'Order Accept Time',
  'Customer Uber-Membership Status',
  'Sales (excl. tax)',
  'Tax on Sales',
  'Sales (incl. tax)',
  'Order Error Adjustments',
  'Tax on Order Error Adjustments',
  'Order Error Adjustments (incl. tax)',
  'Price adjustments (excl. tax)',
  'Tax on Price Adjustments',
  'Offers on items (incl. tax)',
  'Tax On Offers on items',
  'Delivery Offer Redemptions (incl. tax)',
  'Tax On Delivery Offer Redemptions',
  'Offer Redemption Fee',
  'Bag Fee',
  'Marketing Adjustment',
  'Total Sales after Adjustments (incl tax)',
  'Marketplace Fee',
  'Marketplace fee %',
  'Tax on Marketplace Fee',
  'Delivery Network Fee',
  'Tax on Delivery Network Fee',
  'Order Processing Fee',
  'Delivery Fee',
  'Tax On Delivery Fee',
  'Tips',
  'Capital payments',
  'Container Deposit Fee',
  'Other payments description',
  'Other payments',
  'Marketplace Facilitator Tax Adjustment',
  'Marketplace Facilitator Tax',
  'Backup Withholding Tax',
  'Total payout ',
  'Payout Date',
  'Markup Amount',
  'Markup Tax',
  'Retailer Loyalty ID',
  'Payout reference ID',
] as const;

export const UBEREATS_CA_COLUMNS = [
  'Store Name',
  'External Store ID',
  'Store UUID',
  'Order ID',
  'Workflow ID',
  'Order Date',
  'Order Accept Time',
  'Order Completion time',
  'Dining Mode',
  'Payment Mode',
  'Order Channel',
  'Order Status',
  'Customer Uber-Membership Status',
  'Currency Code',
  'Sales (excl. tax)',
  'Tax on Sales',
  'Chargeback Amount',
  'Tax on Chargeback Amount',
  'Price adjustments (excl. tax)',
  'Tax on Price Adjustments',
  'GST/HST on Sales',
  'PST on Sales',
  'QST on Sales',
  'RST on Sales',
  'Offers on items',
  'Tax On Offers on items',
  'Delivery Offer Redemptions (incl. tax)',
  'Tax On Delivery Offer Redemptions',
  'Offer Redemption Fee',
  'Tax on Offer Redemption Fee',
  'Marketing Adjustment',
  'Markup Amount',
  'GST/HST on Markup',
  'QST on Markup',
  'PST on Markup',
  'Sub-total',
  'Delivery Fee',
  'Tax On Delivery Fee',
  'GST / HST on Delivery Fee',
  'PST on Delivery Fee',
  'QST on Delivery Fee',
  'RST on Delivery Fee',
  'Bag Fee',
  'Total Order (incl. tax)',
  'Cost of Delivery (excl. tax)',
  'Tax on Cost of Delivery',
  'GST / HST on Cost of Delivery',
  'PST on Cost of Delivery',
  'QST on Cost of Delivery',
  'RST on Cost of Delivery',
  'Total Cost of Delivery (incl. tax)',
  'Marketplace Fee',
  'Marketplace fee discount',
  'Tax on Marketplace fee',
  'GST / HST on Marketplace fee',
  'PST on Marketplace fee',
  'QST on Marketplace fee',
  'RST on Marketplace fee',
  'Service fee (Markup)',
  'GST/HST on Service Fee (Markup)',
  'QST on Service Fee (Markup)',
  'PST on Service Fee (Markup)',
  'GST / HST on Ads Spend',
  'QST on Ads Spend',
  'PST on Ads Spend',
  'GST / HST on Ads Credit',
  'QST on Ads Credit',
  'PST on Ads Credit',
  'Profit on Delivery fee',
  'Tips',
  'Container Deposit Fee',
  'Capital Payments',
  'Other payments description',
  'Other payments',
  'Marketplace Facilitator Tax',
  'Garnishment',
  'Total payout',
  'Payout Date',
  'Payout Status',
  'Invoice link U2R',
  'Invoice link C2R',
  'Invoice link R2E',
  'Retailer Loyalty ID',
  'Payout reference ID',
] as const;

/** DoorDash's identifying columns of a transaction. */
export const DOORDASH_WHICH_COLUMNS = [
  'Business ID',
  'Business name',
  'Store ID',
  'Store name',
  'Merchant store ID',
  'Transaction type',
  'Delivery UUID',
  'DoorDash transaction ID',
  'DoorDash order ID',
  'Merchant delivery ID',
  'POS order ID',
  'Channel',
  'Description',
] as const;

/** The signed parts of `Net total`, and the total. */
export const DOORDASH_AMOUNT_COLUMNS = [
  'Subtotal',
  'Subtotal tax passed to merchant',
  'Commission',
  'Payment processing fee',
  'Marketing fees | (including any applicable taxes)',
  'Customer discounts from marketing | (funded by you)',
  'Customer discounts from marketing | (funded by DoorDash)',
  'Customer discounts from marketing | (funded by a third-party)',
  'DoorDash marketing credit',
  'Third-party contribution',
  'Error charges',
  'Adjustments',
  'Net total',
] as const;

export const DOORDASH_DETAILED_41_COLUMNS = [
  'Timestamp UTC time',
  'Timestamp UTC date',
  'Timestamp local time',
  'Timestamp local date',
  'Order received local time',
  'Order pickup local time',
  'Payout time',
  'Payout date',
  ...DOORDASH_WHICH_COLUMNS,
  'Final order status',
  'Currency',
  ...DOORDASH_AMOUNT_COLUMNS,
  'Pre-adjusted subtotal',
  'Pre-adjusted tax subtotal',
  'Subtotal for tax',
  'Subtotal tax remitted by DoorDash to tax authorities',
  'Payout ID',
] as const;

/** The file with staff tips and the columns kept "for historical reference only". */
export const DOORDASH_DETAILED_48_COLUMNS = [
  ...DOORDASH_DETAILED_41_COLUMNS.slice(0, 25),
  'Staff tip',
  ...DOORDASH_DETAILED_41_COLUMNS.slice(25, 33),
  'Marketing fees | (for historical reference only)',
  'Marketing fee tax | (for historical reference only)',
  'Ad fees | (for historical reference only)',
  'Ad fee tax | (for historical reference only)',
  ...DOORDASH_DETAILED_41_COLUMNS.slice(33, 40),
  'DoorDash funded subtotal discount amount | (for historical reference only)',
  'Merchant funded subtotal discount amount | (for historical reference only)',
  'Payout ID',
] as const;

export type CsvShape = {
  readonly newline?: string;
  readonly bom?: boolean;
  readonly before?: string;
  /** The file's spelling of a column name; rows still use the printed name above. */
  readonly spell?: (column: string) => string;
};

/** Observed spellings of the same header. */
export const HEADER_SPELLINGS: readonly (readonly [string, (column: string) => string])[] = [
  ['as printed', (column) => column],
  ['in upper case', (column) => column.toUpperCase()],
  ['in lower case', (column) => column.toLowerCase()],
  ['with underscores', (column) => column.trim().replaceAll(' ', '_')],
  ['with more blanks', (column) => `  ${column.replaceAll(' ', ' \u00A0')} `],
  [
    'with excluding and including written out',
    (column) => column.replace(/\bexcl\b\.?/, 'excluding').replace(/\bincl\b\.?/, 'including'),
  ],
  [
    'with EXCL and INCL without a dot',
    (column) =>
      column.replace(/\bexcl(uding|\b)\.?/, 'EXCL').replace(/\bincl(uding|\b)\.?/, 'INCL'),
  ],
];

/** The bytes of a CSV with these columns and rows. */
export function toCsvBytes(
  columns: readonly string[],
  rows: readonly FakeRow[],
  { newline = '\n', bom = false, before = '', spell = (column) => column }: CsvShape = {},
): Uint8Array {
  const lines = [
    columns.map(spell),
    ...rows.map((row) => columns.map((column) => row[column] ?? '')),
  ];
  const text = lines.map((cells) => cells.map(quote).join(',') + newline).join('');
  return new TextEncoder().encode(`${bom ? '\uFEFF' : ''}${before}${text}`);
}

function quote(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
