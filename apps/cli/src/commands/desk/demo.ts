import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { findOnPages, moreOf, pages } from '../../online/pages.ts';
import { printList, printOne, withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';
import { preview } from '../../online/preview.ts';
import { printNotes } from '../../online/print-notes.ts';
import type { DemoListOptions, DemoUpdateOptions } from './options.ts';

type Demo = components['schemas']['DemoBooking'];

const FIELDS: readonly Field<Demo>[] = [
  { name: 'name', heading: 'Name', of: ({ name }) => name },
  { name: 'business', heading: 'Business', dispensable: 2, of: ({ business }) => business },
  { name: 'email', heading: 'Email', of: ({ email }) => email },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'scheduled_on', heading: 'On', dispensable: 3, of: ({ scheduled_on }) => scheduled_on },
  { name: 'created_at', heading: 'Asked', dispensable: 1, of: ({ created_at }) => created_at },
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'role', of: ({ role }) => role },
  { name: 'stores', of: ({ stores }) => stores },
  { name: 'platforms', of: ({ platforms }) => platforms },
  { name: 'books', of: ({ books }) => books },
  { name: 'message', of: ({ message }) => message },
  { name: 'note', of: ({ note }) => note },
  { name: 'assignee', of: ({ assignee }) => assignee?.email ?? assignee?.user_id ?? null },
  { name: 'locale', of: ({ locale }) => locale },
  { name: 'updated_at', of: ({ updated_at }) => updated_at },
];

/** Lists demo requests, newest first; spam only on request. */
export async function listDemos(context: Context, options: DemoListOptions): Promise<void> {
  const { api, settings } = await connect(context, options);
  const { search, status } = options;
  const { items, next } = await pages(options, (page) =>
    unwrap(
      api.GET('/api/admin/demo-bookings', {
        params: {
          query: {
            ...page,
            ...(search === undefined ? {} : { q: search }),
            ...(status === undefined ? {} : { status }),
          },
        },
      }),
    ),
  );
  await printList({ context, options, settings }, FIELDS, items);
  await printNotes(context, options, moreOf(next));
}

export async function updateDemo(
  context: Context,
  id: string,
  options: DemoUpdateOptions,
): Promise<void> {
  const { status, note, scheduledOn } = options;
  const body = {
    ...(status === undefined ? {} : { status }),
    ...(note === undefined ? {} : { note }),
    ...(scheduledOn === undefined ? {} : { scheduled_on: scheduledOn }),
  };
  if (Object.keys(body).length === 0) {
    throw new CliError(
      'usage_error',
      'What is to change?',
      'add --status, --note, or --scheduled-on',
    );
  }
  const online = await connect(context, options);
  const change = (api: ApiClient) =>
    unwrap(
      api.PUT('/api/admin/demo-bookings/{demo_booking}', {
        params: { path: { demo_booking: id } },
        body,
      }),
    );
  if (options.dryRun === true) {
    const { name, business } = await findDemo(online.api, id);
    const planned = { operation: 'updateDemoBooking', subject: `${name}, ${business}` } as const;
    await preview({ context, options, online }, planned, change);
    return;
  }
  const saved = await change(online.api);
  await printOne({ context, options, settings: online.settings }, withHeadings(FIELDS), saved);
}

/** Spam has its own list. */
async function findDemo(api: ApiClient, id: string): Promise<Demo> {
  const find = (filter: { readonly status?: 'spam' }) =>
    findOnPages(
      (page) =>
        unwrap(api.GET('/api/admin/demo-bookings', { params: { query: { ...page, ...filter } } })),
      (demo) => demo.id === id,
    );
  const found = (await find({})) ?? (await find({ status: 'spam' }));
  if (found === null) {
    throw new CliError(
      'demo_booking_not_found',
      `Nobody asked for a demo with the ID ${id}.`,
      "'platebook demo list' shows who did",
    );
  }
  return found;
}
