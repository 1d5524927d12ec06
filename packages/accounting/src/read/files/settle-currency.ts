import type { QuarantinedRow } from '../../model/reading.ts';
import { rowProblem } from '../../model/row-problems.ts';
import type { RowReader } from '../rows/row-reader.ts';

/** Rows with a blank currency cell in a file that leaves the currency ambiguous. */
export type UnpricedRows = {
  readonly quarantined: readonly QuarantinedRow[];
  /** The owners of such rows, which enter no payout. */
  readonly owners: ReadonlySet<number>;
  /** The key of each row, null if only one file is read, and its owner. */
  readonly rows: readonly { readonly owner: number; readonly key: number | null }[];
};

/**
 * Assigns rows with a blank currency cell the only currency of the file, once all of its rows were seen: the one in its
 * other cells, or the Canadian dollar if no cell has one and the columns are Canadian. Rows of an ambiguous file are
 * quarantined, because cents of another currency in a payout would be a wrong amount.
 */
export function settleCurrencies({ owners, map, groups, index, keys }: RowReader): UnpricedRows {
  const printed = [...owners.currencies];
  const [first] = printed.length === 0 && map.isCanadian ? ['CAD'] : printed;
  const only = printed.length < 2 && (first === 'USD' || first === 'CAD') ? first : null;
  if (only !== null) {
    for (const id of owners.unpriced) {
      const owner = owners.all[id];
      if (owner !== undefined) {
        owner.currency = only;
      }
    }
    return { quarantined: [], owners: new Set(), rows: [] };
  }
  const problem = rowProblem('missing_currency', { currencies: printed.toSorted() });
  const quarantined: QuarantinedRow[] = [];
  const rows: { owner: number; key: number | null }[] = [];
  index.forEach(({ record, group, at }) => {
    const owner = groups[group]?.owner ?? -1;
    if (owners.unpriced.has(owner)) {
      rows.push({ owner, key: keys?.keyOf(at) ?? null });
      quarantined.push({
        row: record,
        column: map.printed[map.fields.currency] ?? '',
        reason: problem.code,
        expectedCents: null,
        foundCents: null,
        message: problem.message,
        values: problem.values,
      });
    }
  });
  return { quarantined, owners: owners.unpriced, rows };
}
