import type { Unsaved } from '../forms/unsaved.ts';
import type { SessionStore } from './session-store.ts';

/** Signs in over the page whose session expired, so that its unsaved input is not lost. */
export type SignInAgain = {
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Discards the input; the guard then redirects to the login. */
  readonly giveUp: () => void;
  /** Resolves on close with whether the same person has signed in. False at once while closed. */
  readonly signedIn: (signal: AbortSignal) => Promise<boolean>;
};

/**
 * Opens when the session expires with unsaved changes or a save in progress, and closes when anyone has signed in, in
 * this tab or another. Without unsaved changes it stays closed, and the guard redirects to the login (spec 5).
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
