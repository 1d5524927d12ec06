import type { SupportContact } from '../../config-support.ts';
import type { Transaction } from '../../db/database.ts';
import { listStaffMembers } from './staff.store.ts';

/**
 * Where mails to those who run the installation go: its support address, or each of its administrators where none is named.
 */
export async function staffAddresses(
  tx: Transaction,
  { email }: Pick<SupportContact, 'email'>,
): Promise<string[]> {
  if (email !== null) {
    return [email];
  }
  const staff = await listStaffMembers(tx);
  return staff.flatMap((member) =>
    member.level === 'system_admin' && member.email !== null ? [member.email] : [],
  );
}
