import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';

export type Setup = components['schemas']['Setup'];
export type SetupStepId = components['schemas']['SetupStep']['id'];

/** Polling fallback for missed live events. */
const WAITING_READ_MS = 5_000;

/** A client's progress to the first posted payout. */
export function setupQuery(api: ApiClient, tenant: string) {
  return queryOptions({
    queryKey: [...clientKey(tenant), 'setup'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/setup', { params: { path: { tenant } }, signal }),
      ),
    refetchInterval: ({ state }) => setupInterval(state.data),
  });
}

/** The polling interval of a set-up; false if nothing changes by itself. */
export function setupInterval(setup: Setup | undefined): number | false {
  return setup?.steps.some(({ state }) => state === 'waiting') === true ? WAITING_READ_MS : false;
}
