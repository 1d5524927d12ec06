import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';

/** A client's path: the client comes first in its query. */
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

/** The same page for another client. Client-specific parts (an import, a payout, a store, a selection) are dropped. */
export function toSwitchedHref(pathname: string, clientId: string): string {
  const section = pathname.split('/').slice(0, 3).join('/');
  return toClientHref(section, clientId);
}

/** Creates links that preserve this tab's client. */
export function useClientHref(): (path: string) => string {
  const { activeClient } = useServices();
  const clientId = useSyncExternalStore(
    activeClient.subscribe,
    activeClient.read,
    activeClient.read,
  );
  return useCallback((path: string) => toClientHref(path, clientId), [clientId]);
}
