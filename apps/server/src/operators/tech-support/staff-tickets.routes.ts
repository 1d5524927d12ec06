import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { CamelCased } from '../../http/present.ts';
import { changeStaffTicket, giveUpView, readStaffTicket } from './staff-tickets.service.ts';
import type { DeskDeps, StaffThread } from './staff-tickets.service.ts';
import { findFileOfTicket, pageStaffTickets } from './staff-tickets.store.ts';
import type { StaffTicket } from './staff-tickets.store.ts';

type DeskIds =
  | 'listStaffTickets'
  | 'getStaffTicket'
  | 'updateStaffTicket'
  | 'downloadStaffTicketAttachment'
  | 'deleteStaffViewAccess';

/** The tickets of all clients, as operators see them; they reply with `createSupportReply`. */
export function staffTicketsRoutes(deps: DeskDeps): Pick<Handlers, DeskIds> {
  const { database } = deps;
  return {
    listStaffTickets: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        const { assignee } = query;
        const { items, nextCursor } = await database.readAsOwner((tx) =>
          pageStaffTickets(tx, {
            status: query.status,
            priority: query.priority,
            assigneeId:
              assignee === undefined ? undefined : assignee === 'me' ? principal.userId : null,
            text: query.q,
            sort: query.sort ?? '-updated',
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          }),
        );
        return ok({ items: items.map(presentStaffTicket), next_cursor: nextCursor });
      },
    },
    getStaffTicket: {
      needs: 'user',
      handle: async ({ path }) => ok(presentStaffThread(await readStaffTicket(deps, path.ticket))),
    },
    updateStaffTicket: {
      needs: 'user',
      handle: async ({ path, body, principal }) => {
        const { status, priority, assignee_id: assigneeId } = body;
        const changes = { status, priority, assigneeId };
        const thread = await changeStaffTicket(deps, path.ticket, changes, actorOf(principal));
        return ok(presentStaffThread(thread), 'Ticket saved');
      },
    },
    deleteStaffViewAccess: {
      needs: 'user',
      handle: async ({ path, principal }) => {
        await giveUpView(deps, path.ticket, actorOf(principal));
        return ok({ access: null }, 'Access given up');
      },
    },
    downloadStaffTicketAttachment: {
      needs: 'user',
      handle: async ({ path }) => {
        const at = { ticketId: path.ticket, messageId: path.message, id: path.support_attachment };
        const file = await database.readAsOwner((tx) => findFileOfTicket(tx, at));
        if (file === null) {
          throw new AppError('support_attachment_not_found');
        }
        const { name, content } = file;
        return { kind: 'file', type: 'application/octet-stream', name, pieces: piecesOf(content) };
      },
    },
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

type Schemas = components['schemas'];

function presentStaffTicket(ticket: StaffTicket): CamelCased<Schemas['StaffTicket']> {
  const { assigneeId, assigneeEmail } = ticket;
  return {
    ...ticket,
    assignee: assigneeId === null ? null : { userId: assigneeId, email: assigneeEmail },
  };
}

function presentStaffThread(thread: StaffThread): CamelCased<Schemas['StaffTicketDetail']> {
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
