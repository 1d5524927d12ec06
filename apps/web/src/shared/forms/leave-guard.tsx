import { ConfirmDialog } from '@platebook/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

export type LeaveGuardProps = {
  /** There is something that is not saved. */
  when: boolean;
  /** What it is: "the settings of Juniper & Rye". */
  what: string;
};

/** Asks before unsaved changes are left behind: inside the app by a question, outside it by the browser's own. */
export function LeaveGuard({ when, what }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      description={`Your changes to ${what} are not saved yet.`}
      keepLabel="Stay here"
      confirmLabel="Leave and lose the changes"
    />
  );
}
