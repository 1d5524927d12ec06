import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { CsvError } from '../../platform/csv-table.ts';
import { importFile } from '../shared/import-file.ts';
import type { FileToImport } from '../shared/import-file.ts';
import { lockMapping } from './account-mapping.store.ts';
import { describeTypeConflict, findTypeConflicts } from './account-types.ts';
import { accountFacts } from './effective-mapping.ts';
import { labelOf } from './mapped-components.ts';
import { changedWishes, ownTarget, sayingSomething } from './changed-wishes.ts';
import { mappingRows, readMappingCsv, scopeName, targetWords } from './mapping-csv.ts';
import type { CsvWish } from './mapping-csv.ts';
import type { ImportedMapping } from './mapping-views.ts';
import { readFacts } from './read-mapping.ts';
import type { MappingFacts } from './read-mapping.ts';
import { refuseUnconnected } from './refuse-by-books.ts';
import { saveTargets } from './save-targets.ts';
import type { Caller } from '../shared/caller.ts';
import type { Saver } from './save-targets.ts';
import { listAffectedEntries } from './seen-payouts.store.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';

const CLIENT = { platform: null, storeId: null };

type Deps = Saver & { readonly database: Database };

/** Exports every scope's own targets as file lines. */
export function exportMapping(
  { database }: Pick<Deps, 'database'>,
  scope: TenantScope,
): Promise<string[][]> {
  return database.inTenant(scope, async (tx) =>
    mappingRows(await readFacts(tx, scope.tenantId, CLIENT)),
  );
}

/** Saves the targets of a file, and lists the posted entries that they affect. */
export function importMapping(
  deps: Deps,
  caller: Caller,
  file: FileToImport,
): Promise<ImportedMapping> {
  const { scope } = caller;
  return importFile(deps.database, scope, file, async (tx, csv) => {
    await lockMapping(tx, scope.tenantId);
    const facts = await readFacts(tx, scope.tenantId, CLIENT);
    refuseUnconnected(facts.books);
    const { mapped } = facts;
    const { count, lines, errors } = readMappingCsv(csv, facts);
    const wishes = await changedWishes(tx, mapped, lines);
    return {
      imported: {
        lines: count,
        errors: [...errors, ...typeErrors(facts, wishes)],
        affected: await affectedBy(tx, wishes),
        changes: wishes.map((wish) => describeChange(facts, wish)),
      },
      save: () => saveTargets(tx, deps, { ...caller, action: 'imported' }, { mapped, wishes }),
    };
  });
}

function describeChange(
  { mapped, stores, objects }: MappingFacts,
  wish: CsvWish,
): ImportedMapping['changes'][number] {
  const { line, component, scope, target, from = null } = wish;
  return {
    line,
    component,
    label: labelOf(component),
    place: scopeName(scope, stores),
    platform: scope.platform,
    store_name: scope.storeId === null ? null : (stores.get(scope.storeId) ?? null),
    before: targetWords(ownTarget(mapped, wish), objects),
    after: targetWords(sayingSomething(target), objects),
    effective_from: from,
  };
}

function typeErrors({ mapped, index }: MappingFacts, wishes: readonly CsvWish[]): CsvError[] {
  return findTypeConflicts(mapped, wishes).map((conflict) => ({
    line: conflict.wish.line,
    column: 'account',
    ...describeTypeConflict(conflict, accountFacts(index, conflict.accountId).accountName),
  }));
}

async function affectedBy(tx: Transaction, wishes: readonly CsvWish[]): Promise<AffectedEntry[]> {
  const groups = new Map<string, CsvWish[]>();
  for (const wish of wishes) {
    const key = JSON.stringify([wish.scope, wish.from ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), wish]);
  }
  const found = new Map<string, AffectedEntry>();
  for (const group of groups.values()) {
    const [first] = group;
    const components = group.map(({ component }) => component);
    const query = { components, since: null, from: first?.from ?? null };
    for (const entry of await listAffectedEntries(tx, first?.scope ?? CLIENT, query)) {
      found.set(entry.id, entry);
    }
  }
  return [...found.values()];
}
