import type { Typing } from './follow-typing.ts';

/** What is typed in this page and not saved. */
export type Unsaved = {
  /** Notes something; answers with how to take it back. A name is asked about before the page is left. */
  readonly add: (name: string | null) => () => void;
  /** The names to ask about. */
  readonly names: () => readonly string[];
  /** Also what is typed and nobody has noted. */
  readonly any: () => boolean;
  /** The reader gives all of it up. */
  readonly discard: () => void;
};

const NOTHING_TYPED: Typing = { any: () => false, forget: () => undefined };

export function createUnsaved(typing: Typing = NOTHING_TYPED): Unsaved {
  const noted = new Map<symbol, string | null>();
  return {
    add: (name) => {
      const key = Symbol(name ?? 'unsaved');
      noted.set(key, name);
      return () => void noted.delete(key);
    },
    names: () => [...noted.values()].filter((name) => name !== null),
    any: () => noted.size > 0 || typing.any(),
    discard: () => {
      noted.clear();
      typing.forget();
    },
  };
}
