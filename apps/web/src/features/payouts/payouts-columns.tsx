import { Link, Money, StatusPill, statusWords } from '@platebook/ui';
import type { PayoutSummary } from '../../shared/api/entities.ts';
import { formatDay, formatPeriod } from '../../shared/format/days.ts';
import { LINE_ITEMS } from '../../shared/format/line-items.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { payoutStatus } from '../../shared/format/payout-status.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { channelName } from '../../shared/page/payouts-table.tsx';
import { words } from './payouts.messages.ts';

/** The columns of the list of payouts; `hrefOf` links to one. */
export function payoutsColumns(
  hrefOf: (payout: PayoutSummary) => string,
): readonly ListColumn<PayoutSummary>[] {
  return [
    {
      id: 'paid',
      header: words.paid,
      value: ({ payout_on }) => payout_on,
      cell: (payout) => (
        <Link href={hrefOf(payout)} variant="quiet">
          {formatDay(payout.payout_on)}
        </Link>
      ),
      width: 124,
      pinned: true,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'store',
      header: words.store,
      value: ({ platform_store_name }) => platform_store_name,
      width: 196,
      sorts: true,
      card: 'title',
    },
    { id: 'platform', header: words.platform, value: channelName, width: 168, card: 'note' },
    {
      id: 'gross',
      header: words.gross,
      value: ({ gross_sales_cents }) => gross_sales_cents,
      cell: ({ gross_sales_cents, currency }) => (
        <Money cents={gross_sales_cents} currency={currency} show="none" />
      ),
      file: ({ gross_sales_cents }) => ({ cents: gross_sales_cents }),
      numeric: true,
      width: 116,
      sorts: true,
    },
    {
      id: 'net',
      header: words.net,
      value: ({ net_cents }) => net_cents,
      cell: ({ net_cents, currency }) => (
        <Money cents={net_cents} currency={currency} show="none" />
      ),
      file: ({ net_cents }) => ({ cents: net_cents }),
      numeric: true,
      width: 116,
      sorts: true,
      card: 'value',
    },
    {
      id: 'tips',
      header: LINE_ITEMS.tips,
      value: ({ tips_cents }) => tips_cents,
      cell: ({ tips_cents, currency }) => (
        <Money cents={tips_cents} currency={currency} show="none" />
      ),
      file: ({ tips_cents }) => ({ cents: tips_cents }),
      numeric: true,
      width: 104,
    },
    { id: 'currency', header: words.currency, value: ({ currency }) => currency, width: 92 },
    {
      id: 'status',
      header: words.status,
      value: (payout) => statusWords(payoutStatus(payout)).word,
      cell: (payout) => <StatusPill {...payoutStatus(payout)} />,
      width: 172,
    },
    { id: 'reference', header: words.reference, value: ({ payout_ref }) => payout_ref, width: 172 },
    {
      id: 'period',
      header: words.salesDays,
      value: ({ period_start_on, period_end_on }) => `${period_start_on} – ${period_end_on}`,
      cell: ({ period_start_on, period_end_on }) => formatPeriod(period_start_on, period_end_on),
      width: 220,
    },
  ];
}

/** The filters of payouts. */
export function payoutsProperties(
  stores: readonly { readonly id: string; readonly name: string }[],
) {
  return [
    {
      id: 'store',
      label: words.store,
      single: true,
      values: stores.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      id: 'platform',
      label: words.platform,
      single: true,
      values: Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label })),
    },
  ];
}
