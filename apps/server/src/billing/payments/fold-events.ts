import type { PaymentEvent, PaymentFact } from './payment-provider.ts';

/** The state that the events of one subscription fold to. */
export type FoldedSubscription = {
  readonly state: 'active' | 'past_due' | 'cancelled';
  readonly renewsAt: Date | null;
  readonly cancelsAt: Date | null;
  readonly pastDueSince: Date | null;
  /** The plan since the last change; null while it is the plan of the checkout. */
  readonly planCode: string | null;
};

/** Breaks ties within the same second: causes before effects, success after failure. */
const RANK: Readonly<Record<PaymentFact['kind'], number>> = {
  checkout_failed: 0,
  checkout_paid: 1,
  invoice_failed: 2,
  invoice_paid: 3,
  subscription_changed: 4,
  subscription_ended: 5,
};

/** Sorts events by when they happened; they may arrive in any order. */
export function inOrder(events: readonly PaymentEvent[]): PaymentEvent[] {
  return events.toSorted(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      RANK[a.fact.kind] - RANK[b.fact.kind] ||
      (a.id < b.id ? -1 : 1),
  );
}

const STARTING: FoldedSubscription = {
  state: 'active',
  renewsAt: null,
  cancelsAt: null,
  pastDueSince: null,
  planCode: null,
};

/** Deterministic and idempotent: neither order nor repetition of the events changes the result. */
export function foldEvents(events: readonly PaymentEvent[]): FoldedSubscription {
  const byId = new Map(events.map((event) => [event.id, event]));
  let folded = STARTING;
  for (const { fact, occurredAt } of inOrder([...byId.values()])) {
    if (folded.state === 'cancelled') {
      return folded;
    }
    folded = apply(folded, fact, occurredAt);
  }
  return folded;
}

function apply(
  before: FoldedSubscription,
  fact: PaymentFact,
  occurredAt: Date,
): FoldedSubscription {
  switch (fact.kind) {
    case 'checkout_paid':
    case 'checkout_failed':
      return before;
    case 'invoice_paid':
      return {
        ...before,
        state: 'active',
        renewsAt: later(before.renewsAt, fact.periodEndsAt),
        pastDueSince: null,
      };
    case 'invoice_failed':
      return { ...before, state: 'past_due', pastDueSince: before.pastDueSince ?? occurredAt };
    case 'subscription_changed':
      return {
        state: fact.state,
        renewsAt: fact.periodEndsAt ?? before.renewsAt,
        cancelsAt: fact.cancelsAt ?? (fact.state === 'cancelled' ? occurredAt : null),
        pastDueSince: fact.state === 'past_due' ? (before.pastDueSince ?? occurredAt) : null,
        planCode: fact.planCode ?? before.planCode,
      };
    case 'subscription_ended':
      return { ...before, state: 'cancelled', cancelsAt: occurredAt, pastDueSince: null };
    default:
      return fact satisfies never;
  }
}

function later(a: Date | null, b: Date | null): Date | null {
  return a === null || (b !== null && b > a) ? b : a;
}
