import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';

/** Who acted: the account while it exists, and the name at that time. */
export type NamedPerson = { readonly userId: string | null; readonly name: string };

/** A confirmed difference between a deposit and its entries. */
export type DepositException = {
  readonly id: string;
  readonly payoutId: string;
  readonly payoutRef: string;
  readonly payoutOn: string;
  readonly storeName: string;
  readonly platform: ChannelType;
  readonly entryId: string | null;
  readonly documentNumber: string | null;
  /** How much more the deposit holds than the entries, as typed. */
  readonly differenceCents: number;
  /** The total that the rows in quarantine printed then. */
  readonly printedCents: number;
  readonly rowsOfUnknownAmount: number;
  readonly currency: 'USD' | 'CAD';
  readonly reason: string;
  readonly recordedBy: NamedPerson;
  readonly recordedAt: Date;
  /** Null while it is open. */
  readonly resolution: Resolution | null;
};

export type Resolution = {
  /** `rows_read`: a later report brought the rows; `replaced`: the difference changed and was confirmed again. */
  readonly how: 'person' | 'rows_read' | 'replaced';
  /** A person's note; null if resolved otherwise. */
  readonly note: string | null;
  readonly by: NamedPerson | null;
  readonly at: Date;
};

type Filter = {
  readonly id?: string;
  readonly payoutIds?: readonly string[];
  readonly status?: 'open' | 'resolved' | undefined;
  readonly count: number;
};

/** Open ones first, then the newest first. */
export async function listDepositExceptions(
  tx: Transaction,
  { id, payoutIds, status, count }: Filter,
): Promise<DepositException[]> {
  let query = exceptionsQuery(tx)
    .orderBy(sql`exceptions.resolved_at is not null`)
    .orderBy('exceptions.recorded_at', 'desc')
    .orderBy('exceptions.id', 'desc')
    .limit(count);
  if (id !== undefined) {
    query = query.where('exceptions.id', '=', id);
  }
  if (payoutIds !== undefined) {
    query = query.where('exceptions.payout_id', 'in', payoutIds);
  }
  if (status !== undefined) {
    query = query.where('exceptions.resolved_at', status === 'open' ? 'is' : 'is not', null);
  }
  return (await query.execute()).map(fromRow);
}

function exceptionsQuery(tx: Transaction) {
  return tx
    .selectFrom('deposit_exceptions as exceptions')
    .innerJoin('payouts', (join) =>
      join
        .onRef('payouts.tenant_id', '=', 'exceptions.tenant_id')
        .onRef('payouts.id', '=', 'exceptions.payout_id'),
    )
    .leftJoin('journal_entries', (join) =>
      join
        .onRef('journal_entries.tenant_id', '=', 'exceptions.tenant_id')
        .onRef('journal_entries.id', '=', 'exceptions.entry_id'),
    )
    .selectAll('exceptions')
    .select([
      'payouts.payout_ref',
      'payouts.payout_on',
      'payouts.platform_store_name',
      'payouts.platform',
      'journal_entries.document_number',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof exceptionsQuery>['execute']>>[number];

function fromRow(row: Row): DepositException {
  return {
    id: row.id,
    payoutId: row.payout_id,
    payoutRef: row.payout_ref,
    payoutOn: row.payout_on,
    storeName: row.platform_store_name,
    platform: row.platform,
    entryId: row.entry_id,
    documentNumber: row.document_number,
    differenceCents: row.difference_cents,
    printedCents: row.printed_cents,
    rowsOfUnknownAmount: row.rows_of_unknown_amount,
    currency: row.currency,
    reason: row.reason,
    recordedBy: { userId: row.recorded_by, name: row.recorded_by_name },
    recordedAt: row.recorded_at,
    resolution: toResolution(row),
  };
}

function toResolution(row: Row): Resolution | null {
  const { resolved_how: how, resolved_at: at, resolved_by_name: name } = row;
  return how === null || at === null
    ? null
    : {
        how,
        note: row.resolution,
        by: name === null ? null : { userId: row.resolved_by, name },
        at,
      };
}

export type NewDepositException = Pick<
  DepositException,
  'id' | 'payoutId' | 'differenceCents' | 'printedCents' | 'rowsOfUnknownAmount' | 'currency'
> & {
  readonly tenantId: string;
  readonly entryId: string;
  readonly reason: string;
  readonly by: NamedPerson;
  readonly at: Date;
};

/** False if somebody else recorded one for this payout concurrently: theirs counts. */
export async function insertDepositException(
  tx: Transaction,
  exception: NewDepositException,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deposit_exceptions')
    .values({
      tenant_id: exception.tenantId,
      id: exception.id,
      payout_id: exception.payoutId,
      entry_id: exception.entryId,
      difference_cents: exception.differenceCents,
      printed_cents: exception.printedCents,
      rows_of_unknown_amount: exception.rowsOfUnknownAmount,
      currency: exception.currency,
      reason: exception.reason,
      recorded_by: exception.by.userId,
      recorded_by_name: exception.by.name,
      recorded_at: exception.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'payout_id']).where('resolved_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A person's resolution has a note and a person; one from the reports has neither. Returns the resolved exceptions. */
export type ResolvedBy =
  | { readonly how: 'person'; readonly note: string; readonly by: NamedPerson }
  | { readonly how: 'rows_read' | 'replaced' };

export async function resolveDepositExceptions(
  tx: Transaction,
  which: { readonly id: string } | { readonly payoutIds: readonly string[] },
  { at, ...resolved }: ResolvedBy & { readonly at: Date },
): Promise<{ id: string; payoutId: string }[]> {
  const open = tx
    .updateTable('deposit_exceptions')
    .set({
      resolved_how: resolved.how,
      resolved_at: at,
      ...(resolved.how === 'person'
        ? {
            resolution: resolved.note,
            resolved_by: resolved.by.userId,
            resolved_by_name: resolved.by.name,
          }
        : {}),
    })
    .where('resolved_at', 'is', null);
  const named =
    'id' in which
      ? open.where('id', '=', which.id)
      : open.where('payout_id', 'in', which.payoutIds);
  const rows = await named.returning(['id', 'payout_id']).execute();
  return rows.map((row) => ({ id: row.id, payoutId: row.payout_id }));
}

/** A member's name, or their email if they have none. */
export async function nameOfPerson(tx: Transaction, userId: string | null): Promise<NamedPerson> {
  if (userId === null) {
    return { userId, name: 'Platebook' };
  }
  const { rows } = await sql<{ email: string; full_name: string }>`
    select email, full_name from people_of_tenant(${[userId]}::uuid[])`.execute(tx);
  const [person] = rows;
  return {
    userId,
    name: person === undefined ? '' : person.full_name.trim() || person.email,
  };
}
