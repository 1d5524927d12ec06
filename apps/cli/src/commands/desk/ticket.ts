import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import { findStaff } from '../admin/find-staff.ts';
import { readBody } from '../notify/words.ts';
import type { TicketListOptions, TicketReplyOptions, TicketUpdateOptions } from './options.ts';

type Schemas = components['schemas'];

const FIELDS: readonly Field<Schemas['StaffTicket']>[] = [
  { name: 'number', heading: 'Number', of: ({ number }) => number },
  { name: 'client_name', heading: 'Client', dispensable: 1, of: ({ client_name }) => client_name },
  { name: 'subject', heading: 'Subject', dispensable: 3, of: ({ subject }) => subject },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'priority', heading: 'Priority', of: ({ priority }) => priority },
  {
    name: 'last_message_at',
    heading: 'Last message',
    dispensable: 2,
    of: ({ last_message_at }) => last_message_at,
  },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'topic', of: ({ topic }) => topic },
  { name: 'assignee', of: ({ assignee }) => assignee?.email ?? assignee?.user_id ?? null },
  { name: 'opened_by_name', of: ({ opened_by_name }) => opened_by_name },
  { name: 'opened_by_email', of: ({ opened_by_email }) => opened_by_email },
  { name: 'message_count', of: ({ message_count }) => message_count },
  { name: 'tenant_id', of: ({ tenant_id }) => tenant_id },
  { name: 'created_at', of: ({ created_at }) => created_at },
  { name: 'solved_at', of: ({ solved_at }) => solved_at },
];

const DETAILS = withHeadings<Schemas['StaffTicketDetail']>([
  ...FIELDS,
  {
    name: 'messages',
    of: ({ messages }) =>
      messages.map(
        ({ created_at: at, author_name: author, is_internal: isNote, message }) =>
          `${at} ${author}${isNote ? ' (note)' : ''}: ${message}`,
      ),
  },
]);

const REPLY_FIELDS = withHeadings<Schemas['SupportMessage']>([
  { name: 'id', of: ({ id }) => id },
  { name: 'author_name', of: ({ author_name }) => author_name },
  { name: 'message', of: ({ message }) => message },
  { name: 'created_at', of: ({ created_at }) => created_at },
]);

/** Lists the tickets of all clients by latest message. */
export async function listTickets(context: Context, options: TicketListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { search, status, priority, assignee } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/admin/support/tickets', {
        params: {
          query: {
            ...page,
            ...(search === undefined ? {} : { q: search }),
            ...(status === undefined ? {} : { status }),
            ...(priority === undefined ? {} : { priority }),
            ...(assignee === undefined ? {} : { assignee }),
          },
        },
      }),
    ),
  );
  await printList({ context, options, settings }, FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

/** Shows a ticket with all its messages, internal notes included. */
export async function showTicket(
  context: Context,
  ticket: string,
  options: OnlineOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  await printOne({ context, options, settings }, DETAILS, await readTicket(api, ticket));
}

function readTicket(api: ApiClient, ticket: string): Promise<Schemas['StaffTicketDetail']> {
  return unwrap(api.GET('/api/admin/support/tickets/{ticket}', { params: { path: { ticket } } }));
}

export async function updateTicket(
  context: Context,
  ticket: string,
  options: TicketUpdateOptions,
): Promise<void> {
  const { status, priority, assignee } = options;
  const body = {
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { priority }),
    ...(assignee === undefined ? {} : { assignee_id: assignee === 'none' ? null : assignee }),
  };
  if (Object.keys(body).length === 0) {
    throw new CliError(
      'usage_error',
      'What is to change?',
      'add --status, --priority, or --assignee',
    );
  }
  const online = await connect(context, options);
  const change = (api: ApiClient) =>
    unwrap(api.PUT('/api/admin/support/tickets/{ticket}', { params: { path: { ticket } }, body }));
  if (options.dryRun === true) {
    const subject = inWords(await readTicket(online.api, ticket));
    if (assignee !== undefined && assignee !== 'none') {
      await findStaff(online.api, assignee, ({ user_id: id }) => id === assignee);
    }
    await preview(
      { context, options, online },
      { operation: 'updateStaffTicket', subject },
      change,
    );
    return;
  }
  const saved = await change(online.api);
  await printOne({ context, options, settings: online.settings }, DETAILS, saved);
}

function inWords({ number, subject }: Schemas['StaffTicketDetail']): string {
  return `ticket ${number}: ${subject}`;
}

/** Replies as support, or adds an internal note. */
export async function replyToTicket(
  context: Context,
  ticket: string,
  options: TicketReplyOptions,
): Promise<void> {
  const online = await connect(context, options);
  const { note = false, solved = false } = options;
  const message = await readBody(context, options.bodyFile);
  if (message === '') {
    throw new CliError('usage_error', 'The text is empty.', 'write what the reply says');
  }
  const reply = (api: ApiClient) =>
    unwrap(
      api.POST('/api/admin/support/tickets/{ticket}/replies', {
        params: { path: { ticket } },
        body: { message, is_internal: note, status: solved ? 'solved' : 'awaiting_you' },
      }),
    );
  if (options.dryRun === true) {
    const subject = inWords(await readTicket(online.api, ticket));
    await preview(
      { context, options, online },
      { operation: 'createSupportReply', subject },
      reply,
    );
    return;
  }
  const sent = await reply(online.api);
  await printOne({ context, options, settings: online.settings }, REPLY_FIELDS, sent);
  await printNotes(context, options, [note ? 'Saved the note.' : 'Sent the reply.']);
}
