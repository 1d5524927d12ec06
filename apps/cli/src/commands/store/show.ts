import { unwrap } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import type { StoreOptions } from '../../online/options.ts';
import { pages } from '../../online/pages.ts';
import { printOne } from '../../online/print.ts';
import { STORE_DETAILS } from './fields.ts';

/** By id, by number or by name, in the client that is worked on; names of stores are unique there. */
export async function showStore(
  context: Context,
  given: string,
  options: StoreOptions,
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const client = await chosenClient(api, settings);
  const { items } = await pages({ all: true }, (query) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/stores', {
        params: { path: { tenant: client.tenant_id }, query },
      }),
    ),
  );
  const store = items.find(
    ({ id, name, number }) =>
      id === given.toLowerCase() || number === given || name.toLowerCase() === given.toLowerCase(),
  );
  if (store === undefined) {
    throw new CliError(
      'store_not_found',
      `${client.name} has no store "${given}".`,
      "'platebook store list' shows them",
    );
  }
  await printOne({ context, options, settings }, STORE_DETAILS, store);
}
