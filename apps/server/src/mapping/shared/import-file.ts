import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { toFieldError } from '../../platform/csv-table.ts';
import type { CsvError } from '../../platform/csv-table.ts';
import { inDryRun } from './dry-run.ts';

/** A file to import; a dry run returns its changes and errors. */
export type FileToImport = { readonly csv: string; readonly dryRun: boolean };

type Brought<Imported> = {
  readonly imported: Imported;
  /** Writes the file's content once it has no errors, unless `bring` wrote it already. */
  readonly save?: () => Promise<unknown>;
};

/**
 * Saves a file completely or not at all: unless it is a dry run, a file with errors throws `validation_failed` with all
 * of them.
 */
export function importFile<Imported extends { readonly errors: readonly CsvError[] }>(
  database: Pick<Database, 'inTenant'>,
  scope: TenantScope,
  { csv, dryRun }: FileToImport,
  bring: (tx: Transaction, csv: string) => Promise<Brought<Imported>>,
): Promise<Imported> {
  return inDryRun(database, scope, dryRun, async (tx) => {
    const { imported, save } = await bring(tx, csv);
    if (dryRun) {
      return imported;
    }
    if (imported.errors.length > 0) {
      throw new AppError('validation_failed', { errors: imported.errors.map(toFieldError) });
    }
    await save?.();
    return imported;
  });
}
