import type { Database, Transaction } from '../../db/database.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import { listMapped, lockMapping } from './account-mapping.store.ts';
import type { Mapped } from './account-mapping.store.ts';
import { refuseTwoTypes } from './account-types.ts';
import { findBooks, saveBooksObjects } from './books-objects.store.ts';
import { createInBooks, templateAccounts } from './create-accounts.ts';
import type { Created } from './create-accounts.ts';
import { lackingOf } from './lacking-accounts.read-model.ts';
import { templateOf } from './mapping-templates.ts';
import type { TemplateId } from './mapping-templates.ts';
import type { AccountToCreate } from './mapping-views.ts';
import { withAccount } from './propose-mapping.ts';
import { readFacts } from './read-mapping.ts';
import { refuseUnconnected } from './refuse-by-books.ts';
import { ownTarget } from './changed-wishes.ts';
import { saveTargets } from './save-targets.ts';
import type { Caller } from '../shared/caller.ts';
import type { Wish } from './changed-wishes.ts';
import type { Saver } from './save-targets.ts';
import { foldName } from './suggest-account.ts';

type Deps = Saver & { readonly database: Database; readonly quickbooks: QuickBooks };

const CLIENT = { platform: null, storeId: null };

/**
 * Creates the accounts that payouts or a template lack in QuickBooks, and maps each component without its own account. A
 * dry run returns what would be created.
 *
 * Throws `account_of_two_types` before anything is created.
 */
export async function createAccounts(
  deps: Deps,
  caller: Caller,
  { template, dryRun }: { template: TemplateId | null; dryRun: boolean },
): Promise<readonly AccountToCreate[]> {
  const { database, quickbooks } = deps;
  const { scope } = caller;
  const wanted = await database.inTenant(scope, async (tx) => {
    const facts = await readFacts(tx, scope.tenantId, CLIENT);
    if (!dryRun) {
      refuseUnconnected(facts.books);
    }
    const accounts =
      template === null
        ? await lackingOf(tx, facts)
        : templateAccounts(facts, templateOf(template));
    await refuseTwoTypesOfNew(tx, facts.mapped, accounts);
    return accounts;
  });
  if (dryRun) {
    return wanted;
  }
  const created = await createInBooks(quickbooks, scope, wanted);
  await database.inTenant(scope, (tx) => mapCreated(deps, tx, caller, { wanted, created }));
  return wanted.map(
    (account) => created.find((one) => isSameAccount(one.account, account))?.account ?? account,
  );
}

/** Checked before anything is created: accounts with the same name would become one account. */
async function refuseTwoTypesOfNew(
  tx: Transaction,
  mapped: readonly Mapped[],
  accounts: readonly AccountToCreate[],
): Promise<void> {
  const ids = accounts.map(({ account_id: id, name }) => id ?? `new ${foldName(name)}`);
  await refuseTwoTypes(
    tx,
    { mapped, wishes: wishesOf(mapped, accounts, ids) },
    new Map(accounts.map(({ name }, index) => [ids[index] ?? '', name])),
  );
}

/** Maps each component without its own account to the one at the same index of `ids`. */
function wishesOf(
  mapped: readonly Mapped[],
  accounts: readonly AccountToCreate[],
  ids: readonly (string | null)[],
): Wish[] {
  return accounts.flatMap(({ platform, component }, index): Wish[] => {
    const id = ids[index] ?? null;
    const scope = { platform, storeId: null };
    const own = ownTarget(mapped, { scope, component });
    return id === null || (own?.account_id ?? null) !== null
      ? []
      : [{ scope, component, target: withAccount(own, { id }) }];
  });
}

function isSameAccount(left: AccountToCreate, right: AccountToCreate): boolean {
  return left.component === right.component && left.platform === right.platform;
}

/** Saves the new accounts as if they had been listed, and maps each component that still has none. */
async function mapCreated(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { wanted, created }: { wanted: readonly AccountToCreate[]; created: readonly Created[] },
): Promise<void> {
  const { scope } = caller;
  await lockMapping(tx, scope.tenantId);
  const { connectionId } = refuseUnconnected(await findBooks(tx));
  const place = { tenantId: scope.tenantId, connectionId, at: deps.clock.now() };
  const objects = [...new Map(created.map(({ object }) => [object.id, object])).values()];
  if (objects.length > 0) {
    await saveBooksObjects(tx, place, objects);
  }
  const mapped = await listMapped(tx);
  const accounts = wanted.map(
    (account) => created.find((one) => isSameAccount(one.account, account))?.account ?? account,
  );
  const wishes = wishesOf(
    mapped,
    accounts,
    accounts.map(({ account_id: id }) => id),
  );
  await saveTargets(tx, deps, { ...caller, action: 'completed' }, { mapped, wishes });
}
