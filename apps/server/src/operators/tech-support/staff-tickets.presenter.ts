import type { components } from '@platebook/api-client';
import { presentViewGrant } from '../../support/view-access.routes.ts';
import type { StaffThread } from './staff-tickets.service.ts';
import type { StaffTicket } from './staff-tickets.store.ts';

type Schemas = components['schemas'];

export function presentStaffTicket(ticket: StaffTicket): Schemas['StaffTicket'] {
  const { assigneeId, assigneeEmail } = ticket;
  return {
    id: ticket.id,
    number: ticket.number,
    tenant_id: ticket.tenantId,
    client_name: ticket.clientName,
    subject: ticket.subject,
    topic: ticket.topic,
    status: ticket.status,
    priority: ticket.priority,
    assignee: assigneeId === null ? null : { user_id: assigneeId, email: assigneeEmail },
    opened_by_name: ticket.openedByName,
    opened_by_email: ticket.openedByEmail,
    message_count: ticket.messageCount,
    created_at: ticket.createdAt.toISOString(),
    last_message_at: ticket.lastMessageAt.toISOString(),
    solved_at: ticket.solvedAt?.toISOString() ?? null,
  };
}

export function presentStaffThread(thread: StaffThread): Schemas['StaffTicketDetail'] {
  const { ticket, diagnostics, messages, context } = thread;
  return {
    ...presentStaffTicket(ticket),
    client_id: ticket.clientId,
    view_access: presentViewGrant(thread.viewGrant),
    diagnostics,
    messages: messages.map((message) => ({
      id: message.id,
      author_name: message.authorName,
      is_staff: message.isStaff,
      is_internal: message.isInternal,
      message: message.body,
      attachments: message.attachments.map((file) => ({
        id: file.id,
        file_name: file.fileName,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        created_at: file.createdAt.toISOString(),
      })),
      created_at: message.createdAt.toISOString(),
    })),
    context: {
      plan_code: context.planCode,
      paid_state: context.paidState,
      connections: context.connections.map((connection) => ({ ...connection })),
      failed_runs_7d: context.failedRuns,
      last_run_at: context.lastRunAt?.toISOString() ?? null,
    },
  };
}
