import { useState } from 'react';

export type Selection<Row> = {
  readonly rows: readonly Row[];
  readonly keys: ReadonlySet<string>;
  /** By the keys of rows that are at hand, or selected already. */
  readonly setKeys: (keys: ReadonlySet<string>) => void;
  readonly setRows: (rows: readonly Row[]) => void;
  readonly clear: () => void;
};

type Input<Row> = {
  /** What narrows the list: rows of another filter are not selected by this one. */
  readonly scope: string;
  readonly loaded: readonly Row[];
  readonly rowKey: (row: Row) => string;
};

/** The rows that are selected, those of pages that scrolled away too. */
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
    // A row that moved on since is taken as it is now.
    rows: [...selected].map(([key, row]) => fresh.get(key) ?? row),
    keys: new Set(selected.keys()),
    setKeys: (keys) => set([...keys].flatMap((key) => fresh.get(key) ?? selected.get(key) ?? [])),
    setRows: set,
    clear: () => set([]),
  };
}
