import { Link, Money, StatusPill, Table, type TableColumn } from '@platebook/ui';
import type { PayoutSummary } from '../api/entities.ts';
import { formatDay } from '../format/days.ts';
import { PLATFORM_NAMES } from '../format/names.ts';
import { payoutStatus } from '../format/payout-status.ts';
import { sortPayouts } from './sort-payouts.ts';
import { words } from './page.messages.tsx';

export type PayoutsTableProps = {
  caption: string;
  payouts: readonly PayoutSummary[];
  /** The payout shown below. */
  currentId?: string;
  /** The link to a payout's page. */
  hrefOf: (payout: PayoutSummary) => string;
};

/** Payouts as a ledger: sales, deposit and status. */
export function PayoutsTable({ caption, payouts, currentId, hrefOf }: PayoutsTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      rows={sortPayouts(payouts)}
      rowKey={({ id }) => id}
      columns={columnsOf(hrefOf, currencyOf(payouts), currentId)}
    />
  );
}

function columnsOf(
  hrefOf: PayoutsTableProps['hrefOf'],
  currency: PayoutSummary['currency'] | null,
  currentId: string | undefined,
): TableColumn<PayoutSummary>[] {
  const unit = currency === null ? '' : ` (${currency})`;
  const amount = (payout: PayoutSummary, cents: number) => (
    <Money cents={cents} currency={payout.currency} show="none" />
  );
  return [
    {
      id: 'paid',
      header: words.paid,
      rowHeader: true,
      cell: (payout) => (
        <Link
          href={hrefOf(payout)}
          variant="quiet"
          aria-current={payout.id === currentId ? 'page' : undefined}
        >
          {formatDay(payout.payout_on)}
        </Link>
      ),
    },
    { id: 'store', header: words.store, cell: ({ platform_store_name }) => platform_store_name },
    { id: 'platform', header: words.platform, cell: channelName },
    {
      id: 'gross',
      header: words.grossSales(unit),
      numeric: true,
      cell: (payout) => amount(payout, payout.gross_sales_cents),
    },
    {
      id: 'net',
      header: words.netDeposit(unit),
      numeric: true,
      cell: (payout) => amount(payout, payout.net_cents),
    },
    // Only a list with several currencies names each one.
    ...(currency === null
      ? [
          {
            id: 'currency',
            header: words.currency,
            cell: (payout: PayoutSummary) => payout.currency,
          },
        ]
      : []),
    {
      id: 'status',
      header: words.status,
      cell: (payout) => <StatusPill {...payoutStatus(payout)} />,
    },
  ];
}

/** The platform, with the channel if it is not the marketplace. */
export function channelName({ platform, channel }: PayoutSummary): string {
  const name = PLATFORM_NAMES[platform];
  return channel === 'Marketplace' ? name : `${name}, ${channel}`;
}

/** The common currency of all payouts; null if they differ. */
function currencyOf(payouts: readonly PayoutSummary[]): PayoutSummary['currency'] | null {
  const currencies = new Set(payouts.map(({ currency }) => currency));
  return currencies.size === 1 ? (payouts[0]?.currency ?? null) : null;
}
