import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { ApiToken } from './api-tokens.store.ts';

export function presentApiToken(token: ApiToken): CamelCased<components['schemas']['ApiToken']> {
  return { ...token, tenantIds: token.tenantIds === null ? null : [...token.tenantIds] };
}
