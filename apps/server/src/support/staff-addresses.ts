import { sql } from 'kysely';
import type { SupportContact } from '../config/support.ts';
import type { Transaction } from '../db/database.ts';

/**
 * Where mails to those who run the installation go, in any role: to the person who looks after it, else to the support
 * address, else to each administrator.
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
