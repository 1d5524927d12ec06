import { useNavigate } from 'react-router-dom';
import { ME_KEY } from '../../shared/account/me.queries.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';

/** Continues to the dashboard once the account is complete, discarding cached account data. */
export function useGoOn(): () => Promise<void> {
  const { queries } = useServices();
  const navigate = useNavigate();
  return async () => {
    // Removed, not just invalidated: the guard would use the list from before the first client.
    queries.removeQueries({ queryKey: CLIENTS_KEY });
    await queries.invalidateQueries({ queryKey: ME_KEY });
    await navigate('/dashboard', { replace: true });
  };
}
