import type { components } from '@platebook/api-client';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { CamelCased } from '../../http/present.ts';
import type { ApiTokensService } from './api-tokens.service.ts';
import type { ApiToken } from './api-tokens.store.ts';

export function apiTokensRoutes(
  tokens: ApiTokensService,
): Pick<Handlers, 'listMyTokens' | 'createMyToken' | 'deleteMyToken'> {
  return {
    listMyTokens: {
      needs: 'user',
      handle: async ({ principal }) =>
        ok({ items: (await tokens.list(principal.userId)).map(presentApiToken) }),
    },
    createMyToken: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        const { token, secret } = await tokens.create(principal, {
          name: body.name,
          access: body.access,
          tenantIds: body.tenant_ids ?? null,
          expiresInDays: body.expires_in_days ?? null,
        });
        return created({ token: presentApiToken(token), secret }, 'API token created');
      },
    },
    deleteMyToken: {
      needs: 'user',
      handle: async ({ principal, path }) => {
        await tokens.revoke(principal, path.token);
        return ok({ id: path.token }, 'API token revoked');
      },
    },
  };
}

function presentApiToken(token: ApiToken): CamelCased<components['schemas']['ApiToken']> {
  return { ...token, tenantIds: token.tenantIds === null ? null : [...token.tenantIds] };
}
