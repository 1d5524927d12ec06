import type { FacetSum, RowSet, SourceFile, StorePayout } from '@platebook/accounting';
import * as v from 'valibot';
import { STORED_CENTS } from '../db/stored-cents.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

/**
 * A payout as stored in the database. Row sets, which accounting hides behind an interface, become one text of runs per
 * file: the offset of each run's start from the row before it (0 for the first row), and after a `+` how many rows
 * follow. `3,2+4` is rows 3, 5, 6, 7, 8 and 9. As text, a run costs the database a tenth of two JSON numbers.
 */
type PayoutJson = {
  readonly files: readonly SourceFile[];
  readonly payout: unknown;
};

type RowSetJson = {
  readonly $rows: readonly {
    readonly file: number;
    /** A list is the older format: first, last, first, last. */
    readonly runs: string | readonly number[];
  }[];
};

export function toPayoutJson(payout: StorePayout): PayoutJson {
  const files: SourceFile[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (file: SourceFile): number => {
    const key = `${file.sha256} ${file.name}`;
    const known = indexes.get(key) ?? files.push({ name: file.name, sha256: file.sha256 }) - 1;
    indexes.set(key, known);
    return known;
  };
  const toRows = (rows: RowSet): RowSetJson => ({
    $rows: [...rows.byFile()].map(({ file, rows: numbers }) => ({
      file: indexOf(file),
      runs: toRuns(numbers),
    })),
  });
  return { files, payout: toPlain(payout, toRows) };
}

/** Lists the fields explicitly, because accounting may compute some of them lazily. */
function toPlain(payout: StorePayout, toRows: (rows: RowSet) => RowSetJson): object {
  return {
    platform: payout.platform,
    payoutRef: payout.payoutRef,
    payoutOn: payout.payoutOn,
    storeId: payout.storeId,
    storeName: payout.storeName,
    channel: payout.channel,
    currency: payout.currency,
    ...(payout.severalCurrencies === undefined ? {} : { severalCurrencies: true }),
    periodStartOn: payout.periodStartOn,
    periodEndOn: payout.periodEndOn,
    netCents: payout.netCents,
    components: payout.components,
    days: payout.days.map((day) => ({
      on: day.on,
      netCents: day.netCents,
      sums: day.sums.map(({ component, column, factor, cents, file, rows }) => ({
        component,
        column,
        factor,
        cents,
        file,
        rows: toRows(rows),
      })),
      ...(day.memoTaxes === undefined
        ? {}
        : {
            memoTaxes: day.memoTaxes.map(({ column, cents, file, rows }) => ({
              column,
              cents,
              file,
              rows: toRows(rows),
            })),
          }),
    })),
    identities: payout.identities,
    memoTaxRemittedCents: payout.memoTaxRemittedCents,
    ...(payout.repeatedOrders === undefined ? {} : { repeatedOrders: payout.repeatedOrders }),
    unclassified: payout.unclassified.map((item) => ({ ...item, rows: toRows(item.rows) })),
  };
}

const FILE = v.object({ name: v.string(), sha256: v.string() });
/** Rows of a payout, as written by {@link toPayoutJson}. */
export const ROWS = v.object({
  $rows: v.array(v.object({ file: v.number(), runs: v.union([v.string(), v.array(v.number())]) })),
});

/** A payout whose rows are in these files. */
function payoutOf(files: readonly SourceFile[]) {
  const source = {
    cents: STORED_CENTS,
    file: FILE,
    rows: v.pipe(
      ROWS,
      v.transform((rows) => toRowSet(rows, files)),
    ),
  };
  return v.object({
    platform: v.picklist(DELIVERY_PLATFORMS),
    payoutRef: v.string(),
    payoutOn: v.string(),
    storeId: v.string(),
    storeName: v.string(),
    channel: v.string(),
    currency: v.picklist(['USD', 'CAD']),
    severalCurrencies: v.exactOptional(v.literal(true)),
    periodStartOn: v.string(),
    periodEndOn: v.string(),
    netCents: STORED_CENTS,
    components: v.record(v.string(), STORED_CENTS),
    days: v.array(
      v.object({
        on: v.string(),
        netCents: STORED_CENTS,
        sums: v.array(
          v.object({
            component: v.custom<FacetSum['component']>((key) => typeof key === 'string'),
            column: v.string(),
            factor: v.picklist([1, -1]),
            ...source,
          }),
        ),
        memoTaxes: v.exactOptional(v.array(v.object({ column: v.string(), ...source }))),
      }),
    ),
    identities: v.array(
      v.object({
        id: v.picklist(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8']),
        holds: v.boolean(),
        differenceCents: STORED_CENTS,
        rowsOfUnknownAmount: v.exactOptional(v.number()),
        breakKind: v.exactOptional(v.picklist(['cutoff-before', 'cutoff-after', 'unexplained'])),
      }),
    ),
    memoTaxRemittedCents: STORED_CENTS,
    repeatedOrders: v.exactOptional(v.object({ file: FILE, rows: v.number(), copies: v.number() })),
    unclassified: v.array(v.object({ description: v.string(), on: v.string(), ...source })),
  }) satisfies v.GenericSchema<unknown, StorePayout>;
}

const FILES = v.object({ files: v.array(FILE) });

/** Parses `payouts.reading`, as written by {@link toPayoutJson}. */
export function readPayout(stored: StoredJson): StorePayout {
  const { files } = readStored(FILES, stored, 'payouts.reading');
  const reading = v.object({ payout: payoutOf(files) });
  return readStored(reading, stored, 'payouts.reading').payout;
}

/** How many rows a text or list of runs has. */
export function countRows(runs: string | readonly number[]): number {
  return countRuns(fromRuns(runs));
}

function toRuns(rows: Iterable<number>): string {
  let text = '';
  let last = 0;
  let following = 0;
  for (const row of rows) {
    if (row === last + 1 && text !== '') {
      following += 1;
    } else {
      text += `${following === 0 ? '' : `+${following}`}${text === '' ? '' : ','}${row - last}`;
      following = 0;
    }
    last = row;
  }
  return following === 0 ? text : `${text}+${following}`;
}

/** Alternating first and last rows. */
function fromRuns(runs: string | readonly number[]): readonly number[] {
  if (typeof runs !== 'string') {
    return runs;
  }
  const ends: number[] = [];
  let last = 0;
  for (const run of runs === '' ? [] : runs.split(',')) {
    const [after, following = 0] = run.split('+').map(Number);
    const first = last + (after ?? 0);
    last = first + following;
    ends.push(first, last);
  }
  return ends;
}

function toRowSet({ $rows }: RowSetJson, files: readonly SourceFile[]): RowSet {
  const parts = $rows.map(({ file, runs }) => {
    const source = files[file];
    if (source === undefined) {
      throw new RangeError(`A stored payout names file ${file} of ${files.length}.`);
    }
    return { file: source, runs: fromRuns(runs) };
  });
  return {
    size: parts.reduce((sum, { runs }) => sum + countRuns(runs), 0),
    byFile: () => parts.map(({ file, runs }) => ({ file, rows: rowsOf(runs) })),
  };
}

function countRuns(runs: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < runs.length; at += 2) {
    count += (runs[at + 1] ?? 0) - (runs[at] ?? 0) + 1;
  }
  return count;
}

function* rowsOf(runs: readonly number[]): Generator<number> {
  for (let at = 0; at < runs.length; at += 2) {
    const last = runs[at + 1] ?? 0;
    for (let row = runs[at] ?? 0; row <= last; row += 1) {
      yield row;
    }
  }
}
