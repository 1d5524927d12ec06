import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { StoreOptions } from '../../online/options.ts';
import { printOne } from '../../online/print.ts';
import { STORE_DETAILS } from './fields.ts';
import { findStore } from './find-store.ts';

/** Finds a store of the current client by id, number or name. */
export async function showStore(
  context: Context,
  name: string,
  options: StoreOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const store = await findStore(api, await chosenClient(api, settings), name);
  await printOne({ context, options, settings }, STORE_DETAILS, store);
}
