import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { Login } from './login-form.tsx';
import { safeReturn } from './safe-return.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../shared/account/me.queries.ts';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';

/** Signs in with email or phone and a password, then returns to the original page. */
export function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = safeReturn(query.get('returnUrl'));
  useLateAnswer(path);
  const completeSignIn = useSignIn();
  return (
    <Login
      path={path}
      onSession={(opened) => completeSignIn(opened, path)}
      onEnterCode={(identifier) => void navigate('/confirm', { state: { identifier } })}
    />
  );
}

/**
 * The guard redirects here when the server has not answered in time, and keeps the session. Once the server answers,
 * the reader returns to `path` without signing in again.
 */
function useLateAnswer(path: string): void {
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
