import type { components } from '@platebook/api-client';
import type { ApiToken } from './api-tokens.store.ts';

export function presentApiToken(token: ApiToken): components['schemas']['ApiToken'] {
  return {
    id: token.id,
    name: token.name,
    prefix: token.prefix,
    access: token.access,
    tenant_ids: token.tenantIds === null ? null : [...token.tenantIds],
    created_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt?.toISOString() ?? null,
    last_used_at: token.lastUsedAt?.toISOString() ?? null,
  };
}
