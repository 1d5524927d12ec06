import { Page } from '@platebook/ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useServices } from '../shared/services.ts';
import { MissingCode } from './missing-code.tsx';

/** True below the shell, which brings the main landmark. */
export const InsideShell = createContext(false);

/**
 * Stands for a page whose code could not be loaded (`error`): says so, and gives way to the page once `load` succeeds,
 * which is tried when the reader asks, when the page is opened again, when the network comes back, and when the server
 * answers again.
 */
export function createLatePage(load: () => Promise<ComponentType>, error: unknown): ComponentType {
  let loaded: ComponentType | null = null;
  return function LatePage() {
    const [Component, setComponent] = useState<ComponentType | null>(() => loaded);
    const { errors } = useServices();
    const Landmark = useContext(InsideShell) ? 'div' : 'main';
    const attempts = useRef(Promise.resolve());
    // One after the other: what joined an attempt of before the network came back would fail with it.
    const retry = useCallback(() => {
      const after = async (earlier: Promise<void>) => {
        await earlier;
        try {
          loaded ??= await load();
        } catch {
          // What is on the screen says so already.
          return;
        }
        setComponent(() => loaded);
      };
      attempts.current = after(attempts.current);
    }, []);
    useEffect(() => {
      if (loaded === null) {
        errors.pageFailed(error, 'LatePage');
        retry();
      }
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [errors, retry]);
    return Component === null ? (
      <Landmark>
        <Page width="measure">
          <MissingCode onRetry={retry} onReachable={retry} />
        </Page>
      </Landmark>
    ) : (
      <Component />
    );
  };
}
