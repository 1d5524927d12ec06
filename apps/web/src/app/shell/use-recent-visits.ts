import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { writeVisit } from '../../shared/workspace/recent-visits.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { isClientPath } from '../guard.ts';

/** Records recent pages per client, so that home can link to them. */
export function useRecentVisits(): void {
  const { session } = useServices();
  const { pathname } = useLocation();
  const clientId = useActiveClient()?.id ?? null;
  useEffect(() => {
    const userId = session.read()?.user.id;
    if (clientId !== null && userId !== undefined && isClientPath(pathname)) {
      void noteVisit(userId, { clientId, pathname });
    }
  }, [clientId, pathname, session]);
}

/** The route list is lazy-loaded, so that rendering does not need it. If it fails, this visit is not recorded. */
async function noteVisit(
  userId: string,
  { clientId, pathname }: { readonly clientId: string; readonly pathname: string },
): Promise<void> {
  const places = await import('../../shared/workspace/destinations.ts').catch(() => null);
  if (places !== null) {
    writeVisit(localStorage, userId, { clientId, path: places.placeOf(pathname).path });
  }
}
