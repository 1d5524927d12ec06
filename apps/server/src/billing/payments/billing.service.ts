import { randomUUID } from 'node:crypto';
import { actorInTenant, recordAudit } from '../../audit/audit-log.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { LedgerSubscription } from '../plans/subscription-ledger.port.ts';
import { callProvider } from './call-provider.ts';
import { findBillingDetails, saveBillingDetails } from './billing-details.store.ts';
import { invoicesFor, readInvoicesOf } from './invoices-of-tenant.ts';
import { changePayer, previewPayer } from './move-payer.ts';
import { paidPlanOf } from './paid-plan.ts';
import type { BillingDetails, BillingService, PaymentOf, PlanChange } from './billing.port.ts';
import type { PaymentProvider, SubscriptionChanged } from './payment-provider.ts';
import { findSubscriptionOfPayer } from './payments.store.ts';
import { takeEvent } from './take-event.ts';
import type { EventDeps } from './take-event.ts';

type BillingDeps = EventDeps & {
  readonly database: Database;
  readonly provider: PaymentProvider | null;
};

/** How long the amounts of a preview can be confirmed. */
const PREVIEW_LIFE_MS = 15 * 60 * 1_000;

export function createBillingService(deps: BillingDeps): BillingService {
  const { database } = deps;
  return {
    invoices: (scope) => readInvoicesOf(deps, scope),
    previewChange: (scope, planCode) => previewChange(deps, scope, planCode),
    changePlan: (scope, change) => changePlan(deps, scope, change),
    resume: (scope) => resume(deps, scope),
    paymentOf: (scope) => paymentOf(deps, scope),
    openPortal: async (scope, returnPath) => {
      const { ref, provider } = await ownSubscription(deps, scope);
      return callProvider(() => provider.portalUrl(ref, `${deps.siteUrl}${returnPath}`));
    },
    previewPayer: (scope, to) => previewPayer(deps, scope, to),
    changePayer: (scope, to) => changePayer(deps, scope, to),
    invoicesFor: (who) => invoicesFor(deps, who),
    methodOfPayer: async (userId) => {
      const { provider } = deps;
      const ref = await database.asOwner((tx) => findSubscriptionOfPayer(tx, { payerId: userId }));
      return ref === null || provider === null
        ? null
        : callProvider(() => provider.paymentMethod(ref));
    },
    details: (scope) => database.inTenant(scope, (tx) => findBillingDetails(tx, scope.tenantId)),
    saveDetails: (scope, details) => saveDetails(deps, scope, details),
  };
}

type Own = {
  readonly subscription: LedgerSubscription;
  readonly paid: NonNullable<LedgerSubscription['paid']>;
  readonly ref: string;
  readonly provider: PaymentProvider;
};

/** The tenant's subscription at the provider, whoever pays for it. */
async function ownSubscription(
  { database, ledger, provider }: BillingDeps,
  scope: TenantScope,
): Promise<Own> {
  const subscription = await database.inTenant(scope, (tx) => ledger.find(tx, scope));
  const { paid } = subscription;
  const ref = paid?.providerRef ?? null;
  if (paid === null || ref === null || provider === null) {
    throw new AppError('subscription_not_changeable');
  }
  if (paid.payerId !== null && paid.payerId !== scope.userId) {
    throw new AppError('not_the_payer');
  }
  return { subscription, paid, ref, provider };
}

async function changeTo(deps: BillingDeps, scope: TenantScope, planCode: string) {
  const own = await ownSubscription(deps, scope);
  const to = await deps.database.inTenant(scope, (tx) => deps.ledger.findPlan(tx, planCode));
  if (to === null) {
    throw new AppError('plan_not_found');
  }
  const { plan: from } = own.subscription;
  const { state, cancelsAt } = own.paid;
  const goesOn = state === 'active' && (cancelsAt === null || cancelsAt > deps.clock.now());
  const { priceCents } = to;
  if (priceCents === null || !goesOn || from.code === to.code || from.currency !== to.currency) {
    throw new AppError('subscription_not_changeable');
  }
  return { ...own, from, to, paidPlan: { ...paidPlanOf(to), priceCents } };
}

async function previewChange(
  deps: BillingDeps,
  scope: TenantScope,
  planCode: string,
): Promise<PlanChange> {
  const { from, to, paidPlan, ref, provider } = await changeTo(deps, scope, planCode);
  // Provider timestamps are in whole seconds.
  const at = new Date(Math.floor(deps.clock.now().getTime() / 1_000) * 1_000);
  const amounts = await callProvider(() => provider.previewChange(ref, paidPlan, at));
  return { ...amounts, from, to, at };
}

async function changePlan(
  deps: BillingDeps,
  scope: TenantScope,
  { planCode, at }: { readonly planCode: string; readonly at: Date },
): Promise<void> {
  const { paidPlan, ref, provider } = await changeTo(deps, scope, planCode);
  const age = deps.clock.now().getTime() - at.getTime();
  if (age < 0 || age > PREVIEW_LIFE_MS) {
    throw new AppError('plan_preview_outdated');
  }
  const fact = await callProvider(() => provider.changePlan(ref, paidPlan, at));
  await takeAnswer(deps, scope, { ref, fact });
}

async function resume(deps: BillingDeps, scope: TenantScope): Promise<void> {
  const { paid, ref, provider } = await ownSubscription(deps, scope).catch((cause: unknown) => {
    throw cause instanceof AppError && cause.code === 'subscription_not_changeable'
      ? new AppError('subscription_not_resumable')
      : cause;
  });
  const { state, cancelsAt } = paid;
  if (state === 'cancelled' || cancelsAt === null || cancelsAt <= deps.clock.now()) {
    throw new AppError('subscription_not_resumable');
  }
  const fact = await callProvider(() => provider.resume(ref, cancelsAt));
  await takeAnswer(deps, scope, { ref, fact });
}

/** Applies the provider's response as one of its events. */
async function takeAnswer(
  deps: BillingDeps,
  scope: TenantScope,
  { ref, fact }: { readonly ref: string; readonly fact: SubscriptionChanged },
): Promise<void> {
  const event = {
    id: `answer:${randomUUID()}`,
    occurredAt: deps.clock.now(),
    checkoutId: null,
    subscriptionRef: ref,
    fact,
  };
  await deps.database.asOwner((tx) => takeEvent(tx, deps, { event, actor: actorInTenant(scope) }));
}

async function paymentOf(
  { database, ledger, provider }: BillingDeps,
  scope: TenantScope,
): Promise<PaymentOf> {
  const { paid } = await database.inTenant(scope, (tx) => ledger.find(tx, scope));
  const payerId = paid?.payerId ?? null;
  const paidBy = payerId === null ? 'client' : payerId === scope.userId ? 'you' : 'somebody_else';
  const ref = paid?.providerRef ?? null;
  const isShown = ref !== null && provider !== null && paidBy !== 'somebody_else';
  return { paidBy, method: isShown ? await callProvider(() => provider.paymentMethod(ref)) : null };
}

async function saveDetails(
  deps: BillingDeps,
  scope: TenantScope,
  details: BillingDetails,
): Promise<BillingDetails> {
  const { database, clock, ledger, provider } = deps;
  const { tenantId } = scope;
  const before = await database.inTenant(scope, (tx) => findBillingDetails(tx, tenantId));
  if (before.taxId !== details.taxId) {
    const { paid } = await database.inTenant(scope, (tx) => ledger.find(tx, scope));
    if (paid !== null && paid.payerId !== null) {
      throw new AppError('not_the_payer');
    }
    const ref = paid?.providerRef ?? null;
    if (ref === null || provider === null) {
      throw new AppError('subscription_not_changeable');
    }
    await callProvider(() => provider.saveTaxId(ref, details.taxId));
  }
  return database.inTenant(scope, async (tx) => {
    const at = clock.now();
    await saveBillingDetails(tx, tenantId, details, at);
    await recordAudit(tx, {
      actor: actorInTenant(scope),
      tenantId,
      action: 'billing_details.updated',
      target: { type: 'subscription', id: tenantId },
      before,
      after: details,
      at,
    });
    return findBillingDetails(tx, tenantId);
  });
}
