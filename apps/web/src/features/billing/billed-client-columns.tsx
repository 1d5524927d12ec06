import { Link, Money } from '@platebook/ui';
import type { BilledClient, Plan } from '../../shared/api/entities.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { payerWords, statusWords, usedOf } from './billed-client.view.ts';
import { words } from './billing.messages.ts';

/** A client's own subscription page, which opens that client. */
export function subscriptionHref({ tenant_id: tenant }: BilledClient): string {
  return `/dashboard/subscription?${new URLSearchParams({ tenant })}`;
}

/** The columns of master billing; `day` formats an instant's day. */
export function billedClientColumns(
  day: (instant: string) => string,
): readonly ListColumn<BilledClient>[] {
  return [
    {
      id: 'name',
      header: words.client,
      value: ({ name }) => name,
      cell: (client) => (
        <Link href={subscriptionHref(client)} variant="quiet">
          {client.name}
        </Link>
      ),
      width: 200,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'plan',
      header: words.plan,
      value: ({ subscription }) => subscription.plan.name,
      width: 128,
      card: 'note',
    },
    { id: 'status', header: words.status, value: statusWords, width: 136, card: 'note-end' },
    { id: 'payer', header: words.paidBy, value: payerWords, width: 116 },
    {
      id: 'price',
      header: words.price,
      value: ({ subscription }) => subscription.plan.price_cents ?? 0,
      cell: ({ subscription: { plan } }) => <Price plan={plan} />,
      file: ({ subscription }) => ({ cents: subscription.plan.price_cents ?? 0 }),
      numeric: true,
      width: 96,
      sorts: true,
      card: 'value',
    },
    {
      id: 'currency',
      header: words.currency,
      value: ({ subscription }) => subscription.plan.currency,
      width: 88,
    },
    {
      id: 'per',
      header: words.per,
      value: ({ subscription }) => words[subscription.plan.interval],
      width: 76,
    },
    {
      id: 'next',
      header: words.next,
      value: ({ subscription }) => subscription.renews_at?.slice(0, 10) ?? '',
      cell: ({ subscription: { renews_at: at } }) => (at === null ? '' : day(at)),
      width: 116,
      sorts: true,
    },
    {
      id: 'people',
      header: words.people,
      value: ({ subscription: { usage, limits } }) => usedOf(usage.users, limits.users),
      width: 104,
    },
    {
      id: 'stores',
      header: words.stores,
      value: ({ subscription: { usage, limits } }) => usedOf(usage.stores, limits.stores),
      width: 104,
    },
  ];
}

function Price({ plan: { price_cents: cents, currency } }: { plan: Plan }) {
  return cents === null ? null : <Money cents={cents} currency={currency} show="none" />;
}

/** The filters of the list. */
export function billedClientProperties(plans: readonly Plan[]) {
  return [
    {
      id: 'payer',
      label: words.paidBy,
      single: true,
      values: [
        { value: 'you', label: words.paidByYou },
        { value: 'client', label: words.paidByClient },
        { value: 'somebody_else', label: words.paidByOther },
      ],
    },
    {
      id: 'plan',
      label: words.plan,
      single: true,
      values: plans.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      id: 'payment',
      label: words.payment,
      single: true,
      values: [{ value: 'past_due', label: words.pastDueOnly }],
    },
  ];
}
