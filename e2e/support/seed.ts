import { createApiClient, unwrap } from '@platebook/api-client';
import type { Person } from './demo.ts';

/** A new client of this person with nothing in it, so that no journey sees what another did. Answers with its id. */
export async function seedClient(baseUrl: string, person: Person, name: string): Promise<string> {
  let token: string | null = null;
  const api = createApiClient({
    baseUrl,
    session: {
      accessToken: () => token,
      refresh: async () => 'refused',
      onLost: () => undefined,
    },
    newRequestId: () => crypto.randomUUID(),
    activeClientId: () => null,
    onPermissionDenied: () => undefined,
  });
  const session = await unwrap(api.POST('/api/v2/auth/login', { body: person }));
  token = session.access_token;
  const client = await unwrap(api.POST('/api/v2/clients/clients', { body: { name } }));
  return client.id;
}
