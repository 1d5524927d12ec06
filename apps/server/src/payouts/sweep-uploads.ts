import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';

const HOUR_MS = 60 * 60 * 1_000;
const OPEN_HOURS = 24;
const LEFT_DAYS = 30;
const EVERY_HOUR = '17 * * * *';

/** When an unfinished upload is deleted, unless more of it arrives. */
export function expiryOf(updatedAt: Date): Date {
  return new Date(updatedAt.getTime() + OPEN_HOURS * HOUR_MS);
}

export type Rubbish = {
  /** Uploads that were idle for a day. */
  readonly uploads: { readonly count: number; readonly bytes: number };
  /** Stored files, 30 days old, that no run, payout, platform report or other file references. */
  readonly files: { readonly count: number; readonly bytes: number };
};

type Deps = { readonly database: Database; readonly clock: Clock };

/**
 * Deletes unreferenced data of all tenants.
 *
 * @returns What was deleted, or in a dry run what would be.
 */
export async function sweepUploads(
  { database, clock }: Deps,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Rubbish> {
  const now = clock.now();
  const openBefore = new Date(now.getTime() - OPEN_HOURS * HOUR_MS);
  const leftBefore = new Date(now.getTime() - LEFT_DAYS * 24 * HOUR_MS);
  const isAbandoned = sql`completed_at is null and updated_at < ${openBefore}`;
  // An upload whose bytes were already stored has no bytes of its own, only its result.
  const isAnswered = sql`completed_at < ${leftBefore}
    and not exists (select from report_files files where files.tenant_id = uploads.tenant_id and files.parts_of = uploads.id)`;
  return database.asOwner(async (tx) => {
    const uploads = dryRun
      ? sql<Row>`select received_bytes as bytes from report_uploads uploads where ${isAbandoned}`
      : sql<Row>`delete from report_uploads uploads where ${isAbandoned} returning received_bytes as bytes`;
    const files = dryRun
      ? sql<Row>`select size_bytes as bytes from report_files files where ${isUnnamed(leftBefore)}`
      : sql<Row>`delete from report_files files where ${isUnnamed(leftBefore)} returning size_bytes as bytes`;
    const swept = {
      uploads: summed((await uploads.execute(tx)).rows),
      files: summed((await files.execute(tx)).rows),
    };
    if (!dryRun) {
      await sql`delete from report_uploads uploads where ${isAnswered}`.execute(tx);
    }
    return swept;
  });
}

type Row = { readonly bytes: number };

function isUnnamed(before: Date) {
  return sql<boolean>`files.created_at < ${before}
    and not exists (select from sync_runs where sync_runs.tenant_id = files.tenant_id and sync_runs.sha256 = files.sha256)
    and not exists (select from sync_run_files named where named.tenant_id = files.tenant_id and named.sha256 = files.sha256)
    and not exists (select from payout_files named where named.tenant_id = files.tenant_id and named.sha256 = files.sha256)
    and not exists (select from platform_reports named where named.tenant_id = files.tenant_id and files.sha256 = any (named.sha256s))
    and not exists (select from report_files cut where cut.tenant_id = files.tenant_id and cut.cut_from = files.sha256)`;
}

function summed(rows: readonly Row[]): { readonly count: number; readonly bytes: number } {
  return { count: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

export async function startUploadsSweep(deps: Deps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work('uploads.sweep', async () => {
    await sweepUploads(deps, { dryRun: false });
  });
  await deps.queue.schedule('uploads.sweep', EVERY_HOUR);
}
