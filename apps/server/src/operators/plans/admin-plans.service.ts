import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  bindToPlan,
  findCountedPlan,
  insertPlan,
  isPromised,
  lockPlans,
  moveUnpaid,
  updatePlan,
} from './admin-plans.store.ts';
import type { CountedPlan, PlanRow } from './admin-plans.store.ts';
import { changesOf, isLatest, nextCode } from './plan-versions.ts';
import type { PlanChange, PlanTerms } from './plan-versions.ts';

export type PlansDeps = { readonly database: Database; readonly clock: Clock };

type Offer = { readonly isListed: boolean; readonly isDefault: boolean };

/** Throws `plan_exists`. */
export function createPlan(
  { database, clock }: PlansDeps,
  {
    code,
    terms,
    isListed,
    actor,
  }: { code: string; terms: PlanTerms; actor: Actor } & Omit<Offer, 'isDefault'>,
): Promise<{ readonly plan: CountedPlan; readonly codes: readonly string[] }> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const plans = await lockPlans(tx);
    if (plans.some((plan) => plan.code === code)) {
      throw new AppError('plan_exists');
    }
    await insertPlan(tx, { ...terms, code, is_listed: isListed, created_at: at });
    const plan = await known(tx, code);
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'plan.created',
      target: { type: 'plan', id: code },
      after: terms,
      details: { listed: isListed },
      at,
    });
    return { plan, codes: [...plans.map((one) => one.code), code] };
  });
}

type Change = Offer & {
  readonly code: string;
  readonly terms: PlanTerms;
  /** Whether non-paying tenants get the new terms; paying ones keep what they bought. */
  readonly movesUnpaid: boolean;
  /** Returns the effect without changing anything. */
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

export type ChangedPlan = {
  /** The resulting plan; the unchanged one for a dry run. */
  readonly plan: CountedPlan;
  readonly codes: readonly string[];
  /** The code of the version with these terms; the plan's own if it was changed in place. */
  readonly code: string;
  readonly changes: readonly PlanChange[];
  /** How many get the new terms, and how many keep the old ones. */
  readonly moved: number;
  readonly kept: number;
};

/**
 * Changes an unused plan in place; new terms of a plan in use become a new version, which replaces it on offer. Throws
 * `plan_not_found`, `plan_version_outdated`, and `default_plan_needed` if no plan would be the default one.
 */
export function changePlan(deps: PlansDeps, change: Change): Promise<ChangedPlan> {
  return deps.database.asOwner(async (tx) => {
    const plans = await lockPlans(tx);
    const codes = plans.map(({ code }) => code);
    const before = plans.find(({ code }) => code === change.code);
    if (before === undefined) {
      throw new AppError('plan_not_found');
    }
    if (!isLatest(before.code, codes)) {
      throw new AppError('plan_version_outdated');
    }
    if (before.is_default && !change.isDefault) {
      throw new AppError('default_plan_needed');
    }
    const { changes, isAgreed } = changesOf(before, change.terms);
    const isNewVersion = isAgreed && (await isPromised(tx, before.code));
    const code = isNewVersion ? nextCode(before.code, codes) : before.code;
    const { unpaid, active, past_due: pastDue, cancelled } = await known(tx, before.code);
    const moved = isNewVersion && change.movesUnpaid ? unpaid : 0;
    const kept = isNewVersion ? unpaid - moved + active + pastDue + cancelled : 0;
    const outcome = { code, changes, moved, kept };
    if (change.isDryRun) {
      return { ...outcome, plan: await known(tx, before.code), codes };
    }
    await apply(tx, { change, plans, before, code, at: deps.clock.now() });
    const plan = await known(tx, code);
    await recordAudit(tx, {
      actor: change.actor,
      tenantId: null,
      action: isNewVersion ? 'plan.version_published' : 'plan.updated',
      target: { type: 'plan', id: code },
      before,
      after: { ...change.terms, is_listed: change.isListed, is_default: change.isDefault },
      details: {
        from: before.code,
        changed: changes.map(({ field }) => field).join(' '),
        listed: change.isListed,
        default: change.isDefault,
        moved,
        kept,
      },
      at: deps.clock.now(),
    });
    return { ...outcome, plan, codes: isNewVersion ? [...codes, code] : codes };
  });
}

type Applied = {
  readonly change: Change;
  readonly plans: readonly PlanRow[];
  readonly before: PlanRow;
  readonly code: string;
  readonly at: Date;
};

async function apply(tx: Transaction, applied: Applied): Promise<void> {
  const { change, plans, before, code, at } = applied;
  const former = plans.find((plan) => plan.is_default);
  const isNewVersion = code !== before.code;
  const movesDefault = isNewVersion && before.is_default && change.movesUnpaid;
  const becomesDefault = change.isDefault && former !== undefined && former.code !== code;
  // Tenants implicitly on the default plan would change plans with it.
  if (becomesDefault && !movesDefault) {
    await bindToPlan(tx, former, at);
  }
  if (becomesDefault) {
    await updatePlan(tx, former.code, { is_default: false });
  }
  const offer = { is_listed: change.isListed, is_default: change.isDefault };
  if (!isNewVersion) {
    await updatePlan(tx, code, { ...change.terms, ...offer });
    return;
  }
  await insertPlan(tx, { ...change.terms, ...offer, code, created_at: at });
  await updatePlan(tx, before.code, { is_listed: false });
  if (change.movesUnpaid) {
    await moveUnpaid(tx, { from: before.code, to: code, at });
  }
}

async function known(tx: Transaction, code: string): Promise<CountedPlan> {
  const plan = await findCountedPlan(tx, code);
  if (plan === null) {
    throw new AppError('plan_not_found');
  }
  return plan;
}
