/** A store of a report, with every identifier that an Uber Eats row may use. */
export type StoreOfReport = {
  readonly platformStoreId: string;
  /** The merchant's own number for the store; reports use it instead of the ID if there is one. */
  readonly externalRef: string | null;
};

/** Columns that identify a store, in order of precedence (platform-apis 1.5). */
const STORE_COLUMNS = ['store id', 'store uuid', 'external store id', 'shop id'];
/** Some reports start with a line that explains their columns. */
const MOST_LINES_BEFORE_HEADER = 3;

/**
 * Splits a report of several stores into one per store that has rows: the lines up to the header, and the store's own
 * lines, byte for byte. Null if a row belongs to none of these stores or does not say: then nothing may be split.
 */
export function cutByStore(
  report: Buffer,
  stores: readonly StoreOfReport[],
): ReadonlyMap<string, Buffer> | null {
  // Latin-1 maps one byte to one character, so that the parts have the delivered bytes.
  const records = recordsOf(report.toString('latin1'));
  const header = headerOf(records);
  if (header === null) {
    return null;
  }
  const owners = ownersOf(stores);
  const parts = new Map<string, string[]>();
  for (const record of records.slice(header.index + 1)) {
    if (record.text.trim() === '') {
      continue;
    }
    const name = header.columns.map((column) => toWord(record.cells[column])).find(Boolean);
    const owner = owners.get(name ?? '');
    if (owner === undefined) {
      return null;
    }
    const part = parts.get(owner) ?? [];
    part.push(record.text);
    parts.set(owner, part);
  }
  const before = records.slice(0, header.index + 1).map(({ text }) => text);
  return new Map(
    [...parts].map(([owner, lines]) => [
      owner,
      Buffer.from([...before, ...lines].join(''), 'latin1'),
    ]),
  );
}

/** An identifier that two stores share identifies neither. */
function ownersOf(stores: readonly StoreOfReport[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { platformStoreId, externalRef } of stores) {
    for (const name of new Set([toWord(platformStoreId), toWord(externalRef ?? '')])) {
      if (owners.has(name)) {
        shared.add(name);
      }
      owners.set(name, platformStoreId);
    }
  }
  for (const name of ['', ...shared]) {
    owners.delete(name);
  }
  return owners;
}

type CsvRecord = { readonly text: string; readonly cells: readonly string[] };

function headerOf(
  records: readonly CsvRecord[],
): { readonly index: number; readonly columns: readonly number[] } | null {
  for (const [index, { cells }] of records.slice(0, MOST_LINES_BEFORE_HEADER).entries()) {
    const words = cells.map(toWord);
    const columns = STORE_COLUMNS.map((name) => words.indexOf(name)).filter((at) => at !== -1);
    if (columns.length > 0) {
      return { index, columns };
    }
  }
  return null;
}

function toWord(cell = ''): string {
  return Buffer.from(cell, 'latin1')
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
}

/** Raw lines with their line endings; a line break within quotes belongs to its cell. */
function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') {
      isQuoted = !isQuoted;
    }
    if ((text[at] === '\n' && !isQuoted) || (at === text.length && start < at)) {
      const line = text.slice(start, at + 1);
      records.push({ text: line, cells: cellsOf(line.replace(/\r?\n$/, '')) });
      start = at + 1;
    }
  }
  return records;
}

function cellsOf(line: string): string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  return cells.map((cell) => cell.replace(/,$/, '').replace(/^"([\s\S]*)"$/, '$1'));
}
