import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

export type Person = {
  readonly userId: string;
  /** Their name, or the address they sign in with if they have none. */
  readonly name: string;
  /** Null for users who sign in by phone. */
  readonly email: string | null;
};

/** In a tenant's scope: a member's name and address. */
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
