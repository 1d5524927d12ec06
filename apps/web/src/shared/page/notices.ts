/** A one-time notice on the next page that explains a redirect. */
export type Notices = {
  /** Posted during a navigation. */
  readonly post: (text: string) => void;
  readonly dismiss: () => void;
  /** Called when a page has loaded: keeps the notice posted for it and drops older ones. */
  readonly arrive: () => void;
  /** The current notice; null without one. */
  readonly read: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Stores the latest notice. */
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
