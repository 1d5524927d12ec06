import type { SessionHealthActor } from '@platebook/machines';

/**
 * Tells the session's machine of the moments after which timers cannot be trusted: the page came back to the front,
 * out of the cache or out of sleep, or the network came back.
 */
export function forwardPageEvents(
  page: Pick<Window, 'addEventListener'>,
  document: Pick<Document, 'addEventListener' | 'visibilityState'>,
  health: Pick<SessionHealthActor, 'send'>,
): void {
  const wake = () => health.send({ type: 'WAKE' });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      wake();
    }
  });
  page.addEventListener('focus', wake);
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) {
      wake();
    }
  });
  page.addEventListener('online', () => health.send({ type: 'ONLINE' }));
}
