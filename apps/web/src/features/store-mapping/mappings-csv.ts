import type { StoreMapping } from './store-mapping.queries.ts';

const COLUMNS: readonly (readonly [name: string, of: (mapping: StoreMapping) => string])[] = [
  ['store', ({ store_name: name }) => name],
  ['store_id', ({ store_id: id }) => id],
  ['platform', ({ channel_type: platform }) => platform],
  ['platform_store', ({ platform_store: theirs }) => theirs?.name ?? ''],
  ['platform_store_id', ({ platform_store: theirs }) => theirs?.platform_store_id ?? ''],
  ['since', ({ effective_from: day }) => day ?? ''],
  ['decided_by', ({ decided_by: by }) => by?.name ?? ''],
  ['decided_at', ({ decided_at: at }) => at ?? ''],
  ['payouts_seen', ({ payouts }) => String(payouts.count)],
  ['last_payout_on', ({ payouts }) => payouts.last_on ?? ''],
  ['posted_entries', ({ posted_entries: count }) => String(count)],
  ['status', ({ platform_store: theirs }) => theirs?.status ?? ''],
];

/** The matched stores as CSV (RFC 4180), one line each. */
export function mappingsCsv(mappings: readonly StoreMapping[]): string {
  return [
    COLUMNS.map(([name]) => name),
    ...mappings.map((mapping) => COLUMNS.map(([, of]) => of(mapping))),
  ]
    .map((cells) => `${cells.map(field).join(',')}\r\n`)
    .join('');
}

/** Saves them on the reader's machine. */
export function downloadMappings(name: string, mappings: readonly StoreMapping[]): void {
  const url = URL.createObjectURL(new Blob([mappingsCsv(mappings)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A name that a spreadsheet would take for a formula is kept from being one. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
