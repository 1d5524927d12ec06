import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

export type Person = {
  readonly userId: string;
  /** As they call themselves; where they gave no name, the address they sign in with. */
  readonly name: string;
  /** Null for whoever signs in by phone. */
  readonly email: string | null;
};

/** In a tenant's scope: who a member is. */
export async function personOf(tx: Transaction, userId: string): Promise<Person> {
  const { rows } = await sql<{ email: string; full_name: string }>`
    select email, full_name from people_of_tenant(${[userId]}::uuid[])`.execute(tx);
  const [person] = rows;
  const email = person?.email ?? '';
  const name = person?.full_name.trim() ?? '';
  return {
    userId,
    name: name || email || 'A member',
    email: email === '' ? null : email,
  };
}
