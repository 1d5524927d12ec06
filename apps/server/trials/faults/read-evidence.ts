import { sql } from 'kysely';
import type { Database, Transaction } from '../../src/db/database.ts';
import { hashOfPayload } from '../../src/books/posting/payload.ts';
import type { QboEntry } from '../../src/books/posting/payload.ts';
import type { Evidence, OutboxRow } from './evidence.ts';
import { toLines } from './sandbox-process.ts';

/** Our own database's part of the evidence, for every tenant of the trial. */
export type OwnSide = Pick<
  Evidence,
  'entries' | 'outbox' | 'attempts' | 'runs' | 'audits' | 'retries' | 'notifications'
>;

export async function readOwnSide(database: Database): Promise<OwnSide> {
  return database.asOwner(async (tx) => {
    const entries = await tx
      .selectFrom('journal_entries')
      .select(['tenant_id', 'id', 'status', 'external_id', 'verified_at'])
      .execute();
    const outbox = await tx
      .selectFrom('postings')
      .selectAll()
      .where('state', '<>', 'cancelled')
      .execute();
    const attempts = await tx
      .selectFrom('posting_attempts')
      .select(['posting_id', 'action', 'worker', 'fence', 'outcome', 'created_at'])
      .orderBy('position')
      .execute();
    const runs = await tx
      .selectFrom('sync_runs')
      .select(['tenant_id', 'id', 'state', 'status', 'finished_at'])
      .execute();
    const notifications = await tx
      .selectFrom('notifications')
      .select(['tenant_id as tenantId', 'event', 'type', 'times'])
      .execute();
    const { audits, retries } = await readAudits(tx);
    return {
      entries: entries.map((row) => ({
        tenantId: row.tenant_id,
        id: row.id,
        status: row.status,
        externalId: row.external_id,
        verifiedAtMs: row.verified_at?.getTime() ?? null,
      })),
      outbox: outbox.map(toOutboxRow),
      attempts: attempts.map((row) => ({
        postingId: row.posting_id,
        action: row.action,
        worker: row.worker,
        fence: row.fence,
        outcome: row.outcome,
        atMs: row.created_at.getTime(),
      })),
      runs: runs.map((row) => ({
        tenantId: row.tenant_id,
        id: row.id,
        state: row.state,
        status: row.status,
        finishedAtMs: row.finished_at?.getTime() ?? null,
      })),
      audits,
      retries,
      notifications,
    };
  });
}

async function readAudits(tx: Transaction): Promise<Pick<Evidence, 'audits' | 'retries'>> {
  const audits = await sql<Evidence['audits'][number]>`
    select tenant_id as "tenantId", action, target_id as "entryId"
    from audit_log where target_type = 'entry'`.execute(tx);
  const retries = await sql<Evidence['retries'][number]>`
    select tenant_id as "tenantId", details ->> 'state' as "from"
    from audit_log where action = 'sync.retried'`.execute(tx);
  return { audits: audits.rows, retries: retries.rows };
}

type Stored = {
  readonly tenant_id: string;
  readonly id: string;
  readonly entry_id: string;
  readonly run_id: string | null;
  readonly realm_id: string;
  readonly key: string;
  readonly request_id: string;
  readonly document_number: string;
  readonly payload: unknown;
  readonly payload_sha256: string;
  readonly state: string;
  readonly fence: number;
  readonly sends: number;
  readonly asks: number;
  readonly external_id: string | null;
  readonly finished_at: Date | null;
};

function toOutboxRow(row: Stored): OutboxRow {
  const payload = row.payload as QboEntry;
  return {
    tenantId: row.tenant_id,
    id: row.id,
    entryId: row.entry_id,
    runId: row.run_id,
    realmId: row.realm_id,
    key: row.key,
    requestId: row.request_id,
    documentNumber: row.document_number,
    lines: toLines(payload.Line ?? []),
    approvedSha256: row.payload_sha256,
    payloadSha256: hashOfPayload(payload),
    state: row.state,
    fence: row.fence,
    sends: row.sends,
    asks: row.asks,
    externalId: row.external_id,
    finishedAtMs: row.finished_at?.getTime() ?? null,
  };
}
