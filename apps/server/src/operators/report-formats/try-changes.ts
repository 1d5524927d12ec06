import { randomUUID } from 'node:crypto';
import type { ReadingOptions } from '@platebook/accounting';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { readAlone, readingOptionsOf } from '../../payouts/read-import.ts';
import { toDecisions } from '../../payouts/report-aliases.store.ts';
import type { PublishedAlias } from '../../payouts/report-aliases.store.ts';
import { copyReportFiles } from '../../payouts/report-files.store.ts';
import { jobScope } from '../../jobs/job-scope.ts';
import type { Clock } from '../../platform/clock.ts';
import { applyChanges, refuseTwice, toStorable } from './change-aliases.ts';
import type { AliasChange } from './change-aliases.ts';
import { compareReadings } from './compare-readings.ts';
import { filesToTry, insertTrial } from './trials.store.ts';
import type { Trial, TrialFile, TriedFile } from './trials.store.ts';
import { newestVersion } from './versions.store.ts';

export type TrialDeps = { readonly database: Database; readonly clock: Clock };

export type TrialResult = { readonly trial: Trial; readonly files: readonly TriedFile[] };

/** The maximum bytes read per request, each file twice; one file is in memory at a time. */
const MOST_BYTES = 48 << 20;
/** No file is started after this: the response is due within the minute that a browser waits. */
const MOST_MS = 25_000;

/**
 * Reads stored files of all tenants with the active and with the changed aliases, sequentially, and saves the
 * differences. Nothing else is stored, and no row is shown to anybody. Throws `validation_failed` for a header in two
 * changes, and the errors of `applyChanges`.
 */
export async function tryChanges(
  { database, clock }: TrialDeps,
  aliasChanges: readonly AliasChange[],
  actor: Actor,
): Promise<TrialResult> {
  const changes = aliasChanges.map((change) => ({ ...change, header: toStorable(change.header) }));
  refuseTwice(changes);
  const { base, chosen } = await database.readAsOwner(async (tx) => ({
    base: await newestVersion(tx),
    chosen: await filesToTry(tx, changes),
  }));
  const aliases = applyChanges(base?.aliases ?? [], changes);
  const endsAt = clock.now().getTime() + MOST_MS;
  const files: TriedFile[] = [];
  for (const file of pickFiles(chosen.files)) {
    if (clock.now().getTime() >= endsAt) {
      break;
    }
    files.push(...(await tryFile(database, file, { aliases, requestId: actor.requestId })));
  }
  const trial: Trial = {
    id: randomUUID(),
    baseVersion: base?.version ?? 0,
    changes,
    leftOut: chosen.withHeader - files.filter(hasHeader).length,
    triedAt: clock.now(),
  };
  await database.asOwner(async (tx) => {
    await insertTrial(tx, { ...trial, triedBy: actor.userId }, files);
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'report_formats.tried',
      target: { type: 'report_format_trial', id: trial.id },
      details: { changes: changes.length, files: files.length, base_version: trial.baseVersion },
      at: trial.triedAt,
    });
  });
  return { trial, files };
}

function hasHeader({ chosenAs }: Pick<TriedFile, 'chosenAs'>): boolean {
  return chosenAs === 'with_header';
}

/** As many as fit into the byte limit. */
function pickFiles(chosen: readonly TrialFile[]): TrialFile[] {
  let bytes = 0;
  return chosen.filter(({ sizeBytes }) => {
    const isRoom = bytes + sizeBytes <= MOST_BYTES;
    bytes += isRoom ? sizeBytes : 0;
    return isRoom;
  });
}

type Changed = { readonly aliases: readonly PublishedAlias[]; readonly requestId: string };

/** Nothing if the file was deleted in the meantime. */
async function tryFile(
  database: Database,
  { tenantId, sha256, chosenAs }: TrialFile,
  { aliases, requestId }: Changed,
): Promise<TriedFile[]> {
  const scope = jobScope(tenantId, requestId);
  const options = await readingOptionsOf(database, scope);
  const [file] = await database.inBulk(scope, (tx) => copyReportFiles(tx, [sha256]));
  if (file === undefined) {
    return [];
  }
  const before = await readAlone(file, options);
  const after = await readAlone(file, withAliases(options, aliases));
  return [{ tenantId, sha256, chosenAs, ...compareReadings(before, after) }];
}

/** The client's own decisions about columns override aliases, as in every reading. */
function withAliases(
  { columns = [], ...options }: ReadingOptions,
  aliases: readonly PublishedAlias[],
): ReadingOptions {
  const own = columns.filter(({ decision }) => decision !== 'alias');
  return { ...options, columns: [...toDecisions(aliases), ...own] };
}
