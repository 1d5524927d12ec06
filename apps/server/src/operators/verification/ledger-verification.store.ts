import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { StoredJson } from '../../db/stored-json.ts';
import { ENTRY_FAULT } from '../../books/posting/entry-balance.store.ts';
import type { Page } from '../../http/cursor.ts';

type Days = { readonly from: string; readonly to: string };

export type CheckCount = { readonly checked: number; readonly broken: number };

/**
 * The number of payouts paid in a period, and the results of their identities as stored by their readings, per
 * identity.
 */
export async function countIdentities(
  tx: Transaction,
  tenantId: string,
  { from, to }: Days,
): Promise<{
  readonly payouts: number;
  readonly identities: ReadonlyMap<string, CheckCount>;
}> {
  const { payouts } = await tx
    .selectFrom('payouts')
    .select(sql<number>`count(*)`.as('payouts'))
    .where('tenant_id', '=', tenantId)
    .where('payout_on', '>=', from)
    .where('payout_on', '<=', to)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string; checked: number; broken: number }>`
    select identity ->> 'id' as id, count(*) as checked,
      count(*) filter (where not coalesce((identity ->> 'holds')::boolean, false)) as broken
    from payouts cross join lateral jsonb_path_query(payouts.reading, '$.payout.identities[*]') as identity
    where payouts.tenant_id = ${tenantId} and payouts.payout_on between ${from}::date and ${to}::date
    group by 1 order by 1`.execute(tx);
  return {
    payouts,
    identities: new Map(rows.map(({ id, ...count }) => [id, count])),
  };
}

/** The number of entries in a period, and of those that do not balance. */
export async function countEntries(
  tx: Transaction,
  tenantId: string,
  { from, to }: Days,
): Promise<CheckCount> {
  const { rows } = await sql<CheckCount>`
    select count(*) as checked, count(fault) as broken
    from (select ${ENTRY_FAULT} as fault from journal_entries
      where journal_entries.tenant_id = ${tenantId} and entry_on between ${from}::date and ${to}::date) entries`.execute(
    tx,
  );
  return rows[0] ?? { checked: 0, broken: 0 };
}

export type NewVerification = {
  readonly id: string;
  readonly tenantId: string;
  readonly requestedBy: string;
  readonly days: Days;
  readonly payouts: number;
  readonly entries: number;
  readonly checks: Readonly<Record<string, CheckCount>>;
  readonly holds: boolean;
  readonly at: Date;
};

export async function insertVerification(tx: Transaction, made: NewVerification): Promise<void> {
  await tx
    .insertInto('ledger_verifications')
    .values({
      tenant_id: made.tenantId,
      id: made.id,
      requested_by: made.requestedBy,
      from_on: made.days.from,
      to_on: made.days.to,
      payouts: made.payouts,
      entries: made.entries,
      checks: JSON.stringify(made.checks),
      holds: made.holds,
      created_at: made.at,
    })
    .execute();
}

export type Verification = {
  readonly id: string;
  readonly tenantId: string;
  readonly clientName: string;
  readonly requestedBy: string | null;
  readonly from: string;
  readonly to: string;
  readonly payouts: number;
  readonly entries: number;
  readonly checks: StoredJson;
  readonly holds: boolean;
  readonly createdAt: Date;
};

type VerificationKey = PageKey<Verification>;
const KEYS: readonly VerificationKey[] = [
  {
    column: 'ledger_verifications.created_at',
    type: 'timestamptz',
    descending: true,
    of: ({ createdAt }) => createdAt.toISOString(),
  },
  { column: 'ledger_verifications.id', type: 'uuid', descending: true, of: ({ id }) => id },
];

/** Newest first, for one tenant if it is named. */
export function pageVerifications(
  tx: Transaction,
  { tenantId, ...request }: PageRequest & { readonly tenantId?: string | undefined },
): Promise<Page<Verification>> {
  let query = verifications(tx);
  if (tenantId !== undefined) {
    query = query.where('ledger_verifications.tenant_id', '=', tenantId);
  }
  return pageOf(query, request, {
    order: { name: '-created', keys: KEYS },
    toRow: (row: Verification) => row,
  });
}

export async function findVerification(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Verification | null> {
  const row = await verifications(tx)
    .where('ledger_verifications.tenant_id', '=', tenantId)
    .where('ledger_verifications.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

function verifications(tx: Transaction) {
  return tx
    .selectFrom('ledger_verifications')
    .innerJoin('tenants', 'tenants.id', 'ledger_verifications.tenant_id')
    .leftJoin('clients', 'clients.tenant_id', 'ledger_verifications.tenant_id')
    .leftJoin('users', 'users.id', 'ledger_verifications.requested_by')
    .select([
      'ledger_verifications.id',
      'ledger_verifications.tenant_id as tenantId',
      'users.email as requestedBy',
      'from_on as from',
      'to_on as to',
      'payouts',
      'entries',
      'checks',
      'holds',
      'ledger_verifications.created_at as createdAt',
    ])
    .select(sql<string>`coalesce(clients.name, tenants.name)`.as('clientName'));
}
