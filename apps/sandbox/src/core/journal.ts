import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

/** A map persisted in the journal's file. Values are plain JSON and replaced as a whole, never mutated. */
export type Collection<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): IterableIterator<[string, Value]>;
  values(): IterableIterator<Value>;
  readonly size: number;
};

/** Sets values, and deletes those that are `null`. */
export function setOrDelete<Value>(
  collection: Collection<Value>,
  key: string,
  value: Value | null,
): void {
  if (value === null) {
    collection.delete(key);
  } else {
    collection.set(key, value);
  }
}

export type Journal = {
  /** The collection of that name, loaded from the file. */
  collection<Value>(name: string): Collection<Value>;
  close(): void;
};

type Line = readonly [collection: string, key: string, value?: unknown];

function readLines(file: string): readonly Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index, all) => {
      // Only a line truncated by a crash may be last and lack a newline.
      if (text === '' || index === all.length - 1) {
        return [];
      }
      return [JSON.parse(text) as Line];
    });
}

function replay(file: string): Map<string, Map<string, unknown>> {
  const collections = new Map<string, Map<string, unknown>>();
  for (const [name, key, value] of readLines(file)) {
    const entries = collections.get(name) ?? new Map<string, unknown>();
    collections.set(name, entries);
    if (value === undefined) {
      entries.delete(key);
    } else {
      entries.set(key, value);
    }
  }
  return collections;
}

/** It contains tokens and trade data. */
const OWNER_ONLY = 0o600;

/** Compacts the file: writes the current state to a new file and renames it. */
function rewrite(file: string, collections: Map<string, Map<string, unknown>>): void {
  const lines = [...collections].flatMap(([name, entries]) =>
    [...entries].map(([key, value]) => `${JSON.stringify([name, key, value])}\n`),
  );
  writeFileSync(`${file}.new`, lines.join(''), { mode: OWNER_ONLY });
  // A file left by a killed process keeps its mode.
  chmodSync(`${file}.new`, OWNER_ONLY);
  renameSync(`${file}.new`, file);
}

/**
 * The simulated world's persistence: every change is appended as a line to `file` before its call is answered. `null`
 * keeps it in memory. A line truncated by a crash is dropped.
 */
export function openJournal(file: string | null): Journal {
  const collections =
    file !== null && existsSync(file) ? replay(file) : new Map<string, Map<string, unknown>>();
  if (file !== null) {
    rewrite(file, collections);
  }
  const handle = file === null ? null : openSync(file, 'a', OWNER_ONLY);
  const append = (line: Line) => {
    if (handle !== null) {
      writeSync(handle, `${JSON.stringify(line)}\n`);
    }
  };
  return {
    collection<Value>(name: string): Collection<Value> {
      const entries = (collections.get(name) ?? new Map()) as Map<string, Value>;
      collections.set(name, entries);
      return {
        get: (key) => entries.get(key),
        set(key, value) {
          append([name, key, value]);
          entries.set(key, value);
        },
        delete(key) {
          append([name, key]);
          entries.delete(key);
        },
        entries: () => entries.entries(),
        values: () => entries.values(),
        get size() {
          return entries.size;
        },
      };
    },
    close() {
      if (handle !== null) {
        closeSync(handle);
      }
    },
  };
}
