import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { OutboundMessage } from './outbox.port.ts';

/** The languages of mails. */
export type Language = 'en-US' | 'fr-CA';

/**
 * The language that the recipient chose; runs under any database role. If they chose none or have no account, the
 * sender's; English without a sender.
 */
export async function languageOf(
  tx: Transaction,
  to: OutboundMessage['to'],
  sender: string | null = null,
): Promise<Language> {
  const email = 'email' in to ? to.email : null;
  const phone = 'phone' in to ? to.phone : null;
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(
      mail_language(${email}::text, ${phone}::text),
      mail_language(${sender}::text, null)
    ) as language`.execute(tx);
  return rows[0]?.language === 'fr-CA' ? 'fr-CA' : 'en-US';
}
