import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';
import { readCsv } from '../../platform/csv-table.ts';
import type { CsvError, CsvLine } from '../../platform/csv-table.ts';

/** Says what is wrong with a cell, which then says nothing. */
export type Refuse = (column: string, fault: Fault) => null;

type Reading<Read> = {
  /** The columns that a file must name. */
  readonly required: readonly string[];
  /** Null, or anything, where it refused a cell: such a line counts for nothing but its faults. */
  readonly readLine: (line: CsvLine, refuse: Refuse) => Read | null;
  /** What only a line whose cells can all be read is held to. */
  readonly check?: (read: Read, refuse: Refuse) => void;
  /** What a line speaks of, and the column that names it: no two lines of a file speak of the same. */
  readonly keyOf: (read: Read) => string;
  readonly keyColumn: string;
};

export type MappingFile<Read> = {
  /** Every line of the file, also those with faults. */
  readonly count: number;
  readonly lines: readonly (Read & { readonly line: number })[];
  readonly errors: readonly CsvError[];
};

/** What a file of a mapping says, and everything that is wrong with it: one fault hides no other. */
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
  /** Whether a line without it speaks of all of them. */
  readonly optional: boolean;
};

/** However it is written: "Uber Eats", "uber-eats", "UBEREATS". */
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

/** The id of a store of ours: by `store_id`, else by `store`, its name, where one store alone is called so. */
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

/** What a name stands for, where it stands for one thing. */
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

/** The day from which a line holds, `YYYY-MM-DD`; null where it names none. */
export function readFirstDay(line: CsvLine, refuse: Refuse): string | null {
  const day = line.cell('effective_from') ?? '';
  return day === '' || isDay(day)
    ? day || null
    : refuse('effective_from', faultOf('day_of_other_form', { day }));
}

/** A day that the calendar has. */
function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(read.getTime()) &&
    read.toISOString().startsWith(text)
  );
}
