import { Outlet } from 'react-router-dom';
import { LeaveGuardProvider } from '../../shared/forms/leave-guard.tsx';
import { NotificationCentreProvider } from './notification-centre.tsx';
import { SessionMessages } from './session-messages.tsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('../../features/auth/sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/** Shown over any page whose session expired with unsaved changes. */
function SignInAgain() {
  const { signInAgain } = useServices();
  const isOpen = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen);
  return isOpen ? (
    <Suspense>
      <SignInAgainDialog />
    </Suspense>
  ) : null;
}

/** The layout that persists across pages. */
export function AppFrame() {
  return (
    <LeaveGuardProvider>
      <NotificationCentreProvider>
        <Outlet />
        <SessionMessages />
        <SignInAgain />
      </NotificationCentreProvider>
    </LeaveGuardProvider>
  );
}
