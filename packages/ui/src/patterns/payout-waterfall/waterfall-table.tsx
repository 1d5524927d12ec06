import { formatMoney, formatShare, type Currency } from '../../components/money/format-money.ts';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import type { WaterfallData, WaterfallStep } from './waterfall-steps.ts';

export type WaterfallTableProps = WaterfallData & { caption: string; currency: Currency };

/** The numbers of the waterfall as a ledger column; also what prints. */
export function WaterfallTable({
  caption,
  currency,
  grossCents,
  steps,
  netCents,
}: WaterfallTableProps) {
  const amount = (cents: number) => formatMoney(cents, { currency, show: 'none' });
  const columns: readonly TableColumn<WaterfallStep>[] = [
    { id: 'step', header: 'Step', cell: (step) => step.label, rowHeader: true },
    {
      id: 'account',
      header: 'Account',
      cell: (step) => (step.unmapped === true ? 'No account yet' : step.account),
    },
    {
      id: 'amount',
      header: `Amount (${currency})`,
      cell: (step) => amount(step.cents),
      numeric: true,
    },
    {
      id: 'share',
      header: 'Of gross',
      cell: (step) => formatShare(step.cents, grossCents),
      numeric: true,
    },
  ];
  const gross: WaterfallStep = {
    id: 'gross',
    label: 'Gross sales',
    cents: grossCents,
    hue: 'gross',
  };
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={[gross, ...steps]}
      rowKey={(step) => step.id}
      totals={{
        step: 'Net payout',
        amount: amount(netCents),
        share: formatShare(netCents, grossCents),
      }}
    />
  );
}
