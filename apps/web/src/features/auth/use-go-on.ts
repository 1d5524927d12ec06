import { useNavigate } from 'react-router-dom';
import { ME_KEY } from '../../shared/account/me.queries.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';

/** Leads on to the dashboard once the account is complete; what was read of the account before no longer counts. */
export function useGoOn(): () => Promise<void> {
  const { queries } = useServices();
  const navigate = useNavigate();
  return async () => {
    await Promise.all(
      [ME_KEY, CLIENTS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    await navigate('/dashboard', { replace: true });
  };
}
