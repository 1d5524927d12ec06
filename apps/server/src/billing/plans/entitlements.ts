import { recordAudit } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../http/errors.ts';
import { offerOfUser } from '../invitation-codes/invitations.read-model.ts';
import type { Entitlements } from './entitlement.port.ts';
import { defaultPlan, findPlan } from './plans.store.ts';
import type { Plan } from './plans.store.ts';
import { subscriptionStatusOf } from './subscription-status.ts';
import {
  countUsage,
  findSubscription,
  insertSubscription,
  lockSubscription,
  startOf,
  lockThing,
  sumStoredBytes,
  savePosted,
} from './subscriptions.store.ts';

export function createEntitlements({ clock }: { clock: Clock }): Entitlements {
  return {
    assertWithinLimit: async (tx, { tenantId }, thing) => {
      const { plan } = await findSubscription(tx, tenantId);
      const limit = plan.limits[thing];
      if (limit === null) {
        return;
      }
      await lockThing(tx, tenantId, thing);
      const usage = await countUsage(tx, tenantId);
      if (usage[thing] >= limit) {
        throw new AppError('limit_reached');
      }
    },
    assertWithinStorage: async (tx, { tenantId }, bytes) => {
      const { plan } = await findSubscription(tx, tenantId);
      if (plan.maxStoredBytes === null) {
        return;
      }
      await lockThing(tx, tenantId, 'storage');
      const used = await sumStoredBytes(tx, tenantId);
      if (used + bytes > plan.maxStoredBytes) {
        throw new AppError('storage_limit_reached', {
          message: storageSentence({ used, bytes, limit: plan.maxStoredBytes }),
        });
      }
    },
    storageOf: async (tx, { tenantId }) => ({
      usedBytes: await sumStoredBytes(tx, tenantId),
      limitBytes: (await findSubscription(tx, tenantId)).plan.maxStoredBytes,
    }),
    canPost: async (tx, { tenantId }) =>
      subscriptionStatusOf(await findSubscription(tx, tenantId), clock.now()).canPost,
    recordPosted: async (tx, { tenantId }, payouts) => {
      const at = clock.now();
      const { postedPayouts, payoutsReachedAt, trialPayouts } = await lockSubscription(
        tx,
        tenantId,
        at,
      );
      const posted = postedPayouts + payouts;
      await savePosted(tx, tenantId, {
        postedPayouts: posted,
        reachedAt: payoutsReachedAt ?? (posted >= trialPayouts ? at : null),
        at,
      });
    },
    begin: (tx, tenant) => begin(tx, { ...tenant, at: clock.now() }),
  };
}

type Fitting = { readonly used: number; readonly bytes: number; readonly limit: number };

function storageSentence({ used, bytes, limit }: Fitting): string {
  const mb = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`;
  return `This file (${mb(bytes)}) doesn't fit: ${mb(used)} of your plan's ${mb(limit)} are used. Change the plan, or delete unfinished uploads.`;
}

async function planOfOffer(tx: Transaction, code: string | null): Promise<Plan | null> {
  return code === null ? null : findPlan(tx, code);
}

type Beginning = Parameters<Entitlements['begin']>[1] & { readonly at: Date };

async function begin(
  tx: Transaction,
  { tenantId, founderId, actor, at }: Beginning,
): Promise<void> {
  const offer = await offerOfUser(tx, founderId);
  const plan = (await planOfOffer(tx, offer?.planCode ?? null)) ?? (await defaultPlan(tx));
  // A free plan has no trial.
  const giftDays = plan.priceCents === null ? null : (offer?.trialDays ?? null);
  const starting = startOf(plan, { tenantId, at });
  const trialDays = giftDays ?? starting.trialDays;
  await insertSubscription(tx, { ...starting, trialDays }, at);
  await recordAudit(tx, {
    actor,
    tenantId,
    action: 'subscription.started',
    target: { type: 'subscription', id: tenantId },
    details: { plan: plan.code, trial_days: trialDays },
    at,
  });
}
