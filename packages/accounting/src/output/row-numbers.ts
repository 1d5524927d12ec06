import type { RowSet } from '../model/reading.ts';
import { listRows } from '../plan/row-sets.ts';

/** The rows behind a sum, expanded on each request and never retained: they are most of a large document. */
export class RowNumbers implements Iterable<number> {
  readonly #rows: RowSet;

  constructor(rows: RowSet) {
    this.#rows = rows;
  }

  /** Ascending. */
  list(): Uint32Array {
    return listRows(this.#rows);
  }

  [Symbol.iterator](): Iterator<number> {
    return this.list().values();
  }
}
