import { taxOn } from '../region.ts';
import { requireWorld, selectRows, type ReportOptions, type Selected } from '../report-options.ts';
import { printTable, text, toBareAmount, type Column } from '../table.ts';
import type { UberItem, UberRow } from '../uber-row.ts';
import { uberTrade } from '../uber-trade.ts';
import type { World } from '../world.ts';
import { moneyColumnsUs, orderColumnsUs } from './ubereats-payment-details-us.ts';

type Line = { readonly row: UberRow; readonly item: UberItem | null };

/**
 * Uber Eats Orders and Items: 61 columns, no description line. Each order row is followed by the rows of its items,
 * which name no store and no order and repeat the sales: adding all rows counts sales twice.
 */
export function printUberOrdersAndItems(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'ubereats-orders-and-items', { platform: 'ubereats', country: 'US' });
  return printTable(
    {
      columns: [
        ...ITEM_COLUMNS,
        ...[...orderColumnsUs(options), ...moneyColumnsUs(options)].map(onItemRowsToo),
      ],
      rows: withItems(selectRows(uberTrade(world), options)),
      amount: toBareAmount,
    },
    { bom: true, ...options },
  );
}

function* withItems(rows: Iterable<Selected<UberRow>>): Generator<Selected<Line>> {
  for (const { row, index, breakage } of rows) {
    yield { row: { row, item: null }, index, breakage };
    if (row.money.sales > 0) {
      for (const item of row.order?.items ?? []) {
        yield { row: { row, item }, index, breakage: null };
      }
    }
  }
}

const ofOrder = (header: string, print: (row: UberRow) => string) =>
  text<Line>(header, ({ row, item }) => (item ? '' : print(row)));

const ofItem = (header: string, print: (item: UberItem) => string) =>
  text<Line>(header, ({ item }) => (item ? print(item) : ''));

const count = (item: UberItem) => String(item.count);

const ITEM_COLUMNS: readonly Column<Line>[] = [
  ofOrder('Store Name', (row) => row.store.name),
  ofOrder('Store ID', (row) => row.store.externalId),
  ofOrder('Order ID', (row) => row.order?.orderId ?? ''),
  text('Workflow ID', ({ row }) => row.order?.workflowId ?? ''),
  ofItem('Item Name', (item) => item.name),
  ofItem('Item Priced By', () => 'Count'),
  ofItem('Unit Sold By', () => 'Count'),
  ofItem('Estimated Average Weight', () => '0'),
  ofItem('Requested Weight', () => '0'),
  ofItem('Final Weight', () => '0'),
  ofItem('Requested Count', count),
  ofItem('Final Count', count),
  ofItem('Requested Quantity', count),
  ofItem('Final Quantity', count),
  ofItem('Unit price', (item) => toBareAmount(item.priceCents)),
  text('External ID ', () => ''),
];

const REPEATED_ON_ITEMS = new Set([
  'Dining Mode',
  'Order Channel',
  'Order Status',
  'Order Date',
  'Order Accept Time',
]);

const SALES_OF_ITEM: Readonly<Record<string, (sales: number, tax: number) => number>> = {
  'Sales (excl. tax)': (sales) => sales,
  'Tax on Sales': (_, tax) => tax,
  'Sales (incl. tax)': (sales, tax) => sales + tax,
};

function onItemRowsToo(column: Column<UberRow>): Column<Line> {
  const { header, kind } = column;
  const repeated = REPEATED_ON_ITEMS.has(header);
  const sales = SALES_OF_ITEM[header];
  const print = ({ row, item }: Line): string => {
    if (!item || repeated) {
      return column.print(row);
    }
    if (!sales) {
      return '';
    }
    const total = item.count * item.priceCents;
    return toBareAmount(sales(total, taxOn(total, row.store.region)));
  };
  return { header, kind, print };
}
