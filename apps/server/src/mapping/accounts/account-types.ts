import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { faultOf } from '../../http/field-errors.ts';
import type { Fault } from '../../http/field-errors.ts';
import type { Mapped, Scope, Target } from './account-mapping.store.ts';
import { isSameScope } from './effective-mapping.ts';
import { EVERY_LINE, labelOf, typesOf } from './mapped-components.ts';

/** The wanted target of one component in one scope. */
type Wish = {
  readonly scope: Scope;
  readonly component: string;
  readonly target: Target | null;
};

/** An account that a change would use for two purposes that no account type fits. */
export type TypeConflict<Candidate extends Wish> = {
  readonly wish: Candidate;
  readonly accountId: string;
  /** The other use of the account. */
  readonly other: string;
};

/**
 * The changes that would give an account two types, such as clearing and sales; each once. An account is the same in all
 * scopes: one store's use restricts another's. Accounts that no change names are left alone.
 */
export function findTypeConflicts<Candidate extends Wish>(
  mapped: readonly Mapped[],
  wishes: readonly Candidate[],
): TypeConflict<Candidate>[] {
  const untouched = mapped.filter(
    (one) =>
      !wishes.some((wish) => wish.component === one.component && isSameScope(wish.scope, one)),
  );
  const uses = new Map<string, Set<string>>();
  for (const { component, target } of [...untouched, ...wishes]) {
    const id = target?.account_id ?? null;
    if (id !== null && component !== EVERY_LINE) {
      uses.set(id, (uses.get(id) ?? new Set()).add(component));
    }
  }
  return wishes.flatMap((wish) => {
    const accountId = wish.target?.account_id ?? null;
    const others = accountId === null ? [] : [...(uses.get(accountId) ?? [])];
    const other = others.find((component) => !haveCommonType(component, wish.component));
    return accountId === null || other === undefined ? [] : [{ wish, accountId, other }];
  });
}

function haveCommonType(one: string, other: string): boolean {
  const types = typesOf(other);
  return typesOf(one).some((type) => types.includes(type));
}

/** Describes the conflict with the account's name, and the fix. */
export function describeTypeConflict(
  { wish, other }: Pick<TypeConflict<Wish>, 'wish' | 'other'>,
  account: string,
): Fault {
  return faultOf('account_of_two_types', {
    account,
    component: wish.component,
    label: labelOf(wish.component),
    other,
    other_label: labelOf(other),
    type: typesOf(wish.component)[0] ?? 'Expense',
  });
}

/** Throws `account_of_two_types` with every conflict; `names` has the accounts that are about to be created. */
export async function refuseTwoTypes(
  tx: Transaction,
  { mapped, wishes }: { readonly mapped: readonly Mapped[]; readonly wishes: readonly Wish[] },
  names: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const conflicts = findTypeConflicts(mapped, wishes);
  if (conflicts.length === 0) {
    return;
  }
  const known = await accountNames(
    tx,
    conflicts.map(({ accountId }) => accountId),
  );
  const messages = conflicts.map((conflict) => {
    const { accountId } = conflict;
    return describeTypeConflict(conflict, names.get(accountId) ?? known.get(accountId) ?? accountId)
      .message;
  });
  throw new AppError('account_of_two_types', {
    message: `${[...new Set(messages)].join(' ')} Nothing was saved.`,
  });
}

async function accountNames(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('books_objects')
    .select(['external_id', 'full_name'])
    .where('kind', '=', 'account')
    .where('external_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row.full_name]));
}
