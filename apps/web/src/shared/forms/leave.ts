import { words } from './forms.messages.ts';
import type { Unsaved } from './unsaved.ts';

/** A place of the app: its path and query. */
export type Place = { readonly pathname: string; readonly search: string };

/** Asks before something unsaved is left behind by what is no link: a guard, the switcher, signing out. */
export type Leave = {
  /** Asks, where something is unsaved; resolves with whether the page may be left. What is left is given up. */
  readonly ask: () => Promise<boolean>;
  /** What is asked about; null while nothing is. */
  readonly pending: () => string | null;
  readonly answer: (leaves: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The page that is shown. */
  readonly show: (place: Place) => void;
  /** Whether a place is the page that is shown, for the same client. */
  readonly isShown: (place: Place) => boolean;
};

export function createLeave(unsaved: Pick<Unsaved, 'names' | 'discard'>): Leave {
  const listeners = new Set<() => void>();
  let question: { readonly what: string; readonly resolve: (leaves: boolean) => void } | null =
    null;
  let shown: Place | null = null;
  const change = (next: typeof question) => {
    question = next;
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    ask: () => {
      const names = unsaved.names();
      if (names.length === 0) {
        return Promise.resolve(true);
      }
      // Whoever asked before has been overtaken.
      question?.resolve(false);
      return new Promise((resolve) => change({ what: inOneName(names), resolve }));
    },
    pending: () => question?.what ?? null,
    answer: (leaves) => {
      if (leaves) {
        unsaved.discard();
      }
      question?.resolve(leaves);
      change(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (place) => {
      shown = place;
    },
    isShown: (place) => shown !== null && !isAnotherPage(shown, place),
  };
}

/** Whether a page would be left: for another one, or for the same one of another client. */
export function isAnotherPage(from: Place, to: Place): boolean {
  const client = clientOf(to);
  // An address without a client is completed with the one that is shown.
  return from.pathname !== to.pathname || (client !== null && client !== clientOf(from));
}

/** The names of what is unsaved, for one question. */
export function inOneName(names: readonly string[]): string {
  return words.all(names);
}

function clientOf({ search }: Place): string | null {
  return new URLSearchParams(search).get('client');
}
