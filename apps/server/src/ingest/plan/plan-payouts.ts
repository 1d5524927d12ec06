import { randomUUID } from 'node:crypto';
import type { Blocked, EntryPlan, StorePayout } from '@platebook/accounting';
import type {
  BlockedReason,
  PlanEntriesOutput,
  PlannedEntry,
  UnmappedLine,
} from '@platebook/machines';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PayoutStatus } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { AskHeldByBank } from '../../books/posting/held-by-bank.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { settleExceptions } from '../../books/posting/settle-exceptions.port.ts';
import { linkFiles, storedKey, upsertPayouts } from '../../payouts/save-payouts.store.ts';
import type { StoredBytes } from '../../payouts/report-files.store.ts';
import type { StoreMappingWriter } from '../../clients/stores/store-mapping.port.ts';
import { AppError } from '../../http/errors.ts';
import { postedByPerson } from './journal-entries.store.ts';
import { notifyOfReview } from './notify-of-review.ts';
import { BankNotChecked, planIntoEntries } from './plan-into-entries.ts';
import type { BankCheck } from './planned-payout.ts';
import { planPayout } from '../../books/plan/plan-payout.port.ts';
import { channelsOf, openPlanning } from '../../books/plan/planning-of-payout.port.ts';
import type { PayoutPlanning } from '../../books/plan/planning-of-payout.port.ts';
import { claimedByRun, claimForRun } from '../post/post-runs.store.ts';
import type { RunContext } from '../runs/run-context.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';

export type PlanPayouts = (
  context: RunContext,
  payouts: readonly StorePayout[],
  files: readonly StoredBytes[],
) => Promise<PlanEntriesOutput>;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly mappings: AccountMappings;
  readonly posting: PostingProtocol;
  readonly askHeldByBank: AskHeldByBank;
  readonly storeMappings: Pick<StoreMappingWriter, 'storesNamed'>;
};

type Planned = {
  readonly payout: StorePayout;
  readonly planning: PayoutPlanning;
  /** Under the current mapping: what a person is shown. */
  readonly plan: EntryPlan;
};

/** Saves the payouts of a run and plans their entries in one transaction. A dry run only reports what it would do. */
export function createPlanPayouts(deps: Deps): PlanPayouts {
  return async (context, payouts, files) => {
    const checked = new Set<string>();
    const held = new Set<string>();
    for (;;) {
      try {
        return await planOnce(deps, context, { payouts, files, held: { checked, held } });
      } catch (error) {
        if (!(error instanceof BankNotChecked)) {
          throw error;
        }
        // If QuickBooks does not answer, it is queried again before the change is sent.
        const found = await deps.askHeldByBank(context.scope, error.entryIds);
        error.entryIds.forEach((id) => checked.add(id));
        found?.forEach((_, id) => held.add(id));
      }
    }
  };
}

type ToPlan = {
  readonly payouts: readonly StorePayout[];
  readonly files: readonly StoredBytes[];
  readonly held: BankCheck;
};

async function planOnce(
  deps: Deps,
  { scope, run }: RunContext,
  { payouts, files, held }: ToPlan,
): Promise<PlanEntriesOutput> {
  return deps.database.inTenant(scope, async (tx) => {
    const at = deps.clock.now();
    const planningOf = await openPlanning(deps, tx, { scope, at });
    const planned: Planned[] = [];
    for (const payout of payouts) {
      const planning = await planningOf(payout);
      planned.push({ payout, planning, plan: planPayout(payout, planning) });
    }
    const hashes = files.map(({ sha256 }) => sha256);
    const postable = run.dryRun
      ? []
      : await keep(deps, tx, { scope, runId: run.id, planned, hashes, held, at });
    const toPost = await requestPosting(deps, tx, { scope, runId: run.id, entryIds: postable });
    return toOutput(planned, toPost);
  });
}

type PlanToSave = {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly planned: readonly Planned[];
  readonly hashes: readonly string[];
  readonly held: BankCheck;
  readonly at: Date;
};

async function keep(
  deps: Deps,
  tx: Transaction,
  { scope, runId, planned, hashes, held, at }: PlanToSave,
): Promise<string[]> {
  const { tenantId } = scope;
  const known = await postedByPerson(tx, channelsOf(planned));
  const postable: string[] = [];
  const changed: string[] = [];
  const readAnew: string[] = [];
  const toReview: string[] = [];
  for (const batch of batchesOf(planned)) {
    const ids = await upsertPayouts(
      tx,
      batch.map(({ payout, plan }) => ({
        tenantId,
        id: randomUUID(),
        importId: runId,
        status: statusOf(payout, plan.blocked),
        payout,
        at,
      })),
    );
    await linkFiles(tx, { tenantId, payoutIds: ids, importId: runId }, hashes);
    readAnew.push(...ids);
    const entries = await planIntoEntries(
      tx,
      batch.map(({ payout, planning }, index) => ({
        scope,
        runId,
        payoutId: ids[index] ?? '',
        held,
        payout,
        planning,
        isKnownToPost: planning.channelId !== null && known.has(planning.channelId),
        at,
      })),
    );
    postable.push(...entries.flatMap((entry) => entry.postable));
    changed.push(...entries.flatMap((entry) => entry.changed));
    toReview.push(...entries.flatMap((entry) => entry.toReview));
  }
  await deps.live.changed(tx, ...changed.map((id) => ({ tenantId, topic: 'entry' as const, id })));
  await nameStores(deps, tx, { tenantId, planned, at });
  await settleExceptions(tx, scope, { payoutIds: readAnew, at });
  await notifyOfReview(deps, tx, { tenantId, entryIds: toReview, event: `run:${runId}` });
  return postable;
}

/** How many payouts one statement inserts: a payout has 19 values, and PostgreSQL accepts 65,535. */
const PAYOUTS_PER_TRANSACTION = 1_000;

/** Batches without duplicate payouts, as one statement cannot insert a row twice. */
function batchesOf(planned: readonly Planned[]): Planned[][] {
  const batches: Planned[][] = [];
  let keys = new Set<string>();
  for (const one of planned) {
    const key = storedKey(one.payout);
    let batch = batches.at(-1);
    if (batch === undefined || batch.length === PAYOUTS_PER_TRANSACTION || keys.has(key)) {
      batch = [];
      batches.push(batch);
      keys = new Set();
    }
    keys.add(key);
    batch.push(one);
  }
  return batches;
}

/** Notifies people who map stores of those that so far only a report has named. */
async function nameStores(
  { storeMappings }: Deps,
  tx: Transaction,
  { tenantId, planned, at }: { tenantId: string; planned: readonly Planned[]; at: Date },
): Promise<void> {
  for (const provider of DELIVERY_PLATFORMS) {
    const named = planned
      .filter(({ payout, planning }) => payout.platform === provider && planning.storeId === null)
      .map(({ payout: { storeId: platformStoreId, storeName: name, currency } }) => ({
        platformStoreId,
        name,
        currency,
      }));
    // A store's last payout determines its name.
    const stores = [...new Map(named.map((store) => [store.platformStoreId, store])).values()];
    if (stores.length > 0) {
      await storeMappings.storesNamed(tx, { tenantId, provider, stores, at });
    }
  }
}

type Requested = {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly entryIds: readonly string[];
};

/**
 * Requests posting of entries of channels that post automatically, including those that an earlier attempt of this run
 * requested: a process may die between requesting and recording it on the run. Without a QuickBooks connection, entries
 * stay ready for a person.
 */
async function requestPosting(
  { posting }: Deps,
  tx: Transaction,
  { scope, runId, entryIds }: Requested,
): Promise<readonly PlannedEntry[]> {
  try {
    const planned = entryIds.length === 0 ? [] : await posting.request(tx, scope, entryIds);
    await claimForRun(
      tx,
      runId,
      planned.map(({ key }) => key),
    );
  } catch (error) {
    if (!(error instanceof ConnectionError || error instanceof AppError)) {
      throw error;
    }
  }
  return claimedByRun(tx, runId);
}

function toOutput(planned: readonly Planned[], toPost: readonly PlannedEntry[]): PlanEntriesOutput {
  return {
    payoutsPlanned: planned.filter(({ plan }) => plan.blocked.length === 0).length,
    // A payout with an unmapped amount is not ready, whatever its entries would be.
    entries: planned.reduce(
      (sum, { plan }) => sum + (plan.blocked.length === 0 ? plan.entries.length : 0),
      0,
    ),
    toPost,
    unmapped: planned.flatMap(({ payout, plan }) => toUnmapped(payout, plan.blocked)),
    blocked: planned.flatMap(({ plan }) => plan.blocked.map((one): BlockedReason => ({ ...one }))),
  };
}

function statusOf(payout: StorePayout, blocked: readonly Blocked[]): PayoutStatus {
  if (blocked.some(({ reason }) => reason === 'unmapped_component')) {
    return 'needs_mapping';
  }
  return blocked.length > 0 || payout.identities.some(({ holds }) => !holds)
    ? 'needs_review'
    : 'ready';
}

function toUnmapped(payout: StorePayout, blocked: readonly Blocked[]): UnmappedLine[] {
  return blocked.some(({ reason }) => reason === 'unmapped_component')
    ? payout.unclassified.map(({ description, cents }) => ({
        line: description,
        amountCents: cents,
      }))
    : [];
}
