import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useServices } from '../services.ts';

const loadDialog = async () => ({ default: (await import('./leave-question.ts')).LeaveDialog });
const LeaveDialog = lazy(loadDialog);

/**
 * Asks before what its `LeaveGuard`s name is left behind: inside the app by a question, outside it by the browser's
 * own. A router takes one blocker only, so there is one of these around all pages.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { unsaved } = useServices();
  const [asked, setAsked] = useState('');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    const names = unsaved.names();
    if (leaves && names.length > 0) {
      setAsked(names.join(' and '));
    }
    return leaves && names.length > 0;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.names().length > 0) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <>
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
    </>
  );
}

export type LeaveGuardProps = {
  /** There is something that is not saved. */
  when: boolean;
  /** It is on its way to the server: the page may be left unasked. */
  isSaving: boolean;
  /** What it is: "the settings of Juniper & Rye". */
  what: string;
};

/** Keeps unsaved changes from being left behind unasked. */
export function LeaveGuard({ when, isSaving, what }: LeaveGuardProps) {
  const { unsaved } = useServices();
  useEffect(() => {
    if (!when) {
      return undefined;
    }
    // The question is at hand before it is asked, also where the network has gone by then.
    loadDialog().catch(() => undefined);
    return unsaved.add(isSaving ? null : what);
  }, [isSaving, unsaved, what, when]);
  return null;
}
