import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { meQuery } from '../../shared/account/me.queries.ts';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';

/**
 * The guard leads here when the server has not answered in time, and keeps the session. Once the server does answer,
 * nobody has to sign in again: the reader goes back to `path`.
 */
export function useLateAnswer(path: string): void {
  const { api, session } = useServices();
  const navigate = useNavigate();
  const enabled = session.read() !== null;
  const me = useQuery({ ...meQuery(api), enabled });
  const clients = useQuery({ ...clientsQuery(api), enabled });
  const isKnown = enabled && me.isSuccess && clients.isSuccess;
  useEffect(() => {
    if (isKnown) {
      void navigate(path, { replace: true });
    }
  }, [isKnown, navigate, path]);
}
