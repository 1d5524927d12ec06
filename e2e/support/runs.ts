import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { callAs } from './books.ts';
import type { Person } from './demo.ts';

type Schemas = components['schemas'];

const GOES_ON: readonly Schemas['SyncRunStatus'][] = ['queued', 'running'];

/** Waits until no run of the person's first client is active, backfills included. */
export async function waitForRuns(request: APIRequestContext, person: Person): Promise<void> {
  const history = await readerOf(request, person, 'sync/history?limit=100');
  const goingOn = async (): Promise<string[]> => {
    const { items } = ((await history()) as Schemas['SyncRunsAnswer']).data;
    return items.filter(({ status }) => GOES_ON.includes(status)).map(({ id }) => id);
  };
  await expect.poll(goingOn, { timeout: 120_000 }).toEqual([]);
}

/** Why entries of the person's first client wait for a mapping, as shown to people. */
export async function reasonsToMap(request: APIRequestContext, person: Person): Promise<string[]> {
  const entries = await readerOf(request, person, 'entries?status=needs_mapping&limit=100');
  const { items } = ((await entries()) as Schemas['EntriesAnswer']).data;
  return items.map(({ status_reason: reason }) => reason?.message ?? '');
}

/** Reads a path of the person's first client on each call. */
async function readerOf(
  request: APIRequestContext,
  person: Person,
  path: string,
): Promise<() => Promise<unknown>> {
  const { headers } = await callAs(request, person);
  const mine = await request.get('/api/v2/auth/me/tenants', { headers });
  const { data: tenants } = (await mine.json()) as Schemas['MyTenantsAnswer'];
  const url = `/api/v2/clients/tenants/${tenants.items[0]?.tenant_id}/${path}`;
  return async () => {
    const answer = await request.get(url, { headers });
    return answer.json();
  };
}
