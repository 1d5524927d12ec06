import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { recordAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Transaction } from '../db/database.ts';
import { readStoredOrNull } from '../db/stored-json.ts';
import type { StoredJsonOrNull } from '../db/stored-json.ts';
import type { SupportStatus, SupportTopic } from '../db/tables.ts';
import type { Page } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import { isAtLeast } from '../http/levels.ts';
import type { Membership } from '../http/operations.ts';
import type { SupportDeps } from './support-deps.ts';
import {
  attachmentsOfMessages,
  countMessagesSince,
  insertMessage,
  messagesOfTicket,
} from './messages.store.ts';
import type { Attachment, Message } from './messages.store.ts';
import { personOf } from './person-of.ts';
import type { Person } from './person-of.ts';
import { mailAuthor, mailSupport } from './support-mail.ts';
import {
  findTicket,
  insertTicket,
  markTicketRead,
  pageTickets,
  readDiagnostics,
  updateTicket,
} from './tickets.store.ts';
import type { Ticket, TicketFilter, TicketReader, TicketSort } from './tickets.store.ts';
import type { PageRequest } from '../db/page-of.ts';

const DIAGNOSTICS = v.object({
  route: v.string(),
  app_version: v.string(),
  browser: v.string(),
  language: v.string(),
  time_zone: v.string(),
  viewport: v.string(),
  errors: v.array(
    v.object({
      error_id: v.string(),
      operation: v.nullable(v.string()),
      status: v.nullable(v.number()),
      request_id: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  request_ids: v.array(v.string()),
});

export type Diagnostics = v.InferOutput<typeof DIAGNOSTICS>;

export type Thread = {
  readonly ticket: Ticket;
  readonly diagnostics: Diagnostics | null;
  readonly messages: readonly (Message & { readonly attachments: readonly Attachment[] })[];
};

const MOST_PER_HOUR = 60;
const HOUR_MS = 3_600_000;

/** Whose tickets a member sees: managers and owners everybody's, others their own. */
export function readerOf({ scope, level }: Membership): TicketReader {
  const { tenantId, userId } = scope;
  return { tenantId, userId, seesAll: isAtLeast(level, 'user_manager') };
}

export function listTickets(
  { database }: SupportDeps,
  membership: Membership,
  query: TicketFilter & PageRequest & { readonly sort: TicketSort },
): Promise<Page<Ticket>> {
  return database.inTenant(membership.scope, (tx) => pageTickets(tx, readerOf(membership), query));
}

/** Throws `support_ticket_not_found`. */
export function readTicket(
  { database }: SupportDeps,
  membership: Membership,
  id: string,
): Promise<Thread> {
  return database.inTenant(membership.scope, (tx) => threadOf(tx, readerOf(membership), id));
}

type Opening = {
  readonly subject: string;
  readonly topic: SupportTopic;
  readonly message: string;
  /** What the author consented to send; null without consent. */
  readonly diagnostics: Diagnostics | null;
  readonly actor: Actor;
};

/** Opens a ticket, confirms it to its author and mails it to support. Throws `rate_limited`. */
export function openTicket(
  deps: SupportDeps,
  membership: Membership,
  { subject, topic, message, diagnostics, actor }: Opening,
): Promise<Thread> {
  const { tenantId, userId } = membership.scope;
  const at = deps.clock.now();
  const id = randomUUID();
  return deps.database.inTenant(membership.scope, async (tx) => {
    await refuseTooMany(tx, userId, at);
    const author = await personOf(tx, userId);
    const number = await insertTicket(tx, {
      tenantId,
      id,
      subject: subject.trim(),
      topic,
      openedBy: userId,
      openedByName: author.name,
      diagnostics: diagnostics === null ? null : JSON.stringify(diagnostics),
      at,
    });
    await insertMessage(tx, {
      ...writtenBy(author, at),
      tenantId,
      ticketId: id,
      body: message.trim(),
    });
    const about = { tenantId, id, number, subject: subject.trim(), topic };
    await mailAuthor(deps, tx, { ...about, author });
    await mailSupport(deps, tx, { ...about, author, message, assigneeId: null });
    const thread = await threadOf(tx, readerOf(membership), id);
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'support_ticket.opened',
      target: { type: 'support_ticket', id },
      details: { number, topic, diagnostics: diagnostics !== null },
      at,
    });
    return thread;
  });
}

/** A reply by the client, which then waits for support. Throws `support_ticket_not_found` and `rate_limited`. */
export function reply(
  deps: SupportDeps,
  membership: Membership,
  { id, message }: { readonly id: string; readonly message: string },
): Promise<Message> {
  const { tenantId, userId } = membership.scope;
  const at = deps.clock.now();
  return deps.database.inTenant(membership.scope, async (tx) => {
    const ticket = known(await findTicket(tx, readerOf(membership), id));
    await refuseTooMany(tx, userId, at);
    const author = await personOf(tx, userId);
    const reply = { ...writtenBy(author, at), body: message.trim() };
    await insertMessage(tx, { ...reply, tenantId, ticketId: id });
    await updateTicket(tx, id, { status: 'submitted', repliedAt: at, byStaff: false, at });
    await markTicketRead(tx, readerOf(membership), { id, at });
    const { number, subject, topic, assigneeId } = ticket;
    const about = { tenantId, id, number, subject, topic };
    await mailSupport(deps, tx, { ...about, author, message, assigneeId });
    return reply;
  });
}

/** Throws `support_ticket_not_found`. */
export function setStatus(
  { database, clock }: SupportDeps,
  membership: Membership,
  {
    id,
    status,
    actor,
  }: {
    readonly id: string;
    readonly status: Exclude<SupportStatus, 'awaiting_you'>;
    readonly actor: Actor;
  },
): Promise<Thread> {
  const at = clock.now();
  return database.inTenant(membership.scope, async (tx) => {
    const ticket = known(await findTicket(tx, readerOf(membership), id));
    if ((ticket.status === 'solved') !== (status === 'solved')) {
      await updateTicket(tx, id, { status, repliedAt: null, byStaff: false, at });
      await recordAudit(tx, {
        actor,
        tenantId: membership.scope.tenantId,
        action: status === 'solved' ? 'support_ticket.solved' : 'support_ticket.reopened',
        target: { type: 'support_ticket', id },
        details: { number: ticket.number },
        at,
      });
    }
    return threadOf(tx, readerOf(membership), id);
  });
}

/** For this reader only. Throws `support_ticket_not_found`. */
export function markRead(
  { database, clock }: SupportDeps,
  membership: Membership,
  id: string,
): Promise<void> {
  return database.inTenant(membership.scope, async (tx) => {
    const reader = readerOf(membership);
    known(await findTicket(tx, reader, id));
    await markTicketRead(tx, reader, { id, at: clock.now() });
  });
}

function writtenBy({ userId, name }: Person, at: Date) {
  return {
    id: randomUUID(),
    authorId: userId,
    authorName: name,
    isStaff: false,
    isInternal: false,
    createdAt: at,
  } as const;
}

async function refuseTooMany(tx: Transaction, authorId: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - HOUR_MS);
  if ((await countMessagesSince(tx, { authorId, since })) >= MOST_PER_HOUR) {
    throw new AppError('rate_limited', { headers: { 'retry-after': String(HOUR_MS / 1000) } });
  }
}

async function threadOf(tx: Transaction, reader: TicketReader, id: string): Promise<Thread> {
  const ticket = known(await findTicket(tx, reader, id));
  const messages = await messagesOfTicket(tx, id);
  const attachments = await attachmentsOfMessages(
    tx,
    messages.map((message) => message.id),
  );
  return {
    ticket,
    diagnostics: diagnosticsIn(await readDiagnostics(tx, id)),
    messages: messages.map((message) => ({
      ...message,
      attachments: attachments.filter(({ messageId }) => messageId === message.id),
    })),
  };
}

/** The diagnostics of the author's page; null without consent. */
export function diagnosticsIn(stored: StoredJsonOrNull | undefined): Diagnostics | null {
  return stored === undefined
    ? null
    : readStoredOrNull(DIAGNOSTICS, stored, 'support_tickets.diagnostics');
}

/** The ticket, if there is one. Throws `support_ticket_not_found`. */
function known(ticket: Ticket | null): Ticket {
  if (ticket === null) {
    throw new AppError('support_ticket_not_found');
  }
  return ticket;
}
