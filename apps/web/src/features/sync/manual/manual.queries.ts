import { unwrap } from '@platebook/api-client';
import type { LedgerAccount } from '@platebook/ui';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import type { Scope } from '../sync.queries.ts';
import { words } from './manual.messages.ts';
import { accountTypeName } from '../../../shared/language/sent-reasons.ts';

/** The client's postable accounts, for the account picker. */
export function accountsQuery({ api, tenant }: Scope, currency: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'account-mapping', 'accounts', currency],
    queryFn: async ({ signal }): Promise<LedgerAccount[]> => {
      const { items } = await unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/books/objects', {
          params: { path: { tenant }, query: { kind: 'account' } },
          signal,
        }),
      );
      return items.map((item) => ({
        id: item.id,
        name: item.full_name,
        ...(item.account_number === null ? {} : { number: item.account_number }),
        type: item.account_type === null ? words.other : accountTypeName(item.account_type),
        currency: item.currency ?? currency,
        active: item.active,
      }));
    },
  });
}
