import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { invitationCodesRoutes } from '../billing/invitation-codes/invitation-codes.routes.ts';
import { createInvitationCodesService } from '../billing/invitation-codes/invitation-codes.service.ts';
import type { InvitationCodesService } from '../billing/invitation-codes/invitation-codes.service.ts';
import { createInvitationTries } from '../billing/invitation-codes/invitation-tries.ts';
import { createInviteGate } from '../billing/invitation-codes/invite-gate.ts';
import type { InviteGate } from '../billing/invitation-codes/invite-gate.port.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import { billingRoutes } from '../billing/plans/billing.routes.ts';
import { createBillingService } from '../billing/payments/billing.service.ts';
import { paymentsRoutes } from '../billing/payments/payments.routes.ts';
import { createPaymentsService } from '../billing/payments/payments.service.ts';
import { createStripeProvider } from '../billing/payments/stripe-provider.ts';
import { testBillingPages } from '../billing/payments/test-billing-pages.ts';
import { testCheckoutPages } from '../billing/payments/test-checkout-pages.ts';
import { createTestProvider } from '../billing/payments/test-provider.ts';
import { createEntitlements } from '../billing/plans/entitlements.ts';
import type { Entitlements } from '../billing/plans/entitlement.port.ts';
import { masterBillingRoutes } from '../billing/plans/master-billing.routes.ts';
import { createMasterBillingService } from '../billing/plans/master-billing.service.ts';
import { remindOfTrials } from '../billing/plans/remind-of-trials.ts';
import { createSubscriptionLedger } from '../billing/plans/subscription-ledger.ts';
import { presentPlan } from '../billing/plans/subscriptions.presenter.ts';
import { subscriptionsRoutes } from '../billing/plans/subscriptions.routes.ts';
import { createSubscriptionsService } from '../billing/plans/subscriptions.service.ts';
import { createVerificationCodesService } from '../identity/verification-codes/verification-codes.service.ts';
import type { VerificationCodesService } from '../identity/verification-codes/verification-codes.service.ts';
import type { PageRoutes } from '../http/dev-pages.ts';
import type { Handlers } from '../http/operations.ts';
import type { PublicFacts } from '../http/pages-module.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SealedBox } from '../platform/sealed-box.ts';
import { loadServerSecret } from '../platform/server-secrets.ts';

type Parts = {
  readonly config: Pick<
    Config,
    'siteUrl' | 'devInbox' | 'inviteCodeRequired' | 'inviteTriesPerMinute' | 'stripe'
  >;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly box: SealedBox;
  readonly outbox: Outbox;
  readonly notifier: Notifier;
  readonly outbound: Outbound;
};

type SubscriptionHandlers = Pick<Handlers, 'checkInviteCode'> &
  ReturnType<typeof subscriptionsRoutes> &
  ReturnType<typeof paymentsRoutes> &
  ReturnType<typeof billingRoutes> &
  ReturnType<typeof masterBillingRoutes>;

export type Subscriptions = {
  readonly entitlements: Entitlements;
  readonly invites: InviteGate;
  readonly invitationCodes: InvitationCodesService;
  readonly verificationCodes: VerificationCodesService;
  readonly handlers: SubscriptionHandlers;
  /** The public facts about it on the front page. */
  readonly publicFacts: () => Promise<Omit<PublicFacts, 'banners'>>;
  readonly pages: readonly PageRoutes[];
  readonly startWorker: () => Promise<void>;
};

const EVERY_MORNING = '41 6 * * *';

/** Registration, entitlements and billing. */
export async function composeSubscriptions(parts: Parts): Promise<Subscriptions> {
  const { config, database, clock, queue, outbox, notifier, outbound } = parts;
  const { siteUrl } = config;
  const pepper = await loadServerSecret(parts, 'invitation-codes');
  const ledger = createSubscriptionLedger({ clock });
  const test = config.devInbox && config.stripe === null ? await testProvider(parts) : null;
  const provider =
    config.stripe === null ? test : createStripeProvider({ ...config.stripe, outbound });
  const paying = { database, clock, ledger, outbox, notifier, queue, siteUrl, provider };
  const payments = createPaymentsService(paying);
  const billing = createBillingService(paying);
  const invites = createInviteGate({
    database,
    clock,
    pepper,
    tries: createInvitationTries(database.pool, { perMinute: config.inviteTriesPerMinute }),
    requiredByDefault: config.inviteCodeRequired,
  });
  const subscriptions = createSubscriptionsService({ database, clock });
  const master = createMasterBillingService({ database, clock, billing });
  return {
    entitlements: createEntitlements({ clock }),
    invites,
    invitationCodes: createInvitationCodesService({ database, clock, pepper }),
    verificationCodes: createVerificationCodesService({ database, clock, outbox }),
    handlers: {
      ...invitationCodesRoutes(invites),
      ...subscriptionsRoutes(subscriptions, payments),
      ...paymentsRoutes(payments),
      ...billingRoutes(billing, subscriptions),
      ...masterBillingRoutes(master, { clock }),
    },
    publicFacts: async () => ({
      plans: (await subscriptions.plans()).map(presentPlan),
      needsInvite: await invites.isRequired(),
    }),
    pages:
      test === null
        ? []
        : [testCheckoutPages({ ...parts, ...test, ledger, siteUrl }), testBillingPages(parts)],
    startWorker: async () => {
      await queue.work('payments.end', (job) => payments.end(job));
      await queue.work('plans.remind', async () => {
        await remindOfTrials({ database, clock, outbox, siteUrl });
      });
      await queue.schedule('plans.remind', EVERY_MORNING);
    },
  };
}

async function testProvider(parts: Parts) {
  const secret = await loadServerSecret(parts, 'test-payments');
  return createTestProvider({
    ...parts,
    siteUrl: parts.config.siteUrl,
    webhookSecret: secret.toString('hex'),
  });
}
