import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Client } from '../../online/find-client.ts';
import { pages } from '../../online/pages.ts';
import type { Store } from './fields.ts';

/** Finds a store by id, number or name; store names are unique within a client. */
export async function findStore(
  api: ApiClient,
  client: Pick<Client, 'tenant_id' | 'name'>,
  wanted: string,
): Promise<Store> {
  const { items } = await pages({ all: true }, (query) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/stores', {
        params: { path: { tenant: client.tenant_id }, query },
      }),
    ),
  );
  const store = items.find(
    ({ id, name, number }) =>
      id === wanted.toLowerCase() ||
      number === wanted ||
      name.toLowerCase() === wanted.toLowerCase(),
  );
  if (store === undefined) {
    throw new CliError(
      'store_not_found',
      `${client.name} has no store "${wanted}".`,
      "'platebook store list' shows them",
    );
  }
  return store;
}
