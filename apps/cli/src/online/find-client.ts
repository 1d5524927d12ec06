import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { CliError } from '../cli-error.ts';
import { pages } from './pages.ts';
import type { Settings } from './settings.ts';

export type Client = components['schemas']['Client'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds a client by id, number or name; an ambiguous name matches none. */
export async function findClient(api: ApiClient, wanted: string): Promise<Client> {
  if (UUID.test(wanted)) {
    return unwrap(api.GET('/api/v2/clients/clients/{id}', { params: { path: { id: wanted } } }));
  }
  const found = (await allClients(api, wanted)).filter(
    ({ name, number }) => number === wanted || name.toLowerCase() === wanted.toLowerCase(),
  );
  const [client, another] = found;
  if (client === undefined) {
    throw new CliError(
      'client_not_found',
      `There is no client "${wanted}".`,
      "'platebook client list' shows the clients you have",
    );
  }
  if (another !== undefined) {
    throw new CliError(
      'client_not_chosen',
      `${found.length} clients are named "${wanted}".`,
      `choose one by its ID: ${found.map(({ id }) => id).join(', ')}`,
    );
  }
  return client;
}

/** The current client: the chosen one, or the only one (spec 5). */
export async function chosenClient(api: ApiClient, { client }: Settings): Promise<Client> {
  if (client !== undefined) {
    return findClient(api, client);
  }
  const { items } = await unwrap(
    api.GET('/api/v2/clients/clients', { params: { query: { limit: 2 } } }),
  );
  const [only, another] = items;
  if (only === undefined) {
    throw new CliError(
      'client_not_chosen',
      'Please create your first client to start using the system.',
      'platebook client create "Juniper & Rye"',
    );
  }
  if (another !== undefined) {
    throw new CliError(
      'client_not_chosen',
      'Please select a client first.',
      'platebook client use NAME, or --client NAME',
    );
  }
  return only;
}

async function allClients(api: ApiClient, q: string): Promise<Client[]> {
  const found = pages({ all: true }, (page) =>
    unwrap(api.GET('/api/v2/clients/clients', { params: { query: { q, ...page } } })),
  );
  return (await found).items;
}
