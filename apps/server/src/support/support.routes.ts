import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import { actorOf } from '../audit/audit-log.ts';
import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { created, ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import { receiveAttachment } from '../http/receive-attachment.ts';
import { attachFile, downloadFile } from './attachments.service.ts';
import type { Attachment, Message } from './messages.store.ts';
import { replyAsStaff } from './staff-reply.ts';
import type { SupportDeps } from './support-deps.ts';
import {
  listTickets,
  markRead,
  openTicket,
  readTicket,
  reply,
  setStatus,
} from './tickets.service.ts';
import type { Thread } from './tickets.service.ts';
import type { Ticket } from './tickets.store.ts';

type Schemas = components['schemas'];

type TicketIds =
  | 'listSupportTickets'
  | 'createSupportTicket'
  | 'getSupportTicket'
  | 'updateSupportTicket'
  | 'readSupportTicket';

type MessageIds =
  | 'createSupportMessage'
  | 'createSupportAttachment'
  | 'downloadSupportAttachment'
  | 'createSupportReply';

/** Clients' tickets, and support's replies. */
export function supportRoutes(deps: SupportDeps): Pick<Handlers, TicketIds | MessageIds> {
  return { ...ticketRoutes(deps), ...messageRoutes(deps) };
}

function ticketRoutes(deps: SupportDeps): Pick<Handlers, TicketIds> {
  return {
    listSupportTickets: {
      needs: 'tenant',
      handle: async ({ scope, level, query }) => {
        const { items, nextCursor } = await listTickets(
          deps,
          { scope, level },
          {
            status: query.status,
            text: query.q,
            sort: query.sort ?? '-updated',
            limit: query.limit ?? DEFAULT_LIMIT,
            cursor: query.cursor,
          },
        );
        const { userId } = scope;
        return ok({
          items: items.map((ticket) => presentTicket(ticket, userId)),
          nextCursor,
        });
      },
    },
    createSupportTicket: {
      needs: 'tenant',
      handle: async ({ scope, level, principal, body }) => {
        const thread = await openTicket(
          deps,
          { scope, level },
          { ...body, diagnostics: body.diagnostics ?? null, actor: actorOf(principal) },
        );
        return created(presentThread(thread, scope.userId), 'Ticket sent');
      },
    },
    getSupportTicket: {
      needs: 'tenant',
      handle: async ({ scope, level, path }) =>
        ok(presentThread(await readTicket(deps, { scope, level }, path.ticket), scope.userId)),
    },
    updateSupportTicket: {
      needs: 'tenant',
      handle: async ({ scope, level, principal, path, body }) => {
        const request = { id: path.ticket, status: body.status, actor: actorOf(principal) };
        const thread = await setStatus(deps, { scope, level }, request);
        return ok(presentThread(thread, scope.userId), 'Ticket saved');
      },
    },
    readSupportTicket: {
      needs: 'tenant',
      handle: async ({ scope, level, path }) => {
        await markRead(deps, { scope, level }, path.ticket);
        return ok({ id: path.ticket }, 'Ticket marked as read');
      },
    },
  };
}

function messageRoutes(deps: SupportDeps): Pick<Handlers, MessageIds> {
  return {
    createSupportMessage: {
      needs: 'tenant',
      handle: async ({ scope, level, path, body }) => {
        const message = await reply(deps, { scope, level }, { ...body, id: path.ticket });
        return created(presentMessage({ ...message, attachments: [] }, scope.userId), 'Reply sent');
      },
    },
    createSupportAttachment: {
      needs: 'tenant',
      handle: async ({ scope, level, path, request }) => {
        const attachment = await attachFile(
          deps,
          { scope, level },
          {
            ticketId: path.ticket,
            messageId: path.message,
            receive: () => receiveAttachment(request),
          },
        );
        return created(attachment, 'File attached');
      },
    },
    downloadSupportAttachment: {
      needs: 'tenant',
      handle: async ({ scope, level, path }) => {
        const { name, content } = await downloadFile(
          deps,
          { scope, level },
          { ticketId: path.ticket, messageId: path.message, id: path.support_attachment },
        );
        return { kind: 'file', type: 'application/octet-stream', name, pieces: piecesOf(content) };
      },
    },
    createSupportReply: {
      needs: 'user',
      handle: async ({ principal, path, body }) => {
        const { userId } = principal;
        const message = await replyAsStaff(deps, {
          id: path.ticket,
          message: body.message,
          status: body.status ?? 'awaiting_you',
          isInternal: body.is_internal ?? false,
          userId,
          actor: actorOf(principal),
        });
        return created(presentMessage({ ...message, attachments: [] }, userId), 'Reply sent');
      },
    },
  };
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes;
}

function presentTicket(ticket: Ticket, userId: string): CamelCased<Schemas['SupportTicket']> {
  return { ...ticket, isOwn: ticket.openedBy === userId };
}

function presentThread(
  { ticket, diagnostics, messages }: Thread,
  userId: string,
): CamelCased<Schemas['SupportTicketDetail']> {
  return {
    ...presentTicket(ticket, userId),
    diagnostics,
    messages: messages.map((message) => presentMessage(message, userId)),
  };
}

function presentMessage(
  message: Message & { readonly attachments: readonly Attachment[] },
  userId: string,
): CamelCased<Schemas['SupportMessage']> {
  return {
    ...message,
    isOwn: message.authorId === userId,
    message: message.body,
  };
}
