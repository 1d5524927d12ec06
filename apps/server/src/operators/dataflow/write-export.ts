import { writeCsv } from '../../platform/csv-table.ts';

export type ExportFormat = 'json' | 'ndjson' | 'csv';

export const MEDIA_TYPES = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv',
} as const satisfies Record<ExportFormat, string>;

/** The columns of the CSV, in order. */
const COLUMNS = [
  'occurred_at',
  'kind',
  'operation',
  'stage',
  'status',
  'duration_ms',
  'http_status',
  'error_code',
  'tenant_id',
  'tenant_name',
  'user_id',
  'request_id',
  'trace_id',
  'id',
  'parent_id',
  'run_id',
  'provider',
  'provider_request_id',
  'attempt',
  'bytes_sent',
  'bytes_received',
] as const;

type Cell = string | number | null;
export type ExportedRow = Readonly<Record<(typeof COLUMNS)[number], Cell>>;

/** This many rows are sent in one chunk. */
const ROWS_PER_PIECE = 200;

type Rows = AsyncIterable<ExportedRow>;

/** Streams a file of rows; `head` is the metadata in its JSON. */
export function writeExport(
  format: ExportFormat,
  rows: Rows,
  head: { readonly from: string; readonly to: string },
): AsyncGenerator<Uint8Array, void, undefined> {
  if (format === 'csv') {
    return writeCsv(COLUMNS, cellsOf(rows));
  }
  return inPieces(format === 'json' ? jsonTexts(rows, head) : lines(rows));
}

async function* jsonTexts(rows: Rows, head: object): AsyncGenerator<string> {
  const opening = JSON.stringify({
    status: 'success',
    message: 'Request completed successfully',
    data: { ...head, items: [] },
  });
  const end = ']}}';
  yield opening.slice(0, -end.length);
  let separator = '';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',';
  }
  yield end;
}

async function* lines(rows: Rows): AsyncGenerator<string> {
  for await (const row of rows) {
    yield `${JSON.stringify(row)}\n`;
  }
}

async function* cellsOf(rows: Rows): AsyncGenerator<string[]> {
  for await (const row of rows) {
    yield COLUMNS.map((column) => String(row[column] ?? ''));
  }
}

async function* inPieces(
  texts: AsyncIterable<string>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let waiting: string[] = [];
  for await (const text of texts) {
    waiting.push(text);
    if (waiting.length === ROWS_PER_PIECE) {
      yield Buffer.from(waiting.join(''), 'utf8');
      waiting = [];
    }
  }
  yield Buffer.from(waiting.join(''), 'utf8');
}
