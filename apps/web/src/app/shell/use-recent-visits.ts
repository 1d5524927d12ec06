import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { placeOf } from '../../shared/workspace/destinations.ts';
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
      writeVisit(localStorage, userId, { clientId, path: placeOf(pathname).path });
    }
  }, [clientId, pathname, session]);
}
