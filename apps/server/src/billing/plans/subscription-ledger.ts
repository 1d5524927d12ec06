import type { Clock } from '../../platform/clock.ts';
import { findListedPlan, findPlan } from './plans.store.ts';
import type { SubscriptionLedger } from './subscription-ledger.port.ts';
import {
  findSubscription,
  lockSubscription,
  ownerEmails,
  savePaid,
  tenantName,
} from './subscriptions.store.ts';

export function createSubscriptionLedger({ clock }: { clock: Clock }): SubscriptionLedger {
  return {
    findPlan: findListedPlan,
    hasPlan: async (tx, code) => (await findPlan(tx, code)) !== null,
    find: (tx, { tenantId }) => findSubscription(tx, tenantId),
    lock: (tx, { tenantId }) => lockSubscription(tx, tenantId, clock.now()),
    savePaid: (tx, { tenantId }, change) => savePaid(tx, tenantId, { ...change, at: clock.now() }),
    payers: async (tx, { tenantId }) => ({
      tenant: await tenantName(tx, tenantId),
      emails: await ownerEmails(tx, tenantId),
    }),
  };
}
