import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';
import { readCsv } from '../../platform/csv-table.ts';
import type { CsvError, CsvLine } from '../../platform/csv-table.ts';

/** Reports an error in a cell, which then has no value. */
export type Refuse = (column: string, fault: Fault) => null;

type Reading<Read> = {
  /** The columns that a file must name. */
  readonly required: readonly string[];
  /** Null, or anything, if it refused a cell: only the errors of such a line count. */
  readonly readLine: (line: CsvLine, refuse: Refuse) => Read | null;
  /** Checks a line whose cells could all be read. */
  readonly check?: (read: Read, refuse: Refuse) => void;
  /** The key of a line, and the column that names it: no two lines may have the same key. */
  readonly keyOf: (read: Read) => string;
  readonly keyColumn: string;
};

export type MappingFile<Read> = {
  /** The number of lines, including those with errors. */
  readonly count: number;
  readonly lines: readonly (Read & { readonly line: number })[];
  readonly errors: readonly CsvError[];
};

/** The content of a mapping file, and all of its errors: one error hides no other. */
export function readMappingFile<Read extends object>(
  csv: string,
  { required, readLine, check, keyOf, keyColumn }: Reading<Read>,
): MappingFile<Read> {
  const { lines, errors } = readCsv(csv, { required });
  const found = [...errors];
  const good: (Read & { readonly line: number })[] = [];
  const named = new Set<string>();
  for (const line of lines) {
    const before = found.length;
    const refuse: Refuse = (column, fault) => {
      found.push({ line: line.line, column, ...fault });
      return null;
    };
    const read = readLine(line, refuse);
    if (read !== null && found.length === before) {
      check?.(read, refuse);
    }
    if (read === null || found.length > before) {
      continue;
    }
    const key = keyOf(read);
    if (named.has(key)) {
      refuse(keyColumn, faultOf('named_twice'));
      continue;
    }
    named.add(key);
    good.push({ ...read, line: line.line });
  }
  return { count: lines.length, lines: good, errors: found };
}

type Need = {
  /** Whether omitting it means all. */
  readonly optional: boolean;
};

/** In any spelling: "Uber Eats", "uber-eats", "UBEREATS". */
export function readPlatform(
  line: CsvLine,
  { optional }: Need,
  refuse: Refuse,
): DeliveryPlatform | null {
  const cell = line.cell('platform') ?? '';
  const name = cell.toLowerCase().replaceAll(/[\s_-]/g, '');
  return name === '' && optional
    ? null
    : (DELIVERY_PLATFORMS.find((platform) => platform === name) ??
        refuse('platform', faultOf('platform_of_other_name', { name: cell })));
}

/** Our store's ID: by `store_id`, else by its name in `store` if that is unique. */
export function readStore(
  line: CsvLine,
  { stores, optional }: Need & { readonly stores: ReadonlyMap<string, string> },
  refuse: Refuse,
): string | null {
  const id = line.cell('store_id') ?? '';
  if (id !== '') {
    return stores.has(id) ? id : refuse('store_id', faultOf('no_store_with_id', { id }));
  }
  const name = line.cell('store') ?? '';
  if (name === '') {
    return optional ? null : refuse('store', faultOf('empty'));
  }
  const wanted = name.toLowerCase();
  const called = [...stores].filter(([, known]) => known.toLowerCase() === wanted);
  const store = onlyOne(called, {
    none: () => refuse('store', faultOf('no_store_with_name', { name })),
    several: (count) => refuse('store', faultOf('several_stores', { count, name })),
  });
  return store === null ? null : store[0];
}

/** Resolves a name that identifies exactly one thing. */
export function onlyOne<Found>(
  found: readonly Found[],
  { none, several }: { readonly none: () => null; readonly several: (count: number) => null },
): Found | null {
  const [first, second] = found;
  if (first === undefined) {
    return none();
  }
  return second === undefined ? first : several(found.length);
}

/** The line's start date, `YYYY-MM-DD`; null if it has none. */
export function readFirstDay(line: CsvLine, refuse: Refuse): string | null {
  const day = line.cell('effective_from') ?? '';
  return day === '' || isDay(day)
    ? day || null
    : refuse('effective_from', faultOf('day_of_other_form', { day }));
}

/** Whether it is a valid calendar date. */
function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(read.getTime()) &&
    read.toISOString().startsWith(text)
  );
}
