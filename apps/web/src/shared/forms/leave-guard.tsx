import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import { inOneName, isAnotherPage } from './leave.ts';

const loadDialog = async () => ({ default: (await import('./leave-question.ts')).LeaveDialog });
const LeaveDialog = lazy(loadDialog);

/**
 * Confirms leaving unsaved changes: inside the app with a dialog, outside it with the browser's own. A router supports
 * one blocker, so there is one provider around all pages.
 */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const { unsaved, leave, drafts } = useServices();
  const location = useLocation();
  const [blockedWhat, setBlockedWhat] = useState('');
  const requestedWhat = useSyncExternalStore(leave.subscribe, leave.pending);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const names = unsaved.names();
    const asks = isAnotherPage(currentLocation, nextLocation) && names.length > 0;
    if (asks) {
      setBlockedWhat(inOneName(names));
    }
    return asks;
  });
  useEffect(() => leave.show(location), [leave, location]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.names().length > 0) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const answer = (leaves: boolean) => {
    if (leaves) {
      drafts.removeOf(location.pathname);
    }
    if (requestedWhat !== null) {
      leave.answer(leaves);
    } else if (leaves) {
      blocker.proceed?.();
    } else {
      blocker.reset?.();
    }
  };
  return (
    <>
      {children}
      {blockedWhat === '' && requestedWhat === null ? null : (
        <Suspense>
          <LeaveDialog
            open={blocker.state === 'blocked' || requestedWhat !== null}
            what={requestedWhat ?? blockedWhat}
            onStay={() => answer(false)}
            onLeave={() => answer(true)}
          />
        </Suspense>
      )}
    </>
  );
}

export type LeaveGuardProps = {
  /** Whether there are unsaved changes. */
  when: boolean;
  /** Whether they are being saved: the page may then be left. */
  isSaving: boolean;
  /** The subject: "the settings of Juniper & Rye". */
  what: string;
};

/** Guards unsaved changes. */
export function LeaveGuard({ when, isSaving, what }: LeaveGuardProps) {
  const { unsaved } = useServices();
  useEffect(() => {
    if (!when) {
      return undefined;
    }
    // Preloads the dialog, so that it also works offline.
    loadDialog().catch(() => undefined);
    return unsaved.add(isSaving ? null : what);
  }, [isSaving, unsaved, what, when]);
  return null;
}
