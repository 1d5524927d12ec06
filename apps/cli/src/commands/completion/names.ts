import { join } from 'node:path';
import { unwrap, type ApiClient } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { readJson, readUserConfig, writeJson, xdgFolder } from '../../online/config-file.ts';
import { connectAs } from '../../online/connect.ts';
import { findCredential } from '../../online/credentials.ts';
import { chosenClient } from '../../online/find-client.ts';
import { readSettings, type Settings } from '../../online/settings.ts';
import type { Candidate, NamesOf } from './candidates.ts';

/** The longest a Tab may take. */
const BUDGET_MS = 300;
const CACHED_MS = 60_000;
/** The largest page the contract allows. */
const MOST = 100;

type Cached = { readonly at: number; readonly names: readonly Candidate[] };

/** The names from the server, cached for a minute. Throws as any call does. */
export async function findNames(
  context: Context,
  kind: NamesOf,
  options: Readonly<Record<string, string>>,
): Promise<readonly Candidate[]> {
  if (kind === 'profile') {
    const { profiles } = await readUserConfig(context);
    return Object.entries(profiles).map(([value, { apiUrl }]) => ({
      value,
      description: apiUrl ?? '',
    }));
  }
  const settings = await readSettings(context, options);
  const path = join(xdgFolder(context.env, 'XDG_CACHE_HOME', '.cache'), 'platebook/names.json');
  const key = [settings.apiUrl, settings.profile, kind, settings.client ?? ''].join(' ');
  const now = context.clock().getTime();
  const cache = ((await readJson(path)) ?? {}) as Readonly<Record<string, Cached>>;
  const fresh = Object.entries(cache).filter(([, { at }]) => Math.abs(now - at) < CACHED_MS);
  const known = fresh.find(([name]) => name === key)?.[1];
  if (known !== undefined) {
    return known.names;
  }
  const names = await askServer(context, kind, settings);
  await writeJson(path, { ...Object.fromEntries(fresh), [key]: { at: now, names } }, 0o600);
  return names;
}

async function askServer(
  context: Context,
  kind: Exclude<NamesOf, 'profile'>,
  settings: Settings,
): Promise<readonly Candidate[]> {
  const credential = await findCredential(context, {}, settings);
  if (credential === null) {
    return [];
  }
  const { accessToken, apiUrl, user } = credential;
  const api = connectAs(
    { ...context, signal: AbortSignal.any([context.signal, AbortSignal.timeout(BUDGET_MS)]) },
    { color: false, pager: false, input: false, retry: 0 },
    {
      settings,
      // The session is not refreshed here: the call may be killed before the new one is saved.
      credential: { kind: 'api_token', from: 'stored', accessToken, apiUrl, user },
    },
  );
  return READ[kind](api, settings);
}

type Read = (api: ApiClient, settings: Settings) => Promise<Candidate[]>;

const READ: Record<Exclude<NamesOf, 'profile'>, Read> = {
  client: async (api) => {
    const query = { limit: MOST };
    const { items } = await unwrap(api.GET('/api/v2/clients/clients', { params: { query } }));
    return items.map(({ name, number }) => ({ value: name, description: number ?? '' }));
  },
  store: async (api, settings) => {
    const { tenant_id: tenant, name: client } = await chosenClient(api, settings);
    const { items } = await unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/stores', {
        params: { path: { tenant }, query: { limit: MOST } },
      }),
    );
    return items.map(({ name }) => ({ value: name, description: client }));
  },
  run: async (api, settings) => {
    const { tenant_id: tenant } = await chosenClient(api, settings);
    const { items } = await unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/sync/history', {
        params: { path: { tenant }, query: { limit: 30 } },
      }),
    );
    return items.map(({ id, status, created_at: at }) => ({
      value: id,
      description: `${status} ${at.slice(0, 10)}`,
    }));
  },
};
