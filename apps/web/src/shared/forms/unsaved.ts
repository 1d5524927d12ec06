import type { Typing } from './follow-typing.ts';

/** The page's unsaved input. */
export type Unsaved = {
  /** Registers unsaved input; returns an unregister function. A name is used in the leave confirmation. */
  readonly add: (name: string | null) => () => void;
  /** The names for the confirmation. */
  readonly names: () => readonly string[];
  /** Includes input that was not registered. */
  readonly any: () => boolean;
  /** Discards everything. */
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
