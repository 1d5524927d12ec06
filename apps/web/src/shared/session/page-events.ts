type Sleepers = {
  readonly onWake: () => void;
  readonly onOnline: () => void;
};

/**
 * Forwards events after which timers are unreliable: the page became visible, was restored from the back/forward cache
 * or woke from sleep (`onWake`), or the network returned.
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
