/** Maps equal texts to one small number, so that a row costs integers instead of strings. */
export type Interner = {
  /** The canonical text of each id. */
  readonly values: string[];
  /** The ID of a cell; -1 if `canonical` rejects it. */
  idOf(cell: string): number;
};

/**
 * @param canonical The normalized value of a printed cell (`3/30/26` and `2026-03-30` are one day); `null` rejects it.
 */
export function createInterner(canonical: (cell: string) => string | null): Interner {
  const values: string[] = [];
  const idOfCell = new Map<string, number>();
  const idOfValue = new Map<string, number>();
  let lastCell = '';
  let lastId = -2;

  function add(cell: string): number {
    const value = canonical(cell);
    let id = -1;
    if (value !== null) {
      id = idOfValue.get(value) ?? values.length;
      if (id === values.length) {
        const own = detach(value);
        values.push(own);
        idOfValue.set(own, id);
      }
    }
    idOfCell.set(detach(cell), id);
    return id;
  }

  return {
    values,
    idOf(cell) {
      if (cell === lastCell && lastId !== -2) {
        return lastId;
      }
      lastId = idOfCell.get(cell) ?? add(cell);
      lastCell = cell;
      return lastId;
    },
  };
}

/** Maps pairs of small numbers to IDs; each number must be below 2^26. */
export type PairIds = { readonly size: () => number; idOf(a: number, b: number): number };

const PAIR_BASE = 2 ** 26;

export function createPairIds(): PairIds {
  const ids = new Map<number, number>();
  return {
    size: () => ids.size,
    idOf(a, b) {
      const key = a * PAIR_BASE + b;
      let id = ids.get(key);
      if (id === undefined) {
        id = ids.size;
        ids.set(key, id);
      }
      return id;
    },
  };
}

/**
 * Copies a substring, so that it does not share memory with its source: engines keep the whole file chunk alive for it.
 */
function detach(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1);
}
