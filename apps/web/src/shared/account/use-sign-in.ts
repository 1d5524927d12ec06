import type { components } from '@platebook/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services.ts';

type Session = Pick<
  components['schemas']['GoTrueSession'],
  'access_token' | 'refresh_token' | 'expires_at' | 'expires_in'
> & { readonly user: { readonly id: string; readonly email: string } };

/** Stores a session, clears the previous user's cache, and navigates to `path`. */
export function useSignIn(): (session: Session, path: string) => Promise<void> {
  const { session: store, queries, activeClient } = useServices();
  const navigate = useNavigate();
  return useCallback(
    async (session, path) => {
      const before = store.read()?.user.id;
      if (before !== undefined && before !== session.user.id) {
        activeClient.clear();
      }
      queries.clear();
      store.write(session);
      await navigate(path, { replace: true });
    },
    [activeClient, navigate, queries, store],
  );
}
