import { FORMER_USER } from '../../audit/history.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

export type Person = {
  readonly id: string;
  /** Empty if the account has only a phone. */
  readonly email: string;
  /** Empty if not set. */
  readonly fullName: string;
  readonly lastActiveAt: Date | null;
};

/** In the tenant's scope: those of these people whose names the tenant may see. */
export async function listPeople(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const { rows } = await sql<{
    user_id: string;
    email: string;
    full_name: string;
    last_active_at: Date | null;
  }>`select * from people_of_tenant(${ids}::uuid[])`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        id: row.user_id,
        email: row.email,
        fullName: row.full_name,
        lastActiveAt: row.last_active_at,
      },
    ]),
  );
}

/** A person's name for a single line. */
export function nameOf(person: Pick<Person, 'email' | 'fullName'> | undefined): string {
  if (person === undefined) {
    return FORMER_USER;
  }
  return person.fullName.trim() || person.email || 'Unnamed person';
}

/** As the user: their name, and the address they sign in with, empty if they have none. */
export async function findCaller(
  tx: Transaction,
): Promise<{ readonly name: string; readonly email: string }> {
  const { rows } = await sql<{ email: string; full_name: string }>`
    select * from name_of_caller()`.execute(tx);
  const [row] = rows;
  return {
    name: nameOf(row === undefined ? undefined : { email: row.email, fullName: row.full_name }),
    email: row?.email ?? '',
  };
}

export type Account = {
  readonly id: string;
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly name: string;
};

/** As the database owner: any account. */
export async function findAccount(
  tx: Transaction,
  by: { readonly id: string } | { readonly email: string },
): Promise<Account | null> {
  const query = tx
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at', 'user_metadata']);
  const row = await (
    'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)
  ).executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const fullName = row.user_metadata['full_name'];
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: row.email_confirmed_at,
    name: nameOf({
      email: row.email ?? '',
      fullName: typeof fullName === 'string' ? fullName : '',
    }),
  };
}
