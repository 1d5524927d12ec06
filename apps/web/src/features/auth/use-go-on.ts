import { useNavigate } from 'react-router-dom';
import { ME_KEY } from '../../shared/account/me.queries.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';

/** Leads on to the dashboard once the account is complete; what was read of the account before no longer counts. */
export function useGoOn(): () => Promise<void> {
  const { queries } = useServices();
  const navigate = useNavigate();
  return async () => {
    // Forgotten, not just out of date: the guard would go by the list from before the first client.
    queries.removeQueries({ queryKey: CLIENTS_KEY });
    await queries.invalidateQueries({ queryKey: ME_KEY });
    await navigate('/dashboard', { replace: true });
  };
}
