import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router-dom';

const loadDialog = async () => ({ default: (await import('./leave-question.ts')).LeaveDialog });
const LeaveDialog = lazy(loadDialog);

type Unsaved = {
  /** Notes something that is not saved; answers with how to take it back. */
  readonly add: (what: string) => () => void;
};

const UnsavedContext = createContext<Unsaved | null>(null);

/**
 * Asks before what its `LeaveGuard`s name is left behind: inside the app by a question, outside it by the browser's
 * own. A router takes one blocker only, so there is one of these around all pages.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Map<symbol, string>());
  const [asked, setAsked] = useState('');
  const value = useMemo<Unsaved>(
    () => ({
      add: (what) => {
        const key = Symbol(what);
        unsaved.current.set(key, what);
        // The question is at hand before it is asked, also where the network has gone by then.
        loadDialog().catch(() => undefined);
        return () => void unsaved.current.delete(key);
      },
    }),
    [],
  );
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    const names = [...unsaved.current.values()];
    if (leaves && names.length > 0) {
      setAsked(names.join(' and '));
    }
    return leaves && names.length > 0;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <UnsavedContext value={value}>
      {children}
      {asked === '' ? null : (
        <Suspense>
          <LeaveDialog
            open={blocker.state === 'blocked'}
            what={asked}
            onStay={() => blocker.reset?.()}
            onLeave={() => blocker.proceed?.()}
          />
        </Suspense>
      )}
    </UnsavedContext>
  );
}

export type LeaveGuardProps = {
  /** There is something that is not saved. */
  when: boolean;
  /** What it is: "the settings of Juniper & Rye". */
  what: string;
};

/** Keeps unsaved changes from being left behind unasked. */
export function LeaveGuard({ when, what }: LeaveGuardProps) {
  const unsaved = useContext(UnsavedContext);
  useEffect(
    () => (when && unsaved !== null ? unsaved.add(what) : undefined),
    [unsaved, what, when],
  );
  return null;
}
