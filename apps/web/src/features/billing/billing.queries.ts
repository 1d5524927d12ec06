import { unwrap, type ApiClient, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { BilledClient, BilledInvoice, PayerChange } from '../../shared/api/entities.ts';
import type { ListRequest } from '../../shared/list/list-definition.ts';
import type { PagedList } from '../../shared/list/paged-query.ts';

const PAGE = 50;

/** The query key prefix of master billing. */
export const BILLING_KEY = ['billing'] as const;

/** The totals of all clients' plans. */
export function summaryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...BILLING_KEY, 'summary'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/billing/summary', { signal })),
  });
}

/** The plans of a request, page by page. */
export function billedClientsList(api: ApiClient, request: ListRequest): PagedList<BilledClient> {
  const query = toQuery(request);
  return {
    key: [...BILLING_KEY, 'clients', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/billing/clients', { params: { query: { ...query, ...page } }, signal }),
      ),
  };
}

/** All charges of a month (`2026-11`). */
export function billedInvoicesQuery(api: ApiClient, month: string) {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  const days = { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
  return queryOptions({
    queryKey: [...BILLING_KEY, 'invoices', month] as const,
    queryFn: async ({ signal }): Promise<readonly BilledInvoice[]> => {
      const { items } = await unwrap(
        api.GET('/api/v2/billing/invoices', { params: { query: days }, signal }),
      );
      return items;
    },
  });
}

/** Previews a change of payer. */
export function loadPayerChange(api: ApiClient, tenant: string, to: PayerChange['to']) {
  return unwrap(
    api.GET('/api/v2/clients/tenants/{tenant}/subscription/payer', {
      params: { path: { tenant }, query: { to } },
    }),
  );
}

/** Changes the payer; returns the URL for entering a payment method, or null if none is needed. */
export async function changePayer(
  api: ApiClient,
  tenant: string,
  to: PayerChange['to'],
): Promise<string | null> {
  const { checkout_url: url } = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/subscription/payer', {
      params: { path: { tenant } },
      body: { to },
    }),
  );
  return url;
}

type Query = NonNullable<operations['listBilledClients']['parameters']['query']>;

const SORTS = ['name', '-name', 'price', '-price', 'next', '-next'] as const;
const PAYERS = ['client', 'you', 'somebody_else'] as const;

/** Filters unknown to the server are omitted. */
function toQuery({ filters, q, sort }: ListRequest): Query {
  const payer = PAYERS.find((known) => known === filters['payer']?.[0]);
  const plan = filters['plan']?.[0];
  const order = SORTS.find((known) => known === sort);
  return {
    ...(q === undefined ? {} : { q }),
    ...(payer === undefined ? {} : { payer }),
    ...(plan === undefined ? {} : { plan_code: plan }),
    ...(filters['payment']?.[0] === 'past_due' ? { past_due: true } : {}),
    ...(order === undefined ? {} : { sort: order }),
  };
}
