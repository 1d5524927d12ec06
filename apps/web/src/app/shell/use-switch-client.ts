import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../shared/services.ts';
import { toSwitchedHref } from '../../shared/workspace/client-href.ts';
import { isClientPath } from '../guard.ts';

/** Opens the same page for another client; a page without a client keeps its address. */
export function useSwitchClient(): (id: string) => void {
  const { activeClient, leave } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const switchTo = async (id: string) => {
    if (isClientPath(pathname) || pathname === '/dashboard') {
      await navigate(toSwitchedHref(pathname, id));
    } else if (await leave.ask()) {
      activeClient.select(id);
    }
  };
  return (id) => void switchTo(id);
}
