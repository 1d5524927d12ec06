import { unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { confirmed } from '../../online/ask.ts';
import { connect } from '../../online/connect.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printList, printOne } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { BROADCAST_FIELDS, SCHEDULED_FIELDS } from './fields.ts';
import type { NotifyCancelOptions } from './options.ts';

/** Lists scheduled broadcasts. */
export async function listScheduled(context: Context, options: OnlineOptions): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  const { items } = await unwrap(api.GET('/api/admin/notifications/broadcasts', {}));
  await printList({ context, options, settings }, SCHEDULED_FIELDS, items);
  return EXIT_CODES.ok;
}

/** Cancels a scheduled broadcast; asks for confirmation. */
export async function cancelBroadcast(
  context: Context,
  id: string,
  options: NotifyCancelOptions,
): Promise<ExitCode> {
  const { api, settings } = await connect(context, options);
  if (options.yes !== true) {
    await confirmed(context, options, `Cancel broadcast ${id}?`);
  }
  const canceled = await unwrap(
    api.POST('/api/admin/notifications/broadcasts/{broadcast}/cancel', {
      params: { path: { broadcast: id } },
    }),
  );
  await printOne({ context, options, settings }, BROADCAST_FIELDS, canceled);
  await printNotes(context, options, [`Canceled “${canceled.title}”. Nobody was notified.`]);
  return EXIT_CODES.ok;
}
