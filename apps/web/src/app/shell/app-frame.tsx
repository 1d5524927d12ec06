import { Outlet } from 'react-router-dom';
import { LeaveGuardProvider } from '../../shared/forms/leave-guard.tsx';
import { NotificationCentreProvider } from './notification-centre.tsx';
import { SessionMessages } from './session-messages.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** What stays while pages come and go. */
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
