import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services.ts';
import { signOut } from './sign-out.ts';

/** Signs out after the unsaved-changes check: here at once, and on the server as soon as it is reachable. */
export function useSignOut(): () => void {
  const services = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    const askAndSignOut = async () => {
      if (await services.leave.ask()) {
        services.jobs.clear();
        signOut(services);
        await navigate('/login');
      }
    };
    void askAndSignOut();
  }, [navigate, services]);
}
