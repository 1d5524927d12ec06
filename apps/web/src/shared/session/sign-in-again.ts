import type { Unsaved } from '../forms/unsaved.ts';
import type { SessionStore } from './session-store.ts';

/** Signing in over the page that a session expired on, where something typed there would be lost at the login. */
export type SignInAgain = {
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The reader gives up what is typed; from then on the guard leads to the login. */
  readonly giveUp: () => void;
};

/**
 * Opens when the session expires while something is unsaved, and closes when anybody has signed in, in this tab or
 * another. Where nothing is unsaved it stays closed, and the guard leads to the login (spec 5).
 */
export function createSignInAgain(
  session: Pick<SessionStore, 'read' | 'endedBy' | 'subscribe'>,
  unsaved: Pick<Unsaved, 'any' | 'discard'>,
): SignInAgain {
  const listeners = new Set<() => void>();
  let isOpen = false;
  const set = (open: boolean) => {
    if (open !== isOpen) {
      isOpen = open;
      for (const listener of listeners) {
        listener();
      }
    }
  };
  session.subscribe(() => {
    const isOver = session.read() === null;
    set(isOver && (isOpen || (session.endedBy() === 'expired' && unsaved.any())));
  });
  return {
    isOpen: () => isOpen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    giveUp: () => {
      unsaved.discard();
      set(false);
    },
  };
}
