import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';

/** A path for one client: the client comes first in its query. */
export function toClientHref(path: string, clientId: string | null): string {
  if (clientId === null) {
    return path;
  }
  const [pathname = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams({ client: clientId });
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== 'client') {
      query.append(name, value);
    }
  }
  return `${pathname}?${query}`;
}

/**
 * Where the same page is for another client. What belongs to one client only (an import, a payout, a store, a
 * selection) is left behind.
 */
export function toSwitchedHref(pathname: string, clientId: string): string {
  const section = pathname.split('/').slice(0, 3).join('/');
  return toClientHref(section, clientId);
}

/** Makes links that keep the client this tab works for. */
export function useClientHref(): (path: string) => string {
  const { activeClient } = useServices();
  const clientId = useSyncExternalStore(
    activeClient.subscribe,
    activeClient.read,
    activeClient.read,
  );
  return useCallback((path: string) => toClientHref(path, clientId), [clientId]);
}
