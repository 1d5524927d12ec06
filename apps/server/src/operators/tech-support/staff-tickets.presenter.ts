import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { StaffThread } from './staff-tickets.service.ts';
import type { StaffTicket } from './staff-tickets.store.ts';

type Schemas = components['schemas'];

export function presentStaffTicket(ticket: StaffTicket): CamelCased<Schemas['StaffTicket']> {
  const { assigneeId, assigneeEmail } = ticket;
  return {
    ...ticket,
    assignee: assigneeId === null ? null : { userId: assigneeId, email: assigneeEmail },
  };
}

export function presentStaffThread(thread: StaffThread): CamelCased<Schemas['StaffTicketDetail']> {
  const { ticket, diagnostics, messages, context } = thread;
  return {
    ...presentStaffTicket(ticket),
    clientId: ticket.clientId,
    viewAccess: thread.viewGrant,
    diagnostics,
    messages: messages.map((message) => ({
      ...message,
      message: message.body,
    })),
    context: {
      ...context,
      failedRuns7d: context.failedRuns,
    },
  };
}
