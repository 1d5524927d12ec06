import { useState } from 'react';

export type Selection<Row> = {
  readonly rows: readonly Row[];
  readonly keys: ReadonlySet<string>;
  /** By the keys of loaded or already selected rows. */
  readonly setKeys: (keys: ReadonlySet<string>) => void;
  readonly setRows: (rows: readonly Row[]) => void;
  readonly clear: () => void;
};

type Input<Row> = {
  /** The list's filters: a selection does not carry over to other filters. */
  readonly scope: string;
  readonly loaded: readonly Row[];
  readonly rowKey: (row: Row) => string;
};

/** The selected rows, including those of pages no longer loaded. */
export function useSelection<Row>({ scope, loaded, rowKey }: Input<Row>): Selection<Row> {
  const [retained, setRetained] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({
    scope,
    rows: new Map(),
  });
  const set = (rows: readonly Row[]) =>
    setRetained({ scope, rows: new Map(rows.map((row) => [rowKey(row), row])) });
  const selected = retained.scope === scope ? retained.rows : new Map<string, Row>();
  const fresh = new Map(loaded.map((row) => [rowKey(row), row]));
  return {
    // Rows that changed since are replaced by their current version.
    rows: [...selected].map(([key, row]) => fresh.get(key) ?? row),
    keys: new Set(selected.keys()),
    setKeys: (keys) => set([...keys].flatMap((key) => fresh.get(key) ?? selected.get(key) ?? [])),
    setRows: set,
    clear: () => set([]),
  };
}
