import { isApiError } from '@platebook/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { watchFailingQueries } from '../../shared/query/failing-queries.ts';
import { isClientPath } from '../guard.ts';

/**
 * Spec 2: permission errors (403) open `/dashboard/clients`. Leaves a client page whose query was refused; the notice
 * above it explains why.
 */
export function LeaveRefusedPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient().getQueryCache();
  const watch = useMemo(() => watchFailingQueries(cache), [cache]);
  const failing = useSyncExternalStore(watch.subscribe, watch.read);
  const isRefused = isClientPath(pathname) && failing.some(({ state }) => isRefusal(state.error));
  useEffect(() => {
    if (isRefused) {
      void navigate('/dashboard/clients', { replace: true });
    }
  }, [isRefused, navigate]);
  return null;
}

/** Refusals for lack of membership or role; a missing second step is explained by the page. */
function isRefusal(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.status === 403 &&
    ['client_access_denied', 'permission_error'].includes(error.code)
  );
}
