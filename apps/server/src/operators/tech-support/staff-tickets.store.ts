import { sql } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { StoredJsonOrNull } from '../../db/stored-json.ts';
import type {
  ConnectionStatus,
  Provider,
  SupportPriority,
  SupportStatus,
  SupportTopic,
} from '../../db/tables.ts';
import type { Message } from '../../support/messages.store.ts';
import type { Page } from '../../http/cursor.ts';

/** A ticket of any client, as support sees it. */
export type StaffTicket = {
  readonly id: string;
  readonly number: number;
  readonly tenantId: string;
  readonly clientId: string | null;
  readonly clientName: string;
  readonly subject: string;
  readonly topic: SupportTopic;
  readonly status: SupportStatus;
  readonly priority: SupportPriority;
  readonly assigneeId: string | null;
  readonly assigneeEmail: string | null;
  readonly openedByName: string;
  readonly openedByEmail: string | null;
  readonly messageCount: number;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
  readonly solvedAt: Date | null;
};

export type StaffTicketFilter = {
  readonly status?: SupportStatus | undefined;
  readonly priority?: SupportPriority | undefined;
  /** A person, or null for unassigned tickets. */
  readonly assigneeId?: string | null | undefined;
  readonly text?: string | undefined;
};

type TicketKey = PageKey<StaffTicket>;
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

export type StaffTicketSort = keyof typeof ORDERS;

export function pageStaffTickets(
  tx: Transaction,
  { sort, ...requested }: StaffTicketFilter & PageRequest & { readonly sort: StaffTicketSort },
): Promise<Page<StaffTicket>> {
  const { status, priority, assigneeId, text, ...request } = requested;
  let query = tickets(tx);
  if (status !== undefined) {
    query = query.where('support_tickets.status', '=', status);
  }
  if (priority !== undefined) {
    query = query.where('support_tickets.priority', '=', priority);
  }
  if (assigneeId !== undefined) {
    query = query.where('support_tickets.assignee_id', 'is not distinct from', assigneeId);
  }
  if (text !== undefined) {
    query = query.where(matchesText(text));
  }
  return pageOf(query, request, {
    order: { name: sort, keys: ORDERS[sort] },
    toRow: (row: StaffTicket) => row,
  });
}

/** For one of `tickets`: its subject, number, client or any of its messages. */
function matchesText(text: string) {
  const like = contains(text);
  const isNumber = /^\d{1,15}$/.test(text);
  return sql<boolean>`(support_tickets.subject ilike ${like}
    or coalesce(clients.name, tenants.name) ilike ${like}
    or support_tickets.number = ${isNumber ? Number(text) : null}::bigint
    or exists (select from support_messages said
      where said.tenant_id = support_tickets.tenant_id and said.ticket_id = support_tickets.id and said.body ilike ${like}))`;
}

/** Null if there is none. */
export async function findStaffTicket(tx: Transaction, id: string): Promise<StaffTicket | null> {
  const row = await tickets(tx).where('support_tickets.id', '=', id).executeTakeFirst();
  return row ?? null;
}

function tickets(tx: Transaction) {
  return tx
    .selectFrom('support_tickets')
    .innerJoin('tenants', 'tenants.id', 'support_tickets.tenant_id')
    .leftJoin('clients', 'clients.tenant_id', 'support_tickets.tenant_id')
    .leftJoin('users as assignees', 'assignees.id', 'support_tickets.assignee_id')
    .leftJoin('users as authors', 'authors.id', 'support_tickets.opened_by')
    .select([
      'support_tickets.id',
      'support_tickets.number',
      'support_tickets.tenant_id as tenantId',
      'clients.id as clientId',
      'support_tickets.subject',
      'support_tickets.topic',
      'support_tickets.status',
      'support_tickets.priority',
      'support_tickets.assignee_id as assigneeId',
      'assignees.email as assigneeEmail',
      'support_tickets.opened_by_name as openedByName',
      'authors.email as openedByEmail',
      'support_tickets.created_at as createdAt',
      'support_tickets.last_message_at as lastMessageAt',
      'support_tickets.solved_at as solvedAt',
    ])
    .select(sql<string>`coalesce(clients.name, tenants.name)`.as('clientName'))
    .select(
      sql<number>`(select count(*) from support_messages said
        where said.tenant_id = support_tickets.tenant_id and said.ticket_id = support_tickets.id)`.as(
        'messageCount',
      ),
    );
}

export type StaffMessage = Message & { readonly isInternal: boolean };

/** All messages of a ticket, including support's notes, oldest first. */
export function staffMessagesOf(
  tx: Transaction,
  { tenantId, id }: Pick<StaffTicket, 'tenantId' | 'id'>,
): Promise<StaffMessage[]> {
  return tx
    .selectFrom('support_messages')
    .select([
      'id',
      'author_id as authorId',
      'author_name as authorName',
      'is_staff as isStaff',
      'is_internal as isInternal',
      'body',
      'created_at as createdAt',
    ])
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What the author of a ticket consented to send with it. */
export async function diagnosticsOf(
  tx: Transaction,
  { tenantId, id }: Pick<StaffTicket, 'tenantId' | 'id'>,
): Promise<StoredJsonOrNull | undefined> {
  const row = await tx
    .selectFrom('support_tickets')
    .select('diagnostics')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.diagnostics;
}

/** Null if the ticket has no such file. */
export async function findFileOfTicket(
  tx: Transaction,
  { ticketId, messageId, id }: { ticketId: string; messageId: string; id: string },
): Promise<{ readonly name: string; readonly content: Buffer } | null> {
  const row = await tx
    .selectFrom('support_attachments as file')
    .innerJoin('support_messages as said', (join) =>
      join.onRef('said.tenant_id', '=', 'file.tenant_id').onRef('said.id', '=', 'file.message_id'),
    )
    .select(['file.file_name as name', 'file.content'])
    .where('said.ticket_id', '=', ticketId)
    .where('file.message_id', '=', messageId)
    .where('file.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

type Locked = Pick<StaffTicket, 'tenantId' | 'number' | 'status' | 'priority' | 'assigneeId'>;

/** Locks the ticket until the transaction ends; null if there is none. */
export async function lockStaffTicket(tx: Transaction, id: string): Promise<Locked | null> {
  const row = await tx
    .selectFrom('support_tickets')
    .select(['tenant_id as tenantId', 'number', 'status', 'priority', 'assignee_id as assigneeId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type StaffTicketChanges = {
  readonly status?: SupportStatus | undefined;
  readonly priority?: SupportPriority | undefined;
  readonly assigneeId?: string | null | undefined;
};

export async function updateStaffTicket(
  tx: Transaction,
  { tenantId, id }: Pick<StaffTicket, 'tenantId' | 'id'>,
  { status, priority, assigneeId, at }: StaffTicketChanges & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('support_tickets')
    .set({
      ...(status === undefined ? {} : { status, solved_at: status === 'solved' ? at : null }),
      ...(priority === undefined ? {} : { priority }),
      ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** A summary of the state of a ticket's client. */
export type TicketContext = {
  readonly planCode: string | null;
  readonly paidState: 'active' | 'past_due' | 'cancelled' | null;
  readonly connections: readonly {
    readonly provider: Provider;
    readonly status: ConnectionStatus;
  }[];
  readonly failedRuns: number;
  readonly lastRunAt: Date | null;
};

export async function contextOfTenant(
  tx: Transaction,
  tenantId: string,
  since: Date,
): Promise<TicketContext> {
  const plan = await tx
    .selectFrom('subscriptions')
    .select(['plan_code', 'paid_state'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const connections = await tx
    .selectFrom('connections')
    .select(['provider', 'status'])
    .where('tenant_id', '=', tenantId)
    .orderBy('provider')
    .execute();
  const runs = await tx
    .selectFrom('sync_runs')
    .select([
      sql<number>`count(*) filter (where status = 'failed' and created_at >= ${since})`.as(
        'failed',
      ),
      sql<Date | null>`max(created_at)`.as('last'),
    ])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    planCode: plan?.plan_code ?? null,
    paidState: plan?.paid_state ?? null,
    connections,
    failedRuns: runs.failed,
    lastRunAt: runs.last,
  };
}
