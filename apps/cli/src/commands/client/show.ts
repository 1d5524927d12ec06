import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { findClient } from '../../online/find-client.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printOne } from '../../online/print.ts';
import { CLIENT_DETAILS } from './fields.ts';

export async function showClient(
  context: Context,
  name: string,
  options: OnlineOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const client = await findClient(api, name);
  await printOne({ context, options, settings }, CLIENT_DETAILS, client);
}
