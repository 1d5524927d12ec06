import { normaliseHeader } from '@platebook/accounting';
import type { Platform } from '@platebook/accounting';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import { readStored } from '../../db/stored-json.ts';
import type { TrialChoice, TrialOutcome } from '../../db/tables.ts';
import type { AliasChange } from './change-aliases.ts';
import type { FileOutcome } from './compare-readings.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';

/** A stored file that a change is tried on. */
export type TrialFile = {
  readonly tenantId: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly chosenAs: TrialChoice;
};

export type TriedFile = Omit<TrialFile, 'sizeBytes'> & FileOutcome;

export type Trial = {
  readonly id: string;
  /** 0 before the first version. */
  readonly baseVersion: number;
  readonly changes: readonly AliasChange[];
  /** Files with a header in question that were not tried. */
  readonly leftOut: number;
  readonly triedAt: Date;
};

export type OutcomeCounts = Readonly<Record<TrialOutcome, number>>;

const MOST: Readonly<Record<TrialChoice, number>> = { with_header: 100, stopped: 50, control: 20 };

type ChosenRow = {
  readonly tenant_id: string;
  readonly sha256: string;
  readonly size: number;
  /** The total, including those beyond the limit. */
  readonly total: number;
};

export type ToTry = {
  readonly files: readonly TrialFile[];
  /** How many files have a header in question, including those not in `files`. */
  readonly withHeader: number;
};

/**
 * The files to try changes on, newest first and each once: those with a header in question, those that no run could
 * read, and a few unrelated ones that were read.
 */
export async function filesToTry(tx: Transaction, changes: readonly AliasChange[]): Promise<ToTry> {
  const platforms = [...new Set(changes.map(({ platform }) => platform))];
  const having = await filesWithHeaders(tx, changes);
  const found = [
    ...toFiles('with_header', having),
    ...toFiles('stopped', await stoppedFiles(tx)),
    ...toFiles('control', await readFiles(tx, platforms)),
  ];
  const seen = new Set<string>();
  const files = found.filter(({ tenantId, sha256 }) => {
    const key = `${tenantId} ${sha256}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return { files, withHeader: having[0]?.total ?? 0 };
}

function toFiles(chosenAs: TrialChoice, rows: readonly ChosenRow[]): TrialFile[] {
  return rows.map(({ tenant_id: tenantId, sha256, size }) => ({
    tenantId,
    sha256,
    sizeBytes: size,
    chosenAs,
  }));
}

async function filesWithHeaders(
  tx: Transaction,
  changes: readonly AliasChange[],
): Promise<ChosenRow[]> {
  const wanted = changes.map(({ platform, header }) => ({
    platform,
    name: normaliseHeader(header),
  }));
  const { rows } = await sql<ChosenRow>`
    select seen.tenant_id, seen.sha256, files.size_bytes as size, count(*) over () as total
    from report_header_sightings seen
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (platform text, name text)
      on wanted.platform = seen.platform and wanted.name = seen.column_name
    join report_files files on files.tenant_id = seen.tenant_id and files.sha256 = seen.sha256
    group by seen.tenant_id, seen.sha256, files.size_bytes
    order by max(seen.last_seen_at) desc, seen.tenant_id, seen.sha256
    limit ${MOST.with_header}`.execute(tx);
  return rows;
}

/** Regardless of their headers: those of an unrecognized file are not stored. */
async function stoppedFiles(tx: Transaction): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select tried.tenant_id, tried.sha256, files.size_bytes as size, count(*) over () as total
    from sync_runs runs
    join sync_run_files tried on tried.tenant_id = runs.tenant_id and tried.run_id = runs.id
    join report_files files on files.tenant_id = tried.tenant_id and files.sha256 = tried.sha256
    where runs.state = 'blocked'
    group by tried.tenant_id, tried.sha256, files.size_bytes
    order by max(runs.created_at) desc, tried.tenant_id, tried.sha256
    limit ${MOST.stopped}`.execute(tx);
  return rows;
}

async function readFiles(tx: Transaction, platforms: readonly Platform[]): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select booked.tenant_id, booked.sha256, files.size_bytes as size, count(*) over () as total
    from payouts
    join payout_files booked on booked.tenant_id = payouts.tenant_id and booked.payout_id = payouts.id
    join report_files files on files.tenant_id = booked.tenant_id and files.sha256 = booked.sha256
    where payouts.platform = any(${[...platforms]})
    group by booked.tenant_id, booked.sha256, files.size_bytes
    order by max(payouts.payout_on) desc, booked.tenant_id, booked.sha256
    limit ${MOST.control}`.execute(tx);
  return rows;
}

export async function insertTrial(
  tx: Transaction,
  { triedBy, ...trial }: Trial & { readonly triedBy: string | null },
  files: readonly TriedFile[],
): Promise<void> {
  await tx
    .insertInto('report_format_trials')
    .values({
      id: trial.id,
      base_version: trial.baseVersion,
      changes: JSON.stringify(trial.changes),
      left_out: trial.leftOut,
      tried_by: triedBy,
      tried_at: trial.triedAt,
    })
    .execute();
  if (files.length > 0) {
    await tx
      .insertInto('report_format_trial_files')
      .values(files.map((file) => toRow(trial.id, file)))
      .execute();
  }
}

function toRow(trialId: string, file: TriedFile) {
  return {
    tenant_id: file.tenantId,
    trial_id: trialId,
    sha256: file.sha256,
    chosen_as: file.chosenAs,
    outcome: file.outcome,
    report_type: file.reportType,
    row_count: file.rows,
    payout_count: file.payouts,
    set_aside_count: file.setAside,
    identities_checked: file.identitiesChecked,
    identities_broken: file.identitiesBroken,
    reason_before: file.reasonBefore,
    reason_after: file.reasonAfter,
  };
}

const CHANGES = v.array(
  v.object({
    platform: v.picklist(DELIVERY_PLATFORMS),
    header: v.string(),
    column: v.nullable(v.string()),
  }),
);

export async function findTrial(tx: Transaction, id: string): Promise<Trial | null> {
  const row = await tx
    .selectFrom('report_format_trials')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        id: row.id,
        baseVersion: row.base_version,
        changes: readStored(CHANGES, row.changes, 'report_format_trials.changes'),
        leftOut: row.left_out,
        triedAt: row.tried_at,
      };
}

/** The number of files per outcome of each trial. */
export async function countOutcomes(
  tx: Transaction,
  trialIds: readonly string[],
): Promise<ReadonlyMap<string, OutcomeCounts>> {
  const counts = new Map(trialIds.map((id) => [id, { ...NONE }]));
  if (trialIds.length === 0) {
    return counts;
  }
  const rows = await tx
    .selectFrom('report_format_trial_files')
    .select(({ fn }) => ['trial_id', 'outcome', fn.countAll<number>().as('files')])
    .where('trial_id', 'in', [...trialIds])
    .groupBy(['trial_id', 'outcome'])
    .execute();
  for (const { trial_id: id, outcome, files } of rows) {
    counts.set(id, { ...(counts.get(id) ?? NONE), [outcome]: files });
  }
  return counts;
}

const NONE: OutcomeCounts = {
  becomes_readable: 0,
  unchanged: 0,
  changes: 0,
  stops: 0,
  still_stopped: 0,
};

/** By outcome, in the order of a trial's files. */
export function countFiles(files: readonly Pick<TriedFile, 'outcome'>[]): OutcomeCounts {
  const counts: Record<TrialOutcome, number> = { ...NONE };
  for (const { outcome } of files) {
    counts[outcome] += 1;
  }
  return counts;
}

/**
 * The files that a trial found readable, of tenants whose client takes reports, without a run that has read or is
 * reading them.
 */
export async function filesToReadAgain(
  tx: Transaction,
  trialId: string,
): Promise<{ readonly tenantId: string; readonly sha256: string }[]> {
  const { rows } = await sql<{ tenant_id: string; sha256: string }>`
    select tried.tenant_id, tried.sha256
    from report_format_trial_files tried
    where tried.trial_id = ${trialId} and tried.outcome = 'becomes_readable'
      and not exists (select from clients
        where clients.tenant_id = tried.tenant_id and clients.archived_at is not null)
      and not exists (select from sync_run_files files
        join sync_runs runs on runs.tenant_id = files.tenant_id and runs.id = files.run_id
        join report_files stored on stored.tenant_id = files.tenant_id and stored.sha256 = files.sha256
        where files.tenant_id = tried.tenant_id and files.sha256 = tried.sha256
          and (runs.finished_at is null or exists (select from jsonb_array_elements(runs.reports) report
            where report -> 'file' ->> 'sha256' = files.sha256
              or starts_with(report -> 'file' ->> 'name', stored.name || '/'))))
    order by tried.tenant_id, tried.sha256`.execute(tx);
  return rows.map(({ tenant_id: tenantId, sha256 }) => ({ tenantId, sha256 }));
}
