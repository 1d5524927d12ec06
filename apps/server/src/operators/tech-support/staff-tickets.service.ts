import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { attachmentsOfMessages } from '../../support/messages.store.ts';
import type { Attachment } from '../../support/messages.store.ts';
import { diagnosticsIn } from '../../support/tickets.service.ts';
import type { Diagnostics } from '../../support/tickets.service.ts';
import { endIn } from '../../support/view-access.service.ts';
import { findViewGrant } from '../../support/view-grants.store.ts';
import type { ViewGrant } from '../../support/view-grants.store.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { findStaffMember } from '../staff/staff.store.ts';
import {
  contextOfTenant,
  diagnosticsOf,
  findStaffTicket,
  lockStaffTicket,
  staffMessagesOf,
  updateStaffTicket,
} from './staff-tickets.store.ts';
import type {
  StaffMessage,
  StaffTicket,
  StaffTicketChanges,
  TicketContext,
} from './staff-tickets.store.ts';

export type DeskDeps = { readonly database: Database; readonly clock: Clock };

export type StaffThread = {
  readonly ticket: StaffTicket;
  readonly diagnostics: Diagnostics | null;
  readonly messages: readonly (StaffMessage & { readonly attachments: readonly Attachment[] })[];
  readonly context: TicketContext;
  /** The current grant for support to view the client's pages. */
  readonly viewGrant: ViewGrant | null;
};

const WEEK_MS = 7 * 86_400_000;

/** Throws `support_ticket_not_found`. */
export function readStaffTicket({ database, clock }: DeskDeps, id: string): Promise<StaffThread> {
  return database.asOwner((tx) => threadOf(tx, id, clock.now()));
}

/**
 * Changes a ticket's assignee, urgency and status. Throws `support_ticket_not_found`, and `staff_member_not_found` for
 * an assignee who is not an operator.
 */
export function changeStaffTicket(
  { database, clock }: DeskDeps,
  id: string,
  changes: StaffTicketChanges,
  actor: Actor,
): Promise<StaffThread> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const before = await lockStaffTicket(tx, id);
    if (before === null) {
      throw new AppError('support_ticket_not_found');
    }
    const { assigneeId } = changes;
    if (typeof assigneeId === 'string' && (await findStaffMember(tx, assigneeId)) === null) {
      throw new AppError('staff_member_not_found');
    }
    const { tenantId, number, ...was } = before;
    await updateStaffTicket(tx, { tenantId, id }, { ...changes, at });
    const thread = await threadOf(tx, id, at);
    const { status, priority } = thread.ticket;
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'support_ticket.updated',
      target: { type: 'support_ticket', id },
      before: was,
      after: { status, priority, assigneeId: thread.ticket.assigneeId },
      details: {
        number,
        status,
        status_before: was.status,
        priority,
        priority_before: was.priority,
        assigned: thread.ticket.assigneeId !== null,
      },
      at,
    });
    return thread;
  });
}

/** Ends support's own view of a ticket's client. Throws `support_ticket_not_found` and `view_access_not_found`. */
export function giveUpView({ database, clock }: DeskDeps, id: string, actor: Actor): Promise<void> {
  return database.asOwner(async (tx) => {
    const ticket = await lockStaffTicket(tx, id);
    if (ticket === null) {
      throw new AppError('support_ticket_not_found');
    }
    await endIn(tx, { tenantId: ticket.tenantId, by: 'staff', actor, at: clock.now() });
  });
}

async function threadOf(tx: Transaction, id: string, now: Date): Promise<StaffThread> {
  const ticket = await findStaffTicket(tx, id);
  if (ticket === null) {
    throw new AppError('support_ticket_not_found');
  }
  const messages = await staffMessagesOf(tx, ticket);
  const attachments = await attachmentsOfMessages(
    tx,
    messages.map((message) => message.id),
  );
  return {
    ticket,
    diagnostics: diagnosticsIn(await diagnosticsOf(tx, ticket)),
    messages: messages.map((message) => ({
      ...message,
      attachments: attachments.filter(({ messageId }) => messageId === message.id),
    })),
    viewGrant: await findViewGrant(tx, ticket.tenantId, now),
    context: await contextOfTenant(tx, ticket.tenantId, new Date(now.getTime() - WEEK_MS)),
  };
}
