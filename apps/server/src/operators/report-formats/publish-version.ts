import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import { enqueueRun } from '../../ingest/runs/enqueue-run.ts';
import { insertRun } from '../../ingest/runs/sync-runs.store.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import { applyChanges, diffAliases, toStorable } from './change-aliases.ts';
import { countOutcomes, filesToReadAgain, findTrial } from './trials.store.ts';
import type { TrialDeps } from './try-changes.ts';
import { findVersion, insertVersion, lockVersions, newestVersion } from './versions.store.ts';
import type { FormatVersion } from './versions.store.ts';

export type PublishDeps = TrialDeps & { readonly queue: Queue };

type Publication = {
  readonly trialId: string;
  readonly reason: string;
  /** Publish even if files are read differently, or no longer. */
  readonly acceptsEffects: boolean;
};

export type Published = {
  readonly version: FormatVersion;
  /** Stopped files that are read now. */
  readonly filesQueued: number;
};

/**
 * Publishes a trial as the version that all tenants' reports are read with from now on, and enqueues the files that the
 * trial found readable. Earlier readings and postings are unchanged. Throws `report_format_trial_not_found`,
 * `report_formats_changed` if another version is newer than the trial, and `report_format_effects` if files would be
 * read differently and that was not accepted.
 */
export function publishTrial(
  deps: PublishDeps,
  { trialId, reason, acceptsEffects }: Publication,
  actor: Actor,
): Promise<Published> {
  return deps.database.asOwner(async (tx) => {
    await lockVersions(tx);
    const trial = await findTrial(tx, trialId);
    if (trial === null) {
      throw new AppError('report_format_trial_not_found');
    }
    const newest = await newestVersion(tx);
    if (trial.baseVersion !== (newest?.version ?? 0)) {
      throw new AppError('report_formats_changed');
    }
    const counts = (await countOutcomes(tx, [trialId])).get(trialId);
    if (!acceptsEffects && (counts?.changes ?? 0) + (counts?.stops ?? 0) > 0) {
      throw new AppError('report_format_effects');
    }
    const aliases = applyChanges(newest?.aliases ?? [], trial.changes);
    const filesQueued = await readAgain(deps, tx, trialId);
    const version = await addVersion(deps, tx, {
      newest,
      aliases,
      reason,
      trialId,
      restoredVersion: null,
      actor,
      filesQueued,
    });
    return { version, filesQueued };
  });
}

/**
 * Restores the aliases of an earlier version as a new one; 0 has none. Earlier readings are unchanged. Throws
 * `report_format_version_not_found`, and `report_formats_unchanged` if nothing would differ.
 */
export function restoreVersion(
  deps: PublishDeps,
  { version, reason }: { readonly version: number; readonly reason: string },
  actor: Actor,
): Promise<FormatVersion> {
  return deps.database.asOwner(async (tx) => {
    await lockVersions(tx);
    const wanted = version === 0 ? { aliases: [] } : await findVersion(tx, version);
    if (wanted === null) {
      throw new AppError('report_format_version_not_found');
    }
    const newest = await newestVersion(tx);
    const { aliases } = wanted;
    if (diffAliases(newest?.aliases ?? [], aliases).length === 0) {
      throw new AppError('report_formats_unchanged');
    }
    return addVersion(deps, tx, {
      newest,
      aliases,
      reason,
      trialId: null,
      restoredVersion: version,
      actor,
      filesQueued: 0,
    });
  });
}

type Added = Pick<FormatVersion, 'reason' | 'trialId' | 'restoredVersion'> & {
  readonly newest: FormatVersion | null;
  readonly aliases: readonly PublishedAlias[];
  readonly actor: Actor;
  readonly filesQueued: number;
};

async function addVersion(
  { clock }: PublishDeps,
  tx: Transaction,
  { newest, aliases, reason, trialId, restoredVersion, actor, filesQueued }: Added,
): Promise<FormatVersion> {
  const version = (newest?.version ?? 0) + 1;
  const at = clock.now();
  const changes = diffAliases(newest?.aliases ?? [], aliases);
  await insertVersion(tx, {
    version,
    aliases,
    changes,
    reason: toStorable(reason),
    trialId,
    restoredVersion,
    publishedBy: actor.userId,
    publishedAt: at,
  });
  const added = await findVersion(tx, version);
  if (added === null) {
    throw new Error(`Version ${version} was not saved.`);
  }
  await recordAudit(tx, {
    actor,
    tenantId: null,
    action: restoredVersion === null ? 'report_formats.published' : 'report_formats.restored',
    target: { type: 'report_format_version', id: String(version) },
    before: newest?.aliases ?? [],
    after: aliases,
    details: {
      reason: added.reason,
      changes: changes.length,
      restored_version: restoredVersion,
      files_queued: filesQueued,
    },
    at,
  });
  return added;
}

/** Enqueues a run of each file, as for a repeated upload: it plans entries and posts none. */
async function readAgain(deps: PublishDeps, tx: Transaction, trialId: string): Promise<number> {
  const files = await filesToReadAgain(tx, trialId);
  const at = deps.clock.now();
  for (const { tenantId, sha256 } of files) {
    const run = { tenantId, id: randomUUID(), kind: 'file', trigger: 'upload' } as const;
    await insertRun(tx, { ...run, sha256, requestedBy: null, at });
    await enqueueRun(deps, tx, run);
  }
  return files.length;
}
