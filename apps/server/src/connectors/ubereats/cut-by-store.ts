/** A store of a report, by every name that a row of Uber Eats may give it. */
export type StoreOfReport = {
  readonly platformStoreId: string;
  /** The merchant's own number of the store; reports name it in place of the id where there is one. */
  readonly externalRef: string | null;
};

/** Columns that name a store by an id, in the order in which they are believed (platform-apis 1.5). */
const STORE_COLUMNS = ['store id', 'store uuid', 'external store id', 'shop id'];
/** Some reports begin with a line that explains their columns. */
const MOST_LINES_BEFORE_HEADER = 3;

/**
 * A report of several stores, cut into one for each store that has rows in it: the lines up to the header, and the store's
 * own lines, byte for byte. Null where a row is of none of these stores or does not say: then nothing of it may be cut.
 */
export function cutByStore(
  report: Buffer,
  stores: readonly StoreOfReport[],
): ReadonlyMap<string, Buffer> | null {
  // One byte is one character, so that what is cut out is what was delivered.
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

/** A name that two stores share is nobody's. */
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

/** Lines as they stand, with their ends; a line end within quotes belongs to its cell. */
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
