import type { components } from '@platebook/api-client';
import type { ClientOfUser } from './clients.store.ts';

export function presentClient(client: ClientOfUser): components['schemas']['Client'] {
  return {
    id: client.id,
    name: client.name,
    tenant_id: client.tenantId,
    client_category: client.category,
    level: client.level,
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  };
}
