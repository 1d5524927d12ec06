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

/** True inside the shell, which provides the main landmark. */
export const InsideShell = createContext(false);

/**
 * A placeholder for a page whose code could not be loaded (`error`). It shows the error and renders the page once
 * `load` succeeds, which is retried on request, when the page is opened again, when the network returns, and when the
 * server responds again.
 */
export function createLatePage(load: () => Promise<ComponentType>, error: unknown): ComponentType {
  let loaded: ComponentType | null = null;
  return function LatePage() {
    const [Component, setComponent] = useState<ComponentType | null>(() => loaded);
    const { errors } = useServices();
    const Landmark = useContext(InsideShell) ? 'div' : 'main';
    const attempts = useRef(Promise.resolve());
    // Retries run one after the other: joining an attempt from before the network returned would fail with it.
    const retry = useCallback(() => {
      const after = async (earlier: Promise<void>) => {
        await earlier;
        try {
          loaded ??= await load();
        } catch {
          // The screen already shows the failure.
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
