import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { toFieldError } from '../../platform/csv-table.ts';
import type { CsvError } from '../../platform/csv-table.ts';
import { inDryRun } from './dry-run.ts';

/** A file to bring in; a dry run answers what it would change and what is wrong with it. */
export type FileToImport = { readonly csv: string; readonly dryRun: boolean };

type Brought<Imported> = {
  readonly imported: Imported;
  /** What is written once nothing speaks against the file, where `bring` did not write it already. */
  readonly save?: () => Promise<unknown>;
};

/**
 * Saves what a file says, all of it or nothing: unless it is a dry run, a file with a fault throws `validation_failed`
 * with every one of them.
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
