import type { TenantScope, Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import type { ChannelConfig } from '../../clients/channels/channels.read-model.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import { readPayout } from '../../payouts/payout-json.ts';
import { storeFindings } from '../../payouts/stored-findings.port.ts';
import { enqueueRun } from '../runs/enqueue-run.ts';
import { postedByPerson } from './journal-entries.store.ts';
import { notifyOfReview } from './notify-of-review.ts';
import { planIntoEntries } from './plan-into-entries.ts';
import { channelsOf, openPlanning } from '../../books/plan/planning-of-payout.port.ts';
import { requestChange } from '../runs/run-progress.store.ts';

type Deps = {
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly mappings: AccountMappings;
};

/**
 * After a mapping or a channel's posting settings were saved: re-plans payouts with entries that wait for a mapping, in
 * the same transaction, and resumes runs that wait for one. Posts nothing.
 */
export async function planAgain(
  deps: Deps,
  tx: Transaction,
  { scope, at }: { readonly scope: TenantScope; readonly at: Date },
): Promise<void> {
  const { tenantId } = scope;
  const planningOf = await openPlanning(deps, tx, { scope, at });
  const waiting = [];
  for (const row of await waitingPayouts(tx)) {
    const payout = readPayout(row.reading);
    waiting.push({ row, payout, planning: await planningOf(payout) });
  }
  const known = await postedByPerson(tx, channelsOf(waiting));
  const planned = await planIntoEntries(
    tx,
    waiting.map(({ row, payout, planning }) => ({
      scope,
      runId: row.import_id,
      payoutId: row.id,
      payout,
      planning,
      isKnownToPost: planning.channelId !== null && known.has(planning.channelId),
      at,
    })),
  );
  await notifyOfReview(deps, tx, {
    tenantId,
    entryIds: planned.flatMap(({ toReview }) => toReview),
    event: 'mapping_saved',
  });
  // It may have mapped a store, and with it the expectations that its payouts are checked against.
  await storeFindings(tx);
  await deps.live.changed(
    tx,
    ...waiting.map(({ row: { id } }) => ({ tenantId, topic: 'entry' as const, id })),
  );
  const runs = await tx
    .selectFrom('sync_runs')
    .select(['id', 'kind', 'trigger'])
    .where('state', '=', 'needs_mapping')
    .execute();
  for (const run of runs) {
    await requestChange(tx, run.id, 'retry');
    await enqueueRun(deps, tx, { tenantId, ...run });
  }
}

/**
 * Payouts with an entry whose status a mapping may change: forward if it is complete now, back if it no longer is. Also
 * those without entries: read before this server stored entries, or while their channel was not posted or started later.
 */
async function waitingPayouts(tx: Transaction) {
  const begins = await firstPostedDays(tx);
  return tx
    .selectFrom('payouts')
    .select(['id', 'import_id', 'reading'])
    .where((where) => {
      const entries = where
        .selectFrom('journal_entries')
        .select('journal_entries.id')
        .whereRef('journal_entries.payout_id', '=', 'payouts.id');
      const isPosted = begins.map(({ platform, on }) =>
        where.and({ platform }).and('period_end_on', '>=', on),
      );
      return where.or([
        where.exists(entries.where('status', 'in', ['needs_mapping', 'needs_review', 'ready'])),
        where.not(where.exists(entries)).and(where.or(isPosted)),
      ]);
    })
    .orderBy('payout_on')
    .orderBy('id')
    .execute();
}

/** The date from which payouts of a platform may have entries: earlier ones need not be loaded. */
async function firstPostedDays(tx: Transaction): Promise<{ platform: ChannelType; on: string }[]> {
  const channels = await tx
    .selectFrom('channels')
    .select(['channel_type', 'channel_config'])
    .execute();
  const days = new Map<ChannelType, string>();
  for (const { channel_type: platform, channel_config: channelConfig } of channels) {
    const { posting_model: model, starts_on: startsOn = EVER } = channelConfig as ChannelConfig;
    const earliest = days.get(platform);
    if (model !== 'none' && (earliest === undefined || startsOn < earliest)) {
      days.set(platform, startsOn);
    }
  }
  return [...days].map(([platform, on]) => ({ platform, on }));
}

const EVER = '0001-01-01';
