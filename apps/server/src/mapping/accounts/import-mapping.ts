import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { toFieldError } from '../../platform/csv-table.ts';
import type { CsvError } from '../../platform/csv-table.ts';
import { lockMapping } from './account-mapping.store.ts';
import { describeTypeConflict, findTypeConflicts } from './account-types.ts';
import { accountFacts } from './effective-mapping.ts';
import { labelOf } from './mapped-components.ts';
import {
  changedWishes,
  mappingRows,
  readMappingCsv,
  scopeName,
  targetWords,
} from './mapping-csv.ts';
import type { CsvWish } from './mapping-csv.ts';
import type { ImportedMapping } from './mapping-views.ts';
import { readFacts } from './read-mapping.ts';
import type { MappingFacts } from './read-mapping.ts';
import { refuseUnconnected } from './refuse-by-books.ts';
import { ownTarget, saveTargets, sayingSomething } from './save-targets.ts';
import type { Caller, Saver } from './save-targets.ts';
import { listAffectedEntries } from './seen-payouts.store.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';

const CLIENT = { platform: null, storeId: null };

type Deps = Saver & { readonly database: Database };

/** Each own target of every scope, as the lines of a file. */
export function exportMapping(
  { database }: Pick<Deps, 'database'>,
  scope: TenantScope,
): Promise<string[][]> {
  return database.inTenant(scope, async (tx) =>
    mappingRows(await readFacts(tx, scope.tenantId, CLIENT)),
  );
}

/**
 * Saves what a file says, all of it or nothing. A dry run answers what would change and what is wrong; otherwise a file with
 * a fault throws `validation_failed` with every one of them.
 */
export function importMapping(
  deps: Deps,
  caller: Caller,
  { csv, dryRun }: { readonly csv: string; readonly dryRun: boolean },
): Promise<ImportedMapping> {
  const { scope } = caller;
  return deps.database.inTenant(scope, async (tx) => {
    await lockMapping(tx, scope.tenantId);
    const facts = await readFacts(tx, scope.tenantId, CLIENT);
    refuseUnconnected(facts.books);
    const { lines, wishes, errors: faults } = readMappingCsv(csv, facts);
    const errors = [...faults, ...typeErrors(facts, wishes)];
    if (!dryRun && errors.length > 0) {
      throw new AppError('validation_failed', {
        errors: errors.map(toFieldError),
      });
    }
    const changed = changedWishes(facts.mapped, wishes);
    const affected = await affectedBy(tx, changed);
    if (!dryRun) {
      await saveTargets(
        tx,
        deps,
        { ...caller, action: 'imported' },
        { mapped: facts.mapped, wishes: changed },
      );
    }
    return {
      lines,
      errors,
      affected,
      changes: changed.map((wish) => ({
        line: wish.line,
        component: wish.component,
        label: labelOf(wish.component),
        place: scopeName(wish.scope, facts.stores),
        platform: wish.scope.platform,
        store_name:
          wish.scope.storeId === null ? null : (facts.stores.get(wish.scope.storeId) ?? null),
        before: targetWords(ownTarget(facts.mapped, wish), facts.objects),
        after: targetWords(sayingSomething(wish.target), facts.objects),
      })),
    };
  });
}

function typeErrors({ mapped, index }: MappingFacts, wishes: readonly CsvWish[]): CsvError[] {
  return findTypeConflicts(mapped, changedWishes(mapped, wishes)).map((conflict) => ({
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
