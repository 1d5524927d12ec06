import '@platebook/ui/base.css';
import { provideSessionToast } from '@platebook/machines';
import {
  SessionToastProvider,
  useSessionToast,
  useSessionToastActor,
} from '@platebook/machines/react';
import { SessionToast, SessionToastRegion } from '@platebook/ui';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const logic = provideSessionToast(async () => undefined);

/** The session toast as the app shows it. */
function Page() {
  const actor = useSessionToastActor();
  const toast = useSessionToast();
  useEffect(() => {
    globalThis.showToast = () =>
      actor.send({ type: 'toast.show', toast: { type: 'default', message: 'Client restored' } });
  }, [actor]);
  return (
    <SessionToastRegion>{toast === null ? null : <SessionToast {...toast} />}</SessionToastRegion>
  );
}

createRoot(document.querySelector('#root') as Element).render(
  <SessionToastProvider logic={logic} options={{ input: { now: () => performance.now() } }}>
    <Page />
  </SessionToastProvider>,
);
