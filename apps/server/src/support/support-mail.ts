import type { Transaction } from '../db/database.ts';
import type { SupportTopic } from '../db/tables.ts';
import { clientIdOf, clientNameOf } from '../clients/clients.read-model.ts';
import type { Person } from './person-of.ts';
import { staffAddresses } from './staff-addresses.ts';
import type { SupportDeps } from './support-deps.ts';

type About = {
  readonly tenantId: string;
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly topic: SupportTopic;
  readonly author: Person;
};

type Written = About & {
  readonly message: string;
  /** The ticket's assignee in support. */
  readonly assigneeId: string | null;
};

/** Confirms a ticket to its author, if they have an address. */
export async function mailAuthor(
  { outbox, siteUrl }: Pick<SupportDeps, 'outbox' | 'siteUrl'>,
  tx: Transaction,
  { tenantId, id, number, subject, author }: About,
): Promise<void> {
  if (author.email === null) {
    return;
  }
  const link = new URL(`/dashboard/support/${id}`, siteUrl);
  const clientId = await clientIdOf(tx, tenantId);
  if (clientId !== null) {
    link.searchParams.set('client', clientId);
  }
  await outbox.send(tx, {
    to: { email: author.email },
    template: 'support_ticket_received',
    values: { link: link.href, client: await clientNameOf(tx, tenantId), number, subject },
  });
}

/** Mails a client's message to the ticket's assignee, else to support. */
export async function mailSupport(
  { outbox, contact, siteUrl }: Pick<SupportDeps, 'outbox' | 'contact' | 'siteUrl'>,
  tx: Transaction,
  { tenantId, id, number, subject, topic, author, ...written }: Written,
): Promise<void> {
  const values = {
    link: `${siteUrl}/admin/tech-support/${id}`,
    ticket_id: id,
    number,
    client: await clientNameOf(tx, tenantId),
    author: author.email === null ? author.name : `${author.name} (${author.email})`,
    subject,
    topic,
    paragraphs: paragraphsOf(written.message),
  };
  for (const email of await staffAddresses(tx, contact, written.assigneeId)) {
    await outbox.send(tx, { to: { email }, template: 'support_message', values });
  }
}

/** The length of a line that a mail does not truncate. */
const PART = /.{1,480}/gu;

/** The lines of a message, split into parts that a mail does not truncate. */
export function paragraphsOf(message: string): string[] {
  return message
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.match(PART) ?? []);
}
