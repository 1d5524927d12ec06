import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services.ts';

/** Signs out: here at once, and on the server as soon as it can be reached. */
export function useSignOut(): () => void {
  const { api, session, queries, activeClient } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    // Signing out must work without a server; the session there ends by itself.
    const ended = api.POST('/auth/v1/logout', { params: { query: { scope: 'local' } } });
    void ended
      .catch(() => null)
      .then(() => {
        session.clear('signed_out');
        activeClient.clear();
        queries.clear();
        return navigate('/login');
      });
  }, [activeClient, api, navigate, queries, session]);
}
