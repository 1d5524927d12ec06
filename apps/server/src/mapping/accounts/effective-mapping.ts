import type { BooksObject } from './books-objects.store.ts';
import type { Mapped, Scope, Target } from './account-mapping.store.ts';
import type { EffectiveMapping, MappedComponent, MappingTarget } from './account-mapping.port.ts';
import type { AccountFacts } from './blocked-account.ts';
import { EVERY_LINE } from './mapped-components.ts';

export type ScopeName = 'client' | 'platform' | 'store' | 'channel';

/** A component's target in one scope, resolved attribute by attribute, and the scope that sets its account. */
export type Resolved = Target & { readonly accountFrom: ScopeName | null };

/** From the narrowest scope to the client's default: channel, store, platform, client. */
function scopesAbove({ platform, storeId }: Scope): (Scope & { name: ScopeName })[] {
  const scopes: (Scope & { name: ScopeName })[] = [
    { platform, storeId, name: 'channel' },
    { platform: null, storeId, name: 'store' },
    { platform, storeId: null, name: 'platform' },
    { platform: null, storeId: null, name: 'client' },
  ];
  return scopes.filter(
    (scope, index) =>
      index === 3 ||
      ((scope.name !== 'channel' || (platform !== null && storeId !== null)) &&
        (scope.name !== 'store' || storeId !== null) &&
        (scope.name !== 'platform' || platform !== null)),
  );
}

export function isSameScope(left: Scope, right: Scope): boolean {
  return left.platform === right.platform && left.storeId === right.storeId;
}

/** Resolves a component through all inherited scopes; null if none sets anything. */
export function resolve(
  mapped: readonly Mapped[],
  scope: Scope,
  component: string,
): Resolved | null {
  const found = (place: Scope, name: string): Target | undefined =>
    mapped.find((one) => one.component === name && isSameScope(one, place))?.target;
  const levels = scopesAbove(scope).map((place) => ({
    name: place.name,
    own: found(place, component),
    every: component === EVERY_LINE ? undefined : found(place, EVERY_LINE),
  }));
  if (levels.every(({ own, every }) => own === undefined && every === undefined)) {
    return null;
  }
  const first = (key: 'class_id' | 'department_id'): string | null =>
    levels
      .flatMap(({ own, every }) => [own?.[key] ?? null, every?.[key] ?? null])
      .find((id) => id !== null) ?? null;
  const named = levels.find(({ own }) => (own?.account_id ?? null) !== null);
  return {
    account_id: named?.own?.account_id ?? null,
    accountFrom: named?.name ?? null,
    class_id: first('class_id'),
    department_id: first('department_id'),
    tax_code_id:
      levels.map(({ own }) => own?.tax_code_id ?? null).find((id) => id !== null) ?? null,
    entity: levels.map(({ own }) => own?.entity ?? null).find((entity) => entity !== null) ?? null,
  };
}

export type BooksIndex = {
  readonly account: (id: string) => BooksObject | undefined;
  readonly nameOf: (kind: 'class' | 'department', id: string | null) => string | null;
};

export function indexBooks(objects: readonly BooksObject[]): BooksIndex {
  const byKey = new Map(objects.map((object) => [`${object.kind} ${object.id}`, object]));
  return {
    account: (id) => byKey.get(`account ${id}`),
    nameOf: (kind, id) => (id === null ? null : (byKey.get(`${kind} ${id}`)?.fullName ?? null)),
  };
}

export function accountFacts(index: BooksIndex, id: string): AccountFacts {
  const account = index.account(id);
  return {
    accountName: account?.fullName ?? `Account ${id}`,
    accountType: account?.accountType ?? null,
    accountSubType: account?.accountSubType ?? null,
    currency: account?.currency ?? null,
    active: account?.active ?? false,
  };
}

/** All components with an account in a scope. */
export function effectiveMapping(
  mapped: readonly Mapped[],
  scope: Scope,
  index: BooksIndex,
): EffectiveMapping {
  const effective = new Map<MappedComponent, MappingTarget>();
  for (const component of new Set(mapped.map((one) => one.component))) {
    const target = toTarget(resolve(mapped, scope, component), index);
    if (target !== null) {
      effective.set(component as MappedComponent, target);
    }
  }
  return effective;
}

function toTarget(resolved: Resolved | null, index: BooksIndex): MappingTarget | null {
  return resolved === null || resolved.account_id === null
    ? null
    : {
        ...accountFacts(index, resolved.account_id),
        accountId: resolved.account_id,
        classId: resolved.class_id,
        className: index.nameOf('class', resolved.class_id),
        departmentId: resolved.department_id,
        departmentName: index.nameOf('department', resolved.department_id),
        taxCodeId: resolved.tax_code_id,
        entity: resolved.entity,
      };
}
