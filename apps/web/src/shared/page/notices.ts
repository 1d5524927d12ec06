/** What the next page says to its reader once: why they are where they did not mean to go. */
export type Notices = {
  readonly post: (text: string) => void;
  readonly dismiss: () => void;
  /** What is to be said now; null when there is nothing. */
  readonly read: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Keeps one notice, the last. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let current: string | null = null;
  const change = (next: string | null) => {
    current = next;
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    post: change,
    dismiss: () => change(null),
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
