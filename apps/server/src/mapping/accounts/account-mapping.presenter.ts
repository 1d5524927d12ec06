import { FORMER_USER } from '../../audit/history.ts';
import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { Change, Target } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { unusableAccount } from './blocked-account.ts';
import { accountFacts } from './effective-mapping.ts';
import type { BooksIndex } from './effective-mapping.ts';
import { labelOf } from './mapped-components.ts';
import type { MappingTemplate } from './mapping-templates.ts';

type Schemas = components['schemas'];

export function presentBooksObject(
  object: BooksObject,
  currency: string | null,
): CamelCased<Schemas['BooksObject']> {
  return {
    ...object,
    blocked:
      object.kind === 'account'
        ? unusableAccount({ ...object, accountName: object.fullName }, currency)
        : null,
  };
}

export type ChangeNames = {
  readonly index: BooksIndex;
  readonly stores: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
};

export function presentChange(
  change: Change,
  { index, stores, people }: ChangeNames,
): CamelCased<Schemas['AccountMappingChange']> {
  return {
    ...change,
    storeName: change.storeId === null ? null : (stores.get(change.storeId) ?? null),
    label: labelOf(change.component),
    beforeAccountName: accountNameOf(change.before, index),
    afterAccountName: accountNameOf(change.after, index),
    effectiveFrom: change.from,
    changedBy: change.changedBy === null ? null : (people.get(change.changedBy) ?? FORMER_USER),
  };
}

function accountNameOf(target: Target | null, index: BooksIndex): string | null {
  return target === null || target.account_id === null
    ? null
    : accountFacts(index, target.account_id).accountName;
}

export function presentTemplate(template: MappingTemplate): CamelCased<Schemas['MappingTemplate']> {
  return {
    ...template,
    accounts: template.accounts.map(({ platform, component, name, type }) => ({
      platform,
      component,
      name,
      accountType: type,
    })),
  };
}
