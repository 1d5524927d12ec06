const NAME = 'platebook.session';

/** What is used of `navigator.locks`. */
export type SessionLocks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal } | { readonly ifAvailable: true },
    callback: (lock: unknown) => Promise<boolean>,
  ) => Promise<boolean>;
};

/**
 * Waits for the lock that all tabs of this origin share, says `granted`, and gives it back when `signal` aborts. A
 * browser without locks grants at once: the server stands tabs that refresh together.
 *
 * `hadToWait` tells that another tab had the lock, and has probably refreshed.
 */
export function holdSessionLock(
  locks: SessionLocks | undefined,
  signal: AbortSignal,
  granted: (hadToWait: boolean) => void,
): void {
  if (locks === undefined) {
    granted(false);
    return;
  }
  takeOrWait(locks, signal, granted).catch(() => {
    // Aborted while waiting: nobody needs the lock any more. Anything else means that there are no locks here.
    if (!signal.aborted) {
      granted(false);
    }
  });
}

async function takeOrWait(
  locks: SessionLocks,
  signal: AbortSignal,
  granted: (hadToWait: boolean) => void,
): Promise<void> {
  const hold = (hadToWait: boolean) => async (lock: unknown) => {
    if (lock === null) {
      return false;
    }
    granted(hadToWait);
    await aborted(signal);
    return true;
  };
  if (!(await locks.request(NAME, { ifAvailable: true }, hold(false)))) {
    await locks.request(NAME, { signal }, hold(true));
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener('abort', () => resolve());
  });
}
