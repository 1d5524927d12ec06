import { ButtonLink, EmptyState, useMoneyFormat } from '@platebook/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, PayoutSummary } from '../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { payoutsList } from '../../shared/workspace/payouts.queries.ts';
import { storesQuery } from '../../shared/workspace/stores.queries.ts';
import { payoutsActions } from './payouts-actions.ts';
import { payoutsColumns, payoutsProperties } from './payouts-columns.tsx';
import { words } from './payouts.messages.ts';

/** All payouts, from files and from platforms. */
export function PayoutsPage() {
  return (
    <ForActiveClient>{(client) => <Payouts key={client.id} client={client} />}</ForActiveClient>
  );
}

function Payouts({ client }: { client: Client }) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const navigate = useNavigate();
  const href = useClientHref();
  const stores = useQuery(storesQuery(api, tenant));
  const hrefOf = useCallback(
    ({ id }: PayoutSummary) => href(`/dashboard/sync/payouts/${id}`),
    [href],
  );
  const actions = useActions(client);
  const definition = useMemo<ListDefinition<PayoutSummary>>(
    () => ({
      id: 'payouts',
      noun: { one: words.payout, many: words.payouts, all: words.allPayouts },
      columns: payoutsColumns(hrefOf),
      rowKey: ({ id }) => id,
      properties: payoutsProperties(stores.data ?? []),
      sort: { columnId: 'paid', descending: true },
      dated: words.paid,
      searches: true,
      actions,
    }),
    [hrefOf, stores.data, actions],
  );
  const listOf = (request: ListRequest) => payoutsList(api, tenant, request);
  return (
    <>
      {stores.error === null ? null : <Failure error={stores.error} />}
      <ListView
        definition={definition}
        client={client}
        listOf={listOf}
        onOpen={(payout) => void navigate(hrefOf(payout))}
        empty={
          <EmptyState
            kind="first-use"
            size="table"
            title={words.noneYet}
            action={<ButtonLink href={href('/dashboard/sync/files')}>{words.upload}</ButtonLink>}
          >
            {words.noneYetMeaning}
          </EmptyState>
        }
      />
    </>
  );
}

function useActions(client: Client) {
  const { api } = useServices();
  const queries = useQueryClient();
  const href = useClientHref();
  const format = useMoneyFormat();
  return useMemo(
    () =>
      payoutsActions({
        api,
        client,
        money: (cents, currency) => format(cents, { currency }),
        hrefOf: href,
        refresh: () =>
          Promise.all(
            ['entries', 'runs', 'sync-status', 'payouts'].map((part) =>
              queries.invalidateQueries({ queryKey: [...clientKey(client.tenant_id), part] }),
            ),
          ),
      }),
    [api, client, format, href, queries],
  );
}
