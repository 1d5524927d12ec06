import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { StoredFile, Reading, ReadingOptions } from '@platebook/accounting';
import type { Context } from '../context.ts';

/** Up to this many rows workpapers list every cell; beyond it, row numbers only. */
const MAX_ROWS = 20_000;

type ReadBefore = {
  readonly reading: Reading;
  readonly readingOptions: Pick<ReadingOptions, 'inclusiveTaxRates' | 'columns'>;
};

/**
 * Rereads the files that were read. Null if their cells cannot be listed: stdin can only be read once, many rows make
 * an unreadable sheet, and tax extracted from an amount is not a cell.
 */
export async function saveFiles(
  context: Context,
  files: readonly string[],
  { reading, readingOptions }: ReadBefore,
): Promise<StoredFile[] | null> {
  const rows = reading.reports.reduce((sum, report) => sum + report.rows, 0);
  if (rows > MAX_ROWS || files.includes('-') || readingOptions.inclusiveTaxRates !== undefined) {
    return null;
  }
  const wasRead = (file: string) =>
    reading.reports.some(({ file: { name } }) => name === file || name.startsWith(`${file}/`));
  return Promise.all(
    files.filter(wasRead).map(async (name) => {
      const bytes = await readFile(resolve(context.cwd, name));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { columns } = readingOptions;
      return { name, bytes, sha256, ...(columns === undefined ? {} : { columns }) };
    }),
  );
}
