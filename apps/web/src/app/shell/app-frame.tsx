import { Outlet } from 'react-router-dom';
import { SessionMessages } from './session-messages.tsx';

/** What stays while pages come and go. */
export function AppFrame() {
  return (
    <>
      <SessionMessages />
      <Outlet />
    </>
  );
}
