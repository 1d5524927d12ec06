type Sleepers = {
  readonly onWake: () => void;
  readonly onOnline: () => void;
};

/**
 * Tells of the moments after which timers cannot be trusted: the page came back to the front, out of the cache or out
 * of sleep (`onWake`), or the network came back.
 */
export function forwardPageEvents(
  page: Pick<Window, 'addEventListener'>,
  document: Pick<Document, 'addEventListener' | 'visibilityState'>,
  { onWake, onOnline }: Sleepers,
): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      onWake();
    }
  });
  page.addEventListener('focus', onWake);
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) {
      onWake();
    }
  });
  page.addEventListener('online', onOnline);
}
