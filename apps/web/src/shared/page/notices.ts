/** What the next page says to its reader once: why they are where they did not mean to go. */
export type Notices = {
  /** Posted while one page is being left for another. */
  readonly post: (text: string) => void;
  readonly dismiss: () => void;
  /** Another page stands: the notice that was posted on the way to it stays, an older one goes. */
  readonly arrive: () => void;
  /** What is to be said now; null when there is nothing. */
  readonly read: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Keeps one notice, the last. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let current: string | null = null;
  let isOnItsWay = false;
  const change = (next: string | null) => {
    current = next;
    isOnItsWay = next !== null;
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    post: change,
    dismiss: () => change(null),
    arrive: () => {
      if (isOnItsWay) {
        isOnItsWay = false;
      } else if (current !== null) {
        change(null);
      }
    },
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
