import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/database.ts';
import { ENTRY_FAULT } from '../../books/posting/entry-balance.store.ts';
import type { EntryFault } from '../../books/posting/entry-balance.store.ts';
import { centsOf, hashOfPayload } from '../../books/posting/payload.ts';
import type { QboEntry } from '../../books/posting/payload.ts';
import { readParts } from '../../payouts/report-uploads.store.ts';

export type LedgerVerification = {
  readonly entries: number;
  readonly postings: number;
  readonly files: number;
  /** The first problems found; each names its subject. */
  readonly problems: readonly string[];
};

const MOST_PROBLEMS = 20;
const BATCH = 500;
/** The lowest id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Recomputes the proof of every tenant's books: each entry balances and has its stated amount, each posting matches its
 * approval and balances, each posted one names its entity, and each report file matches its stored hash.
 */
export async function verifyLedger(database: Database): Promise<LedgerVerification> {
  const entries = await unbounded(database, checkEntries);
  const postings = await checkPostings(database);
  const files = await checkFiles(database);
  return {
    entries: entries.checked,
    postings: postings.checked,
    files: files.checked,
    problems: [...entries.problems, ...postings.problems, ...files.problems].slice(
      0,
      MOST_PROBLEMS,
    ),
  };
}

type Checked = { readonly checked: number; readonly problems: readonly string[] };

/** Without a statement time-out, since it reads all rows. */
function unbounded<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.asOwner(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return work(tx);
  });
}

async function checkEntries(tx: Transaction): Promise<Checked> {
  const { rows: counts } = await sql<{ checked: number }>`
    select count(*) as checked from journal_entries`.execute(tx);
  const { rows } = await sql<{
    tenant_id: string;
    document_number: string;
    fault: EntryFault | null;
  }>`
    select tenant_id, document_number, fault
      from (select tenant_id, id, document_number, ${ENTRY_FAULT} as fault,
          status = 'posted' and external_id is null and posted_elsewhere is null as is_nameless from journal_entries) checked
      where fault is not null or is_nameless
      order by tenant_id, id limit ${MOST_PROBLEMS}`.execute(tx);
  return {
    checked: Number(counts[0]?.checked),
    problems: rows.map(
      ({ tenant_id: tenant, document_number: number, fault }) =>
        `Entry ${number} of tenant ${tenant} ${fault === null ? NAMELESS : FAULTS[fault]}.`,
    ),
  };
}

const NAMELESS = 'is posted and names no entity in the books';
const FAULTS: Record<EntryFault, string> = {
  unbalanced: 'does not balance',
  amount_differs: 'is of another amount than it says',
};

async function checkPostings(database: Database): Promise<Checked> {
  const problems: string[] = [];
  let checked = 0;
  for (let after: Place = { tenant_id: FIRST_ID, id: FIRST_ID }; ;) {
    const rows = await database.asOwner((tx) =>
      tx
        .selectFrom('postings')
        .select([
          'tenant_id',
          'id',
          'document_number',
          'operation',
          'state',
          'payload',
          'payload_sha256',
          'external_id',
        ])
        .where(sql<boolean>`(tenant_id, id) > (${after.tenant_id}::uuid, ${after.id}::uuid)`)
        .orderBy('tenant_id')
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    );
    for (const row of rows) {
      const payload = row.payload as unknown as QboEntry;
      const what =
        hashOfPayload(payload) !== row.payload_sha256
          ? 'is not what was approved'
          : !balances(payload)
            ? 'does not balance'
            : row.state === 'posted' && row.operation !== 'delete' && row.external_id === null
              ? NAMELESS
              : null;
      if (what !== null) {
        problems.push(`The posting of ${row.document_number} of tenant ${row.tenant_id} ${what}.`);
      }
    }
    checked += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) {
      return { checked, problems };
    }
    after = last;
  }
}

type Place = { readonly tenant_id: string; readonly id: string };

/** The deletion of an entity has no lines. */
function balances({ Line: lines = [] }: QboEntry): boolean {
  const cents = lines.reduce((sum, line) => {
    const amount = centsOf(line);
    return sum + (line.JournalEntryLineDetail.PostingType === 'Debit' ? amount : -amount);
  }, 0);
  return cents === 0;
}

async function checkFiles(database: Database): Promise<Checked> {
  const { whole, inParts } = await unbounded(database, async (tx) => ({
    whole: await sql<{ tenant_id: string; sha256: string; holds: boolean }>`
      select tenant_id, sha256, encode(sha256(bytes), 'hex') = sha256 as holds
        from report_files where parts_of is null`.execute(tx),
    inParts: await tx
      .selectFrom('report_files')
      .select(['tenant_id', 'sha256', 'parts_of'])
      .where('parts_of', 'is not', null)
      .execute(),
  }));
  const wrong = whole.rows.filter(({ holds }) => !holds);
  const wrongInParts: typeof inParts = [];
  for (const file of inParts) {
    if ((await hashOfParts(database, String(file.parts_of))) !== file.sha256) {
      wrongInParts.push(file);
    }
  }
  return {
    checked: whole.rows.length + inParts.length,
    problems: [...wrong, ...wrongInParts].map(
      ({ tenant_id: tenant, sha256 }) =>
        `The report file ${sha256} of tenant ${tenant} does not have this hash.`,
    ),
  };
}

async function hashOfParts(database: Database, upload: string): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; ;) {
    const parts = await database.asOwner((tx) => readParts(tx, upload, from));
    const last = parts.at(-1);
    if (last === undefined) {
      return hash.digest('hex');
    }
    parts.forEach(({ bytes }) => hash.update(bytes));
    from = last.fromByte + last.bytes.length;
  }
}
