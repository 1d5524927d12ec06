import { Page } from '@platebook/ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { useServices } from '../shared/services.ts';
import { MissingCode } from './missing-code.tsx';

/** True below the shell, which brings the main landmark. */
export const InsideShell = createContext(false);

/**
 * Stands for a page whose code could not be loaded (`error`): says so, and gives way to the page once `load` succeeds,
 * which is tried when the reader asks, when the page is opened again, and when the network comes back.
 */
export function createLatePage(load: () => Promise<ComponentType>, error: unknown): ComponentType {
  let loaded: ComponentType | null = null;
  return function LatePage() {
    const [Component, setComponent] = useState<ComponentType | null>(() => loaded);
    const { errors } = useServices();
    const Landmark = useContext(InsideShell) ? 'div' : 'main';
    const retry = useCallback(async () => {
      try {
        loaded = await load();
      } catch {
        // What is on the screen says so already.
        return;
      }
      setComponent(() => loaded);
    }, []);
    useEffect(() => {
      if (loaded === null) {
        errors.pageFailed(error, 'LatePage');
        void retry();
      }
      const onOnline = () => void retry();
      window.addEventListener('online', onOnline);
      return () => window.removeEventListener('online', onOnline);
    }, [errors, retry]);
    return Component === null ? (
      <Landmark>
        <Page width="measure">
          <MissingCode onRetry={() => void retry()} />
        </Page>
      </Landmark>
    ) : (
      <Component />
    );
  };
}
