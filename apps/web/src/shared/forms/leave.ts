import { words } from './forms.messages.ts';
import type { Unsaved } from './unsaved.ts';

/** A location in the app: its path and query. */
export type Place = { readonly pathname: string; readonly search: string };

/** Confirms leaving unsaved changes when navigation is not a link: a guard, the switcher, signing out. */
export type Leave = {
  /** Asks if something is unsaved; resolves with whether the page may be left. Accepting discards the changes. */
  readonly ask: () => Promise<boolean>;
  /** The subject of the open confirmation; null if none is open. */
  readonly pending: () => string | null;
  readonly answer: (leaves: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets the current page. */
  readonly show: (place: Place) => void;
  /** Whether a location is the current page, for the same client. */
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
      // Supersedes an earlier confirmation.
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

/** Whether a navigation leaves the page: for another one, or another client. */
export function isAnotherPage(from: Place, to: Place): boolean {
  const client = clientOf(to);
  // An address without a client means the current one.
  return from.pathname !== to.pathname || (client !== null && client !== clientOf(from));
}

/** Joins the names of unsaved changes for one confirmation. */
export function inOneName(names: readonly string[]): string {
  return words.all(names);
}

function clientOf({ search }: Place): string | null {
  return new URLSearchParams(search).get('client');
}
