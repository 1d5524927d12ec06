import { sql } from 'kysely';
import type { SupportContact } from '../config/support.ts';
import type { Transaction } from '../db/database.ts';

/**
 * The recipients of mail to the operators, under any database role: the assignee, else the support address, else every
 * administrator.
 */
export async function staffAddresses(
  tx: Transaction,
  { email }: Pick<SupportContact, 'email'>,
  assigneeId: string | null = null,
): Promise<string[]> {
  if (assigneeId === null && email !== null) {
    return [email];
  }
  const { rows } = await sql<{ address: string }>`
    select address from support_addresses(${assigneeId}::uuid) as address`.execute(tx);
  return rows.map(({ address }) => address);
}
