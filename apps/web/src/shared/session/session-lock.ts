const NAME = 'platebook.session';

/** What is used of `navigator.locks`. */
export type SessionLocks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    callback: () => Promise<void>,
  ) => Promise<void>;
};

/**
 * Waits for the lock that all tabs of this origin share, says `granted`, and gives it back when `signal` aborts. A
 * browser without locks grants at once: the server stands tabs that refresh together.
 */
export function holdSessionLock(
  locks: SessionLocks | undefined,
  signal: AbortSignal,
  granted: () => void,
): void {
  if (locks === undefined) {
    granted();
    return;
  }
  const given = locks.request(NAME, { signal }, async () => {
    granted();
    await aborted(signal);
  });
  given.catch(() => {
    // Aborted while waiting: nobody needs the lock any more. Anything else means that there are no locks here.
    if (!signal.aborted) {
      granted();
    }
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener('abort', () => resolve());
  });
}
