import { centsOf, netOf, type Column, type Row, type Sheet } from './sheet.ts';

/** A form of a report that the sandbox does not print: some columns of one it does, under other names. */
export type Variant = {
  readonly name: string;
  /** Columns of the variant in order: what they print of the full report, several columns added up. */
  readonly columns: readonly {
    readonly name: string;
    readonly from: readonly string[];
    /** How a cell enters the net; columns without repeat or divide others, or hold no money. */
    readonly enters?: 1 | -1;
  }[];
  /** Without a column for it, the payout has another reference. */
  readonly hasPayoutRef: boolean;
};

const same = (...names: readonly string[]) => names.map((name) => ({ name, from: [name] }));
const as = (name: string, from: string) => ({ name, from: [from] });
const part = (name: string, from = name) => ({ name, from: [from], enters: 1 as const });
const cost = (name: string) => ({ name, from: [name], enters: -1 as const });

/** Uber Eats Payment Details as exported in 2020 and 2021. */
export const NAMES_OF_2020: Variant = {
  name: 'names of 2020',
  hasPayoutRef: false,
  columns: [
    ...same('Store Name', 'Store ID', 'Order ID', 'Workflow ID', 'Dining Mode', 'Order Channel'),
    ...same('Order Status'),
    as('Order Date / Refund date', 'Order Date'),
    ...same('Order Accept Time'),
    part('Food Sales (excluding tax)', 'Sales (excl. tax)'),
    part('Tax on Food Sales', 'Tax on Sales'),
    as('Food sales (including tax)', 'Sales (incl. tax)'),
    part('Adjustments (excluding tax)', 'Order Error Adjustments'),
    part('Tax on Adjustments', 'Tax on Order Error Adjustments'),
    part('Promo Spend on food', 'Offers on items (incl. tax)'),
    as('Tax on Promotion on Food', 'Tax On Offers on items'),
    part('Special Offer - Delivery', 'Delivery Offer Redemptions (incl. tax)'),
    as('Tax on Special Offer - Delivery', 'Tax On Delivery Offer Redemptions'),
    part('Bag Fee'),
    part('Marketing Service Fee Adjustment', 'Marketing Adjustment'),
    as('Total Sales after Adjustments (including tax)', 'Total Sales after Adjustments (incl tax)'),
    part('Uber Service Fee', 'Marketplace Fee'),
    part('Delivery Network Fee'),
    part('Order Processing Fee'),
    part('Gratuity', 'Tips'),
    as('Misc Payment Description', 'Other payments description'),
    part('Miscellaneous Payments', 'Other payments'),
    part('Marketplace Facilitator Tax'),
    part('Backup Withholding Tax'),
    as('Payout', 'Total payout'),
    ...same('Payout Date', 'Markup Amount', 'Markup Tax'),
    as('Service Fee %', 'Marketplace fee %'),
  ],
};

/** The columns an account in Quebec exports. */
export const REDUCED_QUEBEC: Variant = {
  name: 'reduced, Quebec',
  hasPayoutRef: true,
  columns: [
    ...same('Store Name', 'Store UUID', 'Order ID', 'Workflow ID', 'Order Status', 'Order Date'),
    part('Sales (excluding tax)', 'Sales (excl. tax)'),
    part('Tax on Sales'),
    ...same('GST/HST on Sales', 'QST on Sales'),
    { name: 'Sales (including tax)', from: ['Sales (excl. tax)', 'Tax on Sales'] },
    part('Price Adjustments (excluding tax)', 'Price adjustments (excl. tax)'),
    part('Offers on items'),
    as('Tax on Offers on items', 'Tax On Offers on items'),
    part('Marketplace fee', 'Marketplace Fee'),
    part('Tax on Marketplace fee'),
    ...same('Total payout', 'Payout Date', 'Payout Status', 'Payout reference ID'),
  ],
};

/** DoorDash's detailed transactions as some accounts in Canada export them. */
export const REDUCED_DOORDASH: Variant = {
  name: 'reduced, Canada',
  hasPayoutRef: true,
  columns: [
    ...same('Timestamp local date', 'Payout date', 'Store ID', 'Store name', 'Transaction type'),
    ...same('DoorDash order ID', 'Final order status'),
    part('Subtotal'),
    part('Subtotal tax passed to merchant'),
    cost('Commission'),
    cost('Commission tax'),
    cost('Marketing fees | (including any applicable taxes)'),
    part('Customer discounts from marketing | (funded by you)'),
    part('Customer discounts from marketing | (funded by DoorDash)'),
    part('Error charges'),
    part('Adjustments'),
    ...same('Net total', 'Payout ID'),
  ],
};

/** The rows of a report that a variant has a column for every amount of, as the full report prints them and as it does. */
export function printVariant(sheet: Sheet, variant: Variant): { full: Sheet; sheet: Sheet } {
  const places = new Map(sheet.columns.map(({ name }, at) => [name.trim(), at]));
  const cellsOf = ({ cells }: Row, from: readonly string[]) =>
    from.map((name) => cells[places.get(name) ?? -1] ?? '');
  const cellOf = (row: Row, from: readonly string[]) => {
    const cells = cellsOf(row, from);
    return cells.length === 1 ? (cells[0] ?? '') : printCents(cells.reduce(addCents, 0));
  };
  const sumOf = (row: Row) =>
    variant.columns.reduce(
      (sum, { from, enters }) =>
        enters === undefined ? sum : sum + enters * cellsOf(row, from).reduce(addCents, 0),
      0,
    );
  const rows = sheet.rows
    .filter((row) => sumOf(row) === netOf(sheet, row))
    .map((row, id) => ({ ...row, id }));
  const columns = variant.columns.map(({ name, from }): Column => {
    const [first] = from.flatMap((source) => sheet.columns[places.get(source) ?? -1] ?? []);
    return { name, kind: first?.kind ?? 'text' };
  });
  return {
    full: { ...sheet, rows },
    sheet: {
      before: [],
      columns,
      rows: rows.map((row) => ({
        id: row.id,
        cells: variant.columns.map(({ from }) => cellOf(row, from)),
      })),
    },
  };
}

function addCents(sum: number, cell: string): number {
  return sum + centsOf(cell);
}

function printCents(cents: number): string {
  const text = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
