import type { SendRequest } from '@platebook/api-client';

/** How long a request may take before its reader hears of it. */
export const SLOW_MS = 10_000;

/** What waits for an answer for longer than that: a change counts before something that is read. */
export type Slowness = 'none' | 'reading' | 'changing';

export type SlowRequests = {
  /** Sends as it was given to, and watches for how long. */
  readonly send: SendRequest;
  readonly read: () => Slowness;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Knows which requests have had no answer for {@link SLOW_MS}; one that is answered, refused or aborted is over. */
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
