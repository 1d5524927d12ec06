import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../services.ts';
import { signOut } from './sign-out.ts';

/** Signs out: here at once, and on the server as soon as it can be reached. */
export function useSignOut(): () => void {
  const services = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    services.jobs.clear();
    signOut(services);
    void navigate('/login');
  }, [navigate, services]);
}
