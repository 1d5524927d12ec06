import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { writeVisit } from '../../shared/workspace/recent-visits.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { isClientPath } from '../guard.ts';

/** Notes on which page of which client this person is, so that home can lead back there. */
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

/** The places of the app are loaded for it: it is no part of drawing a page. Where they cannot be, this visit is not noted. */
async function noteVisit(
  userId: string,
  { clientId, pathname }: { readonly clientId: string; readonly pathname: string },
): Promise<void> {
  const places = await import('../../shared/workspace/destinations.ts').catch(() => null);
  if (places !== null) {
    writeVisit(localStorage, userId, { clientId, path: places.placeOf(pathname).path });
  }
}
