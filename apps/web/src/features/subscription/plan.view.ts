import type { Plan, Subscription } from '../../shared/api/entities.ts';
import { counted, formatCount } from '../../shared/format/counted.ts';

type Counted = keyof Subscription['usage'];

const THINGS: readonly {
  id: Counted;
  label: string;
  one: string;
  many: string;
}[] = [
  { id: 'clients', label: 'Clients', one: 'client', many: 'clients' },
  { id: 'stores', label: 'Stores', one: 'store', many: 'stores' },
  { id: 'channels', label: 'Channels', one: 'channel', many: 'channels' },
  { id: 'users', label: 'People', one: 'person', many: 'people' },
];

/** What a plan counts, with how much of it is used. */
export function usageOf({ usage, limits }: Pick<Subscription, 'usage' | 'limits'>) {
  return THINGS.map(({ id, label }) => ({
    label,
    used: usage[id],
    limit: limits[id],
  }));
}

/** "36 months", "No limit". */
export function historyWords(months: number | null): string {
  return months === null ? 'No limit' : counted(months, 'month');
}

/** Writes an amount: "$49.00". */
export type MoneyFormat = (cents: number, format: { currency: Plan['currency'] }) => string;

/** "$49.00 a month"; null where nothing is charged. */
export function priceWords(
  { price_cents: cents, currency, interval }: Pick<Plan, 'price_cents' | 'currency' | 'interval'>,
  format: MoneyFormat,
): string | null {
  return cents === null ? null : `${format(cents, { currency })} a ${interval}`;
}

/** What a plan allows, a line each. */
export function allowances({ limits }: Pick<Plan, 'limits'>): string[] {
  const lines = THINGS.map(({ id, one, many }) => {
    const limit = limits[id];
    return limit === null ? `No limit on ${many}` : `Up to ${counted(limit, one, many)}`;
  });
  const unlimited = THINGS.every(({ id }) => limits[id] === null);
  const history =
    limits.history_months === null
      ? 'Sync as far back as the platform allows'
      : `Sync up to ${counted(limits.history_months, 'month')} back`;
  return unlimited
    ? ['No limit on clients, stores, channels, or people', history]
    : [...lines, history];
}

/** What is used beyond what a plan allows, a sentence each. */
export function overLimits(
  { usage }: Pick<Subscription, 'usage'>,
  { name, limits }: Pick<Plan, 'name' | 'limits'>,
): string[] {
  return THINGS.flatMap(({ id, one, many }) => {
    const limit = limits[id];
    return limit === null || usage[id] <= limit
      ? []
      : [`You have ${counted(usage[id], one, many)}; ${name} includes ${formatCount(limit)}.`];
  });
}

/** The cheapest plan with a price that allows all that is used; null where none does. */
export function smallestFit(
  subscription: Pick<Subscription, 'usage'>,
  plans: readonly Plan[],
): string | null {
  const fitting = plans.filter(
    (plan) => plan.price_cents !== null && overLimits(subscription, plan).length === 0,
  );
  const monthly = ({ price_cents: cents, interval }: Plan) =>
    (cents ?? 0) * (interval === 'year' ? 1 : 12);
  return fitting.toSorted((a, b) => monthly(a) - monthly(b))[0]?.code ?? null;
}

/** The plan whose button stands out while one has to be chosen: the own one where it fits. Null while one goes on. */
export function suggestedPlan(subscription: Subscription, plans: readonly Plan[]): string | null {
  const { plan: own } = subscription;
  if (isKept(subscription, own.code)) {
    return null;
  }
  const ownFits = own.price_cents !== null && overLimits(subscription, own).length === 0;
  return ownFits ? own.code : smallestFit(subscription, plans);
}

export type Billing = {
  /** Nothing is sold here: no prices, nothing to choose for money. */
  readonly isOff: boolean;
  /** The plans that can be chosen, or are the own one. */
  readonly plans: readonly Plan[];
};

/** What can be bought here. A plan with a price needs a payment provider. */
export function billingOf(
  { items, payments_enabled: canPay }: { items: readonly Plan[]; payments_enabled: boolean },
  { plan: own }: Pick<Subscription, 'plan'>,
): Billing {
  const listed = items.some(({ code }) => code === own.code) ? items : [own, ...items];
  const plans = listed.filter(
    ({ code, price_cents: cents }) => canPay || cents === null || code === own.code,
  );
  return {
    isOff: !canPay || plans.every(({ price_cents: cents }) => cents === null),
    plans,
  };
}

/** Whether there is something to cancel: a paid plan that goes on. */
export function canCancel({ plan, state, cancels_at: endsAt, trial }: Subscription): boolean {
  return (
    plan.price_cents !== null &&
    trial === null &&
    endsAt === null &&
    (state === 'active' || state === 'past_due')
  );
}

/** Whether this is the plan one has and keeps; choosing it again would change nothing. */
export function isKept({ plan, state, cancels_at: endsAt }: Subscription, code: string): boolean {
  return plan.code === code && state === 'active' && endsAt === null;
}

/** What choosing a plan changes, a sentence each. */
export function changeLines(subscription: Subscription, to: Plan, format: MoneyFormat): string[] {
  const { plan: own, state, limits } = subscription;
  const price = priceWords(to, format);
  const starts =
    price === null
      ? `${to.name} costs nothing and starts right away.`
      : `${to.name} costs ${price}. It starts, and you’re charged, when you pay on the next page.`;
  const over = overLimits(subscription, to);
  const isShorter =
    to.limits.history_months !== null &&
    (limits.history_months === null || to.limits.history_months < limits.history_months);
  return [
    starts,
    ...endOf(subscription, to, own.name),
    ...over.map((line) => `${line} Everything stays, but you can’t add more until you’re under.`),
    ...(isShorter
      ? [
          `You can sync up to ${historyWords(
            to.limits.history_months,
          )} back. Payouts already in Platebook stay.`,
        ]
      : []),
    state === 'expired' || state === 'cancelled' || !subscription.can_post
      ? 'Posting resumes. Entries already in your books stay as they are.'
      : 'Entries already in your books stay as they are.',
  ];
}

function endOf({ state, trial, plan }: Subscription, to: Plan, name: string): string[] {
  if (trial !== null) {
    return state === 'trial' ? ['Your trial ends then.'] : [];
  }
  if (plan.price_cents === null || state === 'cancelled') {
    return [];
  }
  const ending = plan.code === to.code ? `Your current ${plan.interval}` : name;
  return state === 'past_due'
    ? [`A new ${to.interval} starts then.`]
    : [`${ending} ends then. What’s left of it isn’t refunded.`];
}

/** What canceling does; `endsOn` is the day up to which it is paid for, where that is known. */
export function cancelLines(name: string, endsOn: string | null): string[] {
  return [
    endsOn === null
      ? `${name} stays until the end of what you’ve paid for.`
      : `${name} stays until ${endsOn}. Payouts post until then.`,
    'After that, nothing new posts to your books.',
    'You can still read and export everything. Nothing is deleted.',
    'You won’t be charged again.',
  ];
}
