import { randomUUID } from 'node:crypto';
import { actorInTenant, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { callProvider } from './call-provider.ts';
import { paidPlanOf } from './paid-plan.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.port.ts';
import {
  LOCAL_PREFIX,
  changeCheckout,
  findSubscriptionOfPayer,
  insertCheckout,
} from './payments.store.ts';
import { returnPath } from './return-path.ts';
import { readStripeEvent } from './stripe-events.ts';
import { isSignedByStripe } from './stripe-signature.ts';
import { takeEvent } from './take-event.ts';
import type { EventDeps } from './take-event.ts';

export type PaymentsService = Payments & {
  /** Receives a webhook of the provider; throws `signature_invalid` unless exactly these bytes were signed recently. */
  readonly receive: (
    delivery: { readonly body: Buffer; readonly signature: string | undefined },
    requestId: string,
  ) => Promise<void>;
  /** Ends a subscription that another one replaced. */
  readonly end: (job: { readonly subscriptionRef: string }) => Promise<void>;
};

type Deps = EventDeps & {
  readonly database: Database;
  /** Null if the operator configured none: plans with a price cannot be bought then. */
  readonly provider: PaymentProvider | null;
};

export function createPaymentsService(deps: Deps): PaymentsService {
  const { database, clock, provider } = deps;
  return {
    isEnabled: provider !== null,
    startCheckout: (scope, planCode) => startCheckout(deps, scope, planCode),
    cancel: (scope) => cancel(deps, scope),
    receive: async ({ body, signature }, requestId) => {
      const isSigned =
        provider !== null &&
        isSignedByStripe(body, signature, { secret: provider.webhookSecret, now: clock.now() });
      if (!isSigned) {
        throw new AppError('signature_invalid');
      }
      const event = readStripeEvent(JSON.parse(body.toString('utf8')) as Record<string, unknown>);
      if (event !== null) {
        const actor: Actor = { kind: 'service', userId: null, requestId };
        await database.asOwner((tx) => takeEvent(tx, deps, { event, actor }));
      }
    },
    end: async ({ subscriptionRef }) => {
      await provider?.cancelNow(subscriptionRef);
    },
  };
}

async function startCheckout(
  deps: Deps,
  scope: TenantScope,
  planCode: string,
): Promise<{ checkoutId: string; checkoutUrl: string }> {
  const { database, clock, ledger, provider, siteUrl } = deps;
  const checkoutId = randomUUID();
  const at = clock.now();
  const { tenantId, userId } = scope;
  const { plan, payerId } = await database.inTenant(scope, async (tx) => {
    const found = await ledger.findPlan(tx, planCode);
    if (found === null) {
      throw new AppError('plan_not_found');
    }
    if (found.priceCents !== null && provider === null) {
      throw new AppError('payment_provider_unavailable');
    }
    const { paid } = await ledger.find(tx, scope);
    // The payer of a client stays its payer; anybody else who buys a plan pays as the client.
    const payer = paid?.payerId === userId ? userId : null;
    await insertCheckout(tx, {
      id: checkoutId,
      tenantId,
      planCode,
      createdAt: at,
      startedBy: userId,
      payerId: payer,
    });
    await recordAudit(tx, {
      actor: actorInTenant(scope),
      tenantId,
      action: 'checkout.started',
      target: { type: 'checkout', id: checkoutId },
      details: { plan: planCode },
      at,
    });
    return { plan: found, payerId: payer };
  });
  const chosen = { tenantId: scope.tenantId, planCode };
  const paidUrl = `${siteUrl}${returnPath('success', chosen)}`;
  if (plan.priceCents === null || provider === null) {
    await chooseFreePlan(deps, scope, checkoutId);
    return { checkoutId, checkoutUrl: paidUrl };
  }
  const failedUrl = `${siteUrl}${returnPath('failed', chosen)}`;
  const payerOf = await database.asOwner((tx) =>
    findSubscriptionOfPayer(tx, payerId === null ? { tenantId } : { payerId }),
  );
  const paidPlan = { ...paidPlanOf(plan), priceCents: plan.priceCents };
  const terms = { checkoutId, paidUrl, failedUrl, payerOf, paidUntil: null };
  const { ref, url } = await callProvider(() => provider.createCheckout({ ...paidPlan, ...terms }));
  await database.inTenant(scope, (tx) =>
    changeCheckout(tx, checkoutId, { provider_ref: ref, url }),
  );
  return { checkoutId: ref, checkoutUrl: url };
}

/** Records the event that a provider would send for a payment. */
async function chooseFreePlan(deps: Deps, scope: TenantScope, checkoutId: string): Promise<void> {
  const event: PaymentEvent = {
    id: `${LOCAL_PREFIX}${checkoutId}`,
    occurredAt: deps.clock.now(),
    checkoutId,
    subscriptionRef: `${LOCAL_PREFIX}${checkoutId}`,
    fact: { kind: 'checkout_paid' },
  };
  await deps.database.asOwner((tx) => takeEvent(tx, deps, { event, actor: actorInTenant(scope) }));
}

async function cancel(deps: Deps, scope: TenantScope): Promise<void> {
  const { database, clock, ledger, provider } = deps;
  const { paid } = await database.inTenant(scope, (tx) => ledger.find(tx, scope));
  const ref = paid?.providerRef ?? null;
  if (paid === null || ref === null || paid.state === 'cancelled') {
    throw new AppError('subscription_not_cancellable');
  }
  if (paid.cancelsAt !== null) {
    return;
  }
  if (provider === null) {
    throw new AppError('payment_provider_unavailable');
  }
  const fact = await callProvider(() => provider.cancelAtPeriodEnd(ref, paid.renewsAt));
  const event: PaymentEvent = {
    id: `answer:${randomUUID()}`,
    occurredAt: clock.now(),
    checkoutId: null,
    subscriptionRef: ref,
    fact,
  };
  await database.asOwner((tx) => takeEvent(tx, deps, { event, actor: actorInTenant(scope) }));
}
