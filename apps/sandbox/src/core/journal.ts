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

/** A map whose changes are kept in the journal's file. Values are plain JSON and replaced whole, never changed in place. */
export type Collection<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): IterableIterator<[string, Value]>;
  values(): IterableIterator<Value>;
  readonly size: number;
};

/** Sets what is there, and deletes what is `null`. */
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
  /** The collection of that name, with what the file holds of it. */
  collection<Value>(name: string): Collection<Value>;
  close(): void;
};

type Line = readonly [collection: string, key: string, value?: unknown];

function readLines(file: string): readonly Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index, all) => {
      // Only a line that was not written to its end (the process died) may be the last and have no newline.
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

/** It holds tokens and what people trade. */
const OWNER_ONLY = 0o600;

/** Writes what is left of the file's history into a new file and takes that one's place. */
function rewrite(file: string, collections: Map<string, Map<string, unknown>>): void {
  const lines = [...collections].flatMap(([name, entries]) =>
    [...entries].map(([key, value]) => `${JSON.stringify([name, key, value])}\n`),
  );
  writeFileSync(`${file}.new`, lines.join(''), { mode: OWNER_ONLY });
  // The one that a killed process left keeps its mode.
  chmodSync(`${file}.new`, OWNER_ONLY);
  renameSync(`${file}.new`, file);
}

/**
 * What the simulated world remembers over a restart: every change is a line appended to `file` before the call that made it
 * is answered. `null` keeps it in memory. A line cut off by a killed process is left out.
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
