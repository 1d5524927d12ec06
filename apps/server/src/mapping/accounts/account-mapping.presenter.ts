import type { components } from '@platebook/api-client';
import type { Change, Target } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { unusableAccount } from './blocked-account.ts';
import { accountFacts } from './effective-mapping.ts';
import type { BooksIndex } from './effective-mapping.ts';
import { labelOf } from './mapped-components.ts';
import type { MappingTemplate } from './mapping-templates.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';

type Schemas = components['schemas'];

export function presentBooksObject(
  object: BooksObject,
  currency: string | null,
): Schemas['BooksObject'] {
  return {
    kind: object.kind,
    id: object.id,
    name: object.name,
    full_name: object.fullName,
    active: object.active,
    account_type: object.accountType,
    account_sub_type: object.accountSubType,
    classification: object.classification,
    account_number: object.accountNumber,
    currency: object.currency,
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
): Schemas['AccountMappingChange'] {
  return {
    id: change.id,
    platform: change.platform,
    store_id: change.storeId,
    store_name: change.storeId === null ? null : (stores.get(change.storeId) ?? null),
    component: change.component,
    label: labelOf(change.component),
    before: change.before,
    after: change.after,
    before_account_name: accountNameOf(change.before, index),
    after_account_name: accountNameOf(change.after, index),
    effective_from: change.from,
    changed_by:
      change.changedBy === null ? null : (people.get(change.changedBy) ?? 'A former user'),
    changed_at: change.changedAt.toISOString(),
  };
}

function accountNameOf(target: Target | null, index: BooksIndex): string | null {
  return target === null || target.account_id === null
    ? null
    : accountFacts(index, target.account_id).accountName;
}

export function presentAffected(entry: AffectedEntry): Schemas['AffectedEntry'] {
  return { id: entry.id, document_number: entry.documentNumber, entry_on: entry.entryOn };
}

export function presentTemplate(template: MappingTemplate): Schemas['MappingTemplate'] {
  return {
    id: template.id,
    name: template.name,
    description: template.description,
    accounts: template.accounts.map(({ platform, component, name, type }) => ({
      platform,
      component,
      name,
      account_type: type,
    })),
  };
}
