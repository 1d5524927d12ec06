import type { Unsaved } from '../forms/unsaved.ts';
import type { SessionStore } from './session-store.ts';

/** Signing in over the page that a session expired on, where something typed there would be lost at the login. */
export type SignInAgain = {
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The reader gives up what is typed; from then on the guard leads to the login. */
  readonly giveUp: () => void;
  /** Once it is closed: whether the person whose session expired has signed in. False at once while it is not open. */
  readonly signedIn: (signal: AbortSignal) => Promise<boolean>;
};

/**
 * Opens when the session expires while something is unsaved or being saved, and closes when anybody has signed in, in
 * this tab or another. Where nothing is unsaved it stays closed, and the guard leads to the login (spec 5).
 */
export function createSignInAgain(
  session: Pick<SessionStore, 'read' | 'endedBy' | 'subscribe'>,
  unsaved: Pick<Unsaved, 'any' | 'discard'>,
  isSaving: () => boolean,
): SignInAgain {
  const listeners = new Set<() => void>();
  let isOpen = false;
  let owner = session.read()?.user.id ?? null;
  const set = (open: boolean) => {
    if (open !== isOpen) {
      isOpen = open;
      for (const listener of listeners) {
        listener();
      }
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  session.subscribe(() => {
    const isOver = session.read() === null;
    const isInTheMiddle = () => unsaved.any() || isSaving();
    set(isOver && (isOpen || (session.endedBy() === 'expired' && isInTheMiddle())));
    owner = isOpen ? owner : (session.read()?.user.id ?? null);
  });
  return {
    isOpen: () => isOpen,
    subscribe,
    signedIn: async (signal) => {
      const expired = owner;
      if (!isOpen || expired === null) {
        return false;
      }
      await new Promise<void>((resolve) => {
        subscribe(resolve);
        signal.addEventListener('abort', () => resolve());
      });
      return !isOpen && session.read()?.user.id === expired;
    },
    giveUp: () => {
      unsaved.discard();
      set(false);
    },
  };
}
