const NAME = 'platebook.session';

/** The used part of `navigator.locks`. */
export type SessionLocks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal } | { readonly ifAvailable: true },
    callback: (lock: unknown) => Promise<boolean>,
  ) => Promise<boolean>;
};

/**
 * Waits for the lock shared by all tabs of this origin, calls `granted`, and releases it when `signal` aborts. Without
 * lock support it grants at once: the server tolerates concurrent refreshes.
 *
 * `hadToWait` means that another tab held the lock, and has probably refreshed.
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
    // Aborted while waiting: the lock is no longer needed. Anything else means that locks are unsupported.
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
