import { sql } from 'kysely';
import { contains } from '../db/contains.ts';
import type { Transaction } from '../db/database.ts';
import { descending, pageOf } from '../db/page-of.ts';
import type { PageKey, PageRequest } from '../db/page-of.ts';
import type { StoredJsonOrNull } from '../db/stored-json.ts';
import type { SupportStatus, SupportTopic } from '../db/tables.ts';
import type { Page } from '../http/cursor.ts';

export type Ticket = {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly topic: SupportTopic;
  readonly status: SupportStatus;
  readonly openedBy: string | null;
  readonly openedByName: string;
  /** Its assignee in support. */
  readonly assigneeId: string | null;
  readonly messageCount: number;
  readonly isUnread: boolean;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
  readonly solvedAt: Date | null;
};

/** The reader of a tenant's tickets: their own, or everybody's. */
export type TicketReader = {
  readonly tenantId: string;
  readonly userId: string;
  readonly seesAll: boolean;
};

export type TicketFilter = {
  readonly status?: SupportStatus | undefined;
  readonly text?: string | undefined;
};

type TicketKey = PageKey<Ticket>;
const UPDATED: TicketKey = {
  column: 'support_tickets.last_message_at',
  type: 'timestamptz',
  of: ({ lastMessageAt }) => lastMessageAt.toISOString(),
};
const NUMBER: TicketKey = {
  column: 'support_tickets.number',
  type: 'bigint',
  of: ({ number }) => String(number),
};
const SUBJECT: TicketKey = {
  column: 'support_tickets.subject',
  type: 'text',
  of: ({ subject }) => subject,
};

const ORDERS = {
  updated: [UPDATED, NUMBER],
  '-updated': [descending(UPDATED), descending(NUMBER)],
  number: [NUMBER],
  '-number': [descending(NUMBER)],
  subject: [SUBJECT, NUMBER],
  '-subject': [descending(SUBJECT), descending(NUMBER)],
} as const satisfies Readonly<Record<string, readonly TicketKey[]>>;

export type TicketSort = keyof typeof ORDERS;

export function pageTickets(
  tx: Transaction,
  reader: TicketReader,
  { sort, status, text, ...request }: TicketFilter & PageRequest & { readonly sort: TicketSort },
): Promise<Page<Ticket>> {
  let query = ticketsOf(tx, reader);
  if (status !== undefined) {
    query = query.where('support_tickets.status', '=', status);
  }
  if (text !== undefined) {
    const like = contains(text);
    query = query.where((where) =>
      where.or([
        where('support_tickets.subject', 'ilike', like),
        ...(/^\d{1,15}$/.test(text) ? [where('support_tickets.number', '=', Number(text))] : []),
        where.exists(
          where
            .selectFrom('support_messages')
            .select('support_messages.id')
            .whereRef('support_messages.tenant_id', '=', 'support_tickets.tenant_id')
            .whereRef('support_messages.ticket_id', '=', 'support_tickets.id')
            .where('support_messages.is_internal', '=', false)
            .where('support_messages.body', 'ilike', like),
        ),
      ]),
    );
  }
  return pageOf(query, request, { order: { name: sort, keys: ORDERS[sort] }, toRow });
}

/** Null if there is none that the reader may see. */
export async function findTicket(
  tx: Transaction,
  reader: TicketReader,
  id: string,
): Promise<Ticket | null> {
  const row = await ticketsOf(tx, reader).where('support_tickets.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toRow(row);
}

function ticketsOf(tx: Transaction, { tenantId, userId, seesAll }: TicketReader) {
  const query = tx
    .selectFrom('support_tickets')
    .select([
      'support_tickets.id',
      'number',
      'subject',
      'topic',
      'status',
      'opened_by as openedBy',
      'opened_by_name as openedByName',
      'assignee_id as assigneeId',
      'created_at as createdAt',
      'last_message_at as lastMessageAt',
      'solved_at as solvedAt',
    ])
    .select(
      sql<number>`(select count(*) from support_messages said
        where said.tenant_id = support_tickets.tenant_id and said.ticket_id = support_tickets.id
          and not said.is_internal)`.as('messageCount'),
    )
    .select(
      sql<boolean>`coalesce(last_staff_message_at > coalesce((select read_at from support_reads
        where support_reads.tenant_id = support_tickets.tenant_id and support_reads.ticket_id = support_tickets.id
          and support_reads.user_id = ${userId}), '-infinity'), false)`.as('isUnread'),
    )
    .where('support_tickets.tenant_id', '=', tenantId);
  return seesAll ? query : query.where('support_tickets.opened_by', '=', userId);
}

const toRow = (row: Ticket): Ticket => row;

/** What the author of a ticket consented to send with it. */
export async function readDiagnostics(
  tx: Transaction,
  id: string,
): Promise<StoredJsonOrNull | undefined> {
  const row = await tx
    .selectFrom('support_tickets')
    .select('diagnostics')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.diagnostics;
}

export type NewTicket = Pick<Ticket, 'id' | 'subject' | 'topic' | 'openedByName'> & {
  readonly tenantId: string;
  readonly openedBy: string;
  /** JSON of what was shown; null without consent. */
  readonly diagnostics: string | null;
  readonly at: Date;
};

/** Returns the ticket's number. */
export async function insertTicket(tx: Transaction, ticket: NewTicket): Promise<number> {
  const { number } = await tx
    .insertInto('support_tickets')
    .values({
      tenant_id: ticket.tenantId,
      id: ticket.id,
      opened_by: ticket.openedBy,
      opened_by_name: ticket.openedByName,
      subject: ticket.subject,
      topic: ticket.topic,
      diagnostics: ticket.diagnostics,
      diagnostics_consented_at: ticket.diagnostics === null ? null : ticket.at,
      created_at: ticket.at,
      last_message_at: ticket.at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** After a message: whose turn it is. */
export async function updateTicket(
  tx: Transaction,
  id: string,
  {
    status,
    repliedAt,
    byStaff,
    at,
  }: {
    readonly status: SupportStatus;
    /** When the message was written; null if only the status changes. */
    readonly repliedAt: Date | null;
    readonly byStaff: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('support_tickets')
    .set({
      status,
      solved_at: status === 'solved' ? at : null,
      ...(repliedAt === null ? {} : { last_message_at: repliedAt }),
      ...(repliedAt !== null && byStaff ? { last_staff_message_at: repliedAt } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function markTicketRead(
  tx: Transaction,
  { tenantId, userId }: TicketReader,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('support_reads')
    .values({ tenant_id: tenantId, ticket_id: id, user_id: userId, read_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'ticket_id', 'user_id']).doUpdateSet({ read_at: at }),
    )
    .execute();
}
