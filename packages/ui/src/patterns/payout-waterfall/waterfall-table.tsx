import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import { accountWords } from './waterfall-chart.tsx';
import { writeShare, type WaterfallStep } from './waterfall-step.ts';
import { payoutWaterfallWords } from './payout-waterfall.words.ts';

export type WaterfallTableProps = {
  caption: string;
  currency: Currency;
  steps: readonly WaterfallStep[];
};

/** The numbers of the waterfall as a ledger column; also the print version. */
export function WaterfallTable({ caption, currency, steps }: WaterfallTableProps) {
  const formatMoney = useMoneyFormat();
  const columns = columnsIn(currency, (cents) => formatMoney(cents, { currency, show: 'none' }));
  const net = steps.at(-1);
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={steps.slice(0, -1)}
      rowKey={(step) => step.id}
      totals={
        net === undefined
          ? undefined
          : Object.fromEntries(columns.map((column) => [column.id, column.cell(net)]))
      }
    />
  );
}

function columnsIn(
  currency: Currency,
  write: (cents: number) => string,
): readonly TableColumn<WaterfallStep>[] {
  return [
    { id: 'step', header: payoutWaterfallWords.step, cell: (step) => step.label, rowHeader: true },
    { id: 'account', header: payoutWaterfallWords.account, cell: accountWords },
    {
      id: 'amount',
      header: payoutWaterfallWords.amount(currency),
      cell: (step) => write(step.amountCents),
      numeric: true,
    },
    {
      id: 'share',
      header: payoutWaterfallWords.ofGrossColumn,
      cell: (step) => writeShare(step.shareBasisPoints),
      numeric: true,
    },
  ];
}
