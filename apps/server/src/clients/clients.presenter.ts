import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import type { ClientOfUser } from './list-clients.store.ts';

export function presentClient(client: ClientOfUser): CamelCased<components['schemas']['Client']> {
  return { ...client, clientCategory: client.category };
}
