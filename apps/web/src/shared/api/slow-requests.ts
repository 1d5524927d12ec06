import type { SendRequest } from '@platebook/api-client';

/** How long a request may take before the reader is notified. */
export const SLOW_MS = 10_000;

/** Which requests are slow: a mutation outranks a query. */
export type Slowness = 'none' | 'reading' | 'changing';

export type SlowRequests = {
  /** Sends a request and watches its duration. */
  readonly send: SendRequest;
  readonly read: () => Slowness;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Tracks requests pending for {@link SLOW_MS}; one that is answered, refused or aborted is done. */
export function createSlowRequests(send: SendRequest): SlowRequests {
  const listeners = new Set<() => void>();
  const slow = new Set<Request>();
  const notify = () => {
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    send: async (request) => {
      const timer = setTimeout(() => {
        slow.add(request);
        notify();
      }, SLOW_MS);
      try {
        return await send(request);
      } finally {
        clearTimeout(timer);
        if (slow.delete(request)) {
          notify();
        }
      }
    },
    read: () =>
      slow.size === 0 ? 'none' : [...slow].some(changesSomething) ? 'changing' : 'reading',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function changesSomething({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
