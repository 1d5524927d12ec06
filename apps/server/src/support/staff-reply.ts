import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { SupportDeps } from './support-deps.ts';
import { insertMessage } from './messages.store.ts';
import type { Message } from './messages.store.ts';
import { updateTicket } from './tickets.store.ts';

/** The author that clients see for messages of support. */
const SUPPORT_NAME = 'Platebook support';

type Answering = {
  readonly id: string;
  readonly message: string;
  readonly status: 'awaiting_you' | 'solved';
  readonly isInternal: boolean;
  readonly userId: string;
  readonly actor: Actor;
};

/**
 * As support, in the ticket's tenant: a reply, which notifies its author, or a note that the client never sees. Throws
 * `support_ticket_not_found`.
 */
export function replyAsStaff(deps: SupportDeps, answering: Answering): Promise<Message> {
  const { database, clock, notifier } = deps;
  const { id, message, status, isInternal, userId, actor } = answering;
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const ticket = await lockTicket(tx, id);
    const { tenant_id: tenantId, number, subject } = ticket;
    const reply = {
      id: randomUUID(),
      authorId: userId,
      authorName: SUPPORT_NAME,
      isStaff: true,
      body: message.trim(),
      createdAt: at,
    };
    await insertMessage(tx, { ...reply, tenantId, ticketId: id, isInternal });
    if (!isInternal) {
      await updateTicket(tx, id, { status, repliedAt: at, byStaff: true, at });
      await notifier.notify(tx, {
        tenantId,
        event: 'support_replied',
        type: status === 'solved' ? 'success' : 'info',
        title: `Support replied to ticket ${number}`,
        message: `“${subject}”: ${excerptOf(reply.body)}`,
        wording: {
          code: 'support_replied',
          values: { ticket: number, subject, excerpt: excerptOf(reply.body) },
        },
        action: { label: 'Open the ticket', href: `/dashboard/support/${id}` },
        subject: { ticket_id: id },
        ...(ticket.opened_by === null
          ? { minLevel: 'user_manager' as const }
          : { userId: ticket.opened_by }),
      });
    }
    await recordAudit(tx, {
      actor,
      tenantId,
      action: isInternal ? 'support_ticket.noted' : 'support_ticket.answered',
      target: { type: 'support_ticket', id },
      details: { number },
      at,
    });
    return reply;
  });
}

async function lockTicket(tx: Transaction, id: string) {
  const ticket = await tx
    .selectFrom('support_tickets')
    .select(['tenant_id', 'number', 'subject', 'opened_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (ticket === undefined) {
    throw new AppError('support_ticket_not_found');
  }
  return ticket;
}

const LONGEST_EXCERPT = 200;

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= LONGEST_EXCERPT ? line : `${line.slice(0, LONGEST_EXCERPT)}…`;
}
