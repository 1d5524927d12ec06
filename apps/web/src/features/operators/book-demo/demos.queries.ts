import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import type { PagedList } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type DemoBooking = Schemas['DemoBooking'];
export type DemoStatus = Schemas['DemoStatus'];

export const DEMOS_KEY = ['operators', 'demos'] as const;

/** The statuses of a demo request in order. */
export const DEMO_STATUSES = [
  'new',
  'contacted',
  'scheduled',
  'held',
  'no_show',
  'converted',
  'lost',
  'spam',
] as const satisfies readonly DemoStatus[];

const PAGE = 50;
const SORTS = ['created', '-created', 'name', '-name', 'business', '-business'] as const;

type Query = NonNullable<operations['listDemoBookings']['parameters']['query']>;

/** The demo requests of a request. */
export function demosList(api: ApiClient, request: ListRequest): PagedList<DemoBooking> {
  const query = toDemosQuery(request);
  return {
    key: [...DEMOS_KEY, 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/demo-bookings', { params: { query: { ...query, ...page } }, signal }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toDemosQuery({ part, filters, q, sort }: ListRequest): Query {
  const status =
    part === 'spam' ? 'spam' : DEMO_STATUSES.find((one) => one === filters['status']?.[0]);
  const order = SORTS.find((one) => one === sort);
  return {
    ...(status === undefined ? {} : { status }),
    ...(q === undefined ? {} : { q }),
    ...(order === undefined ? {} : { sort: order }),
  };
}
