import { normaliseHeader } from '@platebook/accounting';
import type { UnknownColumnsOfFile } from '@platebook/accounting';
import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Columns of a stored file that its format does not know. */
export type SeenHeaders = UnknownColumnsOfFile & {
  /** The stored file; a CSV from a ZIP is stored with its ZIP. */
  readonly sha256: string;
};

export type Seen = {
  readonly tenantId: string;
  /** The files that were read. */
  readonly hashes: readonly string[];
  readonly headers: readonly SeenHeaders[];
  /** Whether a file was stopped, by the name it was read under. */
  readonly isStopped: (file: string) => boolean;
  readonly at: Date;
};

/** Longer names cannot be column names. */
const LONGEST = 120;
/** A report has at most this many unknown columns. */
const MOST_OF_A_FILE = 60;

/** Saves unknown headers of files: column names, never rows. Idempotent per file. */
export async function saveSightings(
  tx: Transaction,
  { tenantId, hashes, headers, isStopped, at }: Seen,
): Promise<void> {
  if (hashes.length > 0) {
    // A header that once stopped this file may be readable now, or another one may stop it.
    await sql`update report_header_sightings set is_stopped = false
      where tenant_id = ${tenantId} and sha256 = any(${[...hashes]}) and is_stopped`.execute(tx);
  }
  const rows = toRows(headers, isStopped);
  if (rows.length === 0) {
    return;
  }
  await sql`insert into report_header_sightings
      (tenant_id, sha256, report_type, column_name, printed, platform, has_money, is_stopped, first_seen_at, last_seen_at)
    select ${tenantId}::uuid, seen.sha256, seen.report_type, seen.column_name, seen.printed, seen.platform, seen.has_money,
      seen.is_stopped, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen
      (sha256 text, report_type text, column_name text, printed text, platform text, has_money boolean, is_stopped boolean)
    on conflict (tenant_id, sha256, report_type, column_name) do update
      set has_money = coalesce(excluded.has_money, report_header_sightings.has_money),
        is_stopped = excluded.is_stopped, last_seen_at = excluded.last_seen_at`.execute(tx);
}

/** Each header of a file once, whichever parts have it. */
function toRows(headers: readonly SeenHeaders[], isStopped: Seen['isStopped']) {
  const rows = headers.flatMap(({ sha256, file, platform, reportType, columns }) =>
    columns
      .map((each) => ({ ...each, name: normaliseHeader(each.column) }))
      .filter(({ column, name }) => name !== '' && Math.max(column.length, name.length) <= LONGEST)
      .slice(0, MOST_OF_A_FILE)
      .map(({ column, name, hasMoney }) => ({
        sha256,
        report_type: reportType,
        column_name: name,
        printed: column,
        platform,
        has_money: hasMoney,
        is_stopped: isStopped(file),
      })),
  );
  const byKey = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = JSON.stringify([row.sha256, row.report_type, row.column_name]);
    const known = byKey.get(key);
    byKey.set(key, {
      ...row,
      has_money: row.has_money === true || known?.has_money === true ? true : row.has_money,
      is_stopped: row.is_stopped || known?.is_stopped === true,
    });
  }
  return [...byKey.values()];
}
