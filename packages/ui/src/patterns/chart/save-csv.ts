import { toCsv } from './to-csv.ts';

/** Downloads the rows as a CSV file named after the title. */
export function saveCsv(title: string, rows: Parameters<typeof toCsv>[0]): void {
  const url = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
