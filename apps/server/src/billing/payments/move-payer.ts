import { randomUUID } from 'node:crypto';
import { actorInTenant, recordAudit } from '../../audit/audit-log.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { callProvider } from './call-provider.ts';
import type { PayerChange } from './billing.port.ts';
import { paidPlanOf } from './paid-plan.ts';
import type { PaidPlan, PaymentProvider } from './payment-provider.ts';
import { changeCheckout, findSubscriptionOfPayer, insertCheckout } from './payments.store.ts';
import { returnPath } from './return-path.ts';
import { takeEvent } from './take-event.ts';
import type { EventDeps } from './take-event.ts';

type Deps = EventDeps & {
  readonly database: Database;
  readonly provider: PaymentProvider | null;
};

type Move = PayerChange & {
  readonly provider: PaymentProvider;
  readonly paidPlan: PaidPlan;
  /** An earlier subscription of the new payer; null if they never paid. */
  readonly payerOf: string | null;
  readonly payerId: string | null;
};

/** Providers accept a deferred start of a subscription only if it is at least two days ahead. */
const LEAST_AHEAD_MS = 48 * 60 * 60 * 1_000;

/** Previews the change of payer to the caller or to the client itself; nothing is charged twice. */
export async function previewPayer(
  deps: Deps,
  scope: TenantScope,
  to: PayerChange['to'],
): Promise<Move> {
  const { database, ledger, provider, clock } = deps;
  const { plan, paid } = await database.inTenant(scope, (tx) => ledger.find(tx, scope));
  const payerId = to === 'you' ? scope.userId : null;
  const { priceCents } = plan;
  const isMovable =
    paid !== null &&
    paid.state === 'active' &&
    paid.cancelsAt === null &&
    paid.providerRef !== null &&
    paid.payerId !== payerId;
  if (!isMovable || priceCents === null || provider === null || paid.renewsAt === null) {
    throw new AppError('payer_not_changeable');
  }
  const payerOf = await database.asOwner((tx) =>
    findSubscriptionOfPayer(tx, payerId === null ? { tenantId: scope.tenantId } : { payerId }),
  );
  const method =
    payerOf === null ? null : await callProvider(() => provider.paymentMethod(payerOf));
  if (paid.renewsAt.getTime() - clock.now().getTime() < LEAST_AHEAD_MS) {
    throw new AppError('payer_not_changeable');
  }
  const paidPlan = { ...paidPlanOf(plan), priceCents };
  return { to, plan, startsAt: paid.renewsAt, method, provider, paidPlan, payerOf, payerId };
}

/**
 * Moves a subscription to another payer; returns the URL where a payment method must first be entered, or null if the
 * move is done.
 */
export async function changePayer(
  deps: Deps,
  scope: TenantScope,
  to: PayerChange['to'],
): Promise<string | null> {
  const move = await previewPayer(deps, scope, to);
  const { payerOf, provider, paidPlan, startsAt: paidUntil } = move;
  const checkoutId = await beginMove(deps, scope, move);
  if (payerOf !== null && move.method !== null) {
    const terms = { paidUntil, key: checkoutId };
    const { ref, changed } = await callProvider(() =>
      provider.startForPayerOf(payerOf, paidPlan, terms),
    );
    const actor = actorInTenant(scope);
    const occurredAt = deps.clock.now();
    const common = { occurredAt, subscriptionRef: ref };
    await deps.database.asOwner(async (tx) => {
      for (const event of [
        {
          ...common,
          id: `move:${checkoutId}`,
          checkoutId,
          fact: { kind: 'checkout_paid' } as const,
        },
        { ...common, id: `answer:${checkoutId}`, checkoutId: null, fact: changed },
      ]) {
        await takeEvent(tx, deps, { event, actor });
      }
    });
    return null;
  }
  const chosen = { tenantId: scope.tenantId, planCode: paidPlan.planCode };
  const { ref, url } = await callProvider(() =>
    provider.createCheckout({
      ...paidPlan,
      checkoutId,
      paidUrl: `${deps.siteUrl}${returnPath('success', chosen)}`,
      failedUrl: `${deps.siteUrl}${returnPath('failed', chosen)}`,
      payerOf,
      paidUntil,
    }),
  );
  await deps.database.inTenant(scope, (tx) =>
    changeCheckout(tx, checkoutId, { provider_ref: ref, url }),
  );
  return url;
}

/** Opens the checkout that makes someone the payer. */
async function beginMove(
  { database, clock }: Deps,
  scope: TenantScope,
  { to, payerId, paidPlan }: Move,
): Promise<string> {
  const id = randomUUID();
  const { tenantId, userId } = scope;
  const at = clock.now();
  await database.inTenant(scope, async (tx) => {
    const { planCode } = paidPlan;
    await insertCheckout(tx, { id, tenantId, planCode, createdAt: at, startedBy: userId, payerId });
    await recordAudit(tx, {
      actor: actorInTenant(scope),
      tenantId,
      action: 'payer.change_started',
      target: { type: 'checkout', id },
      details: { to },
      at,
    });
  });
  return id;
}
