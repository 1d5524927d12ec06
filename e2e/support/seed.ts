import type { APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import type { Person } from './demo.ts';

type Schemas = components['schemas'];

/** A new empty client of this person, so that journeys do not interfere. Returns its id. */
export async function seedClient(
  request: APIRequestContext,
  person: Person,
  name: string,
): Promise<string> {
  const session = await request.post('/api/v2/auth/login', { data: person });
  const { data: signedIn } = (await session.json()) as Schemas['LoginAnswer'];
  const created = await request.post('/api/v2/clients/clients', {
    headers: { authorization: `Bearer ${signedIn.access_token}` },
    data: { name },
  });
  const { data: client } = (await created.json()) as Schemas['ClientAnswer'];
  return client.id;
}
