import { FORMER_USER } from '../../audit/history.ts';
import type { Transaction } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { readClientDefaults } from '../../clients/clients.read-model.ts';
import { namesOf, storeNames } from '../shared/names.ts';
import { listMapped, versionOf } from './account-mapping.store.ts';
import type { Mapped, Scope } from './account-mapping.store.ts';
import { blockedAccount } from './blocked-account.ts';
import { findBooks, listBooksObjects } from './books-objects.store.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { accountFacts, indexBooks, isSameScope, resolve } from './effective-mapping.ts';
import type { BooksIndex, Resolved } from './effective-mapping.ts';
import {
  EVERY_LINE,
  compareComponents,
  groupOf,
  labelOf,
  shownComponents,
  typesOf,
} from './mapped-components.ts';
import type { AccountMappingView, BooksState, MappingRow } from './mapping-views.ts';
import { listSeenPayouts, postsTransfers } from './seen-payouts.store.ts';
import { seenComponents } from './seen-components.ts';
import type { Seen } from './seen-components.ts';
import { suggestAccount } from './suggest-account.ts';

/** Everything a scope's mapping is computed from, read in one transaction. */
export type MappingFacts = {
  readonly scope: Scope;
  readonly currency: Currency;
  readonly books: Books | null;
  readonly objects: readonly BooksObject[];
  readonly index: BooksIndex;
  readonly mapped: readonly Mapped[];
  readonly stores: ReadonlyMap<string, string>;
};

/** Throws `store_not_found`. */
export async function readFacts(
  tx: Transaction,
  tenantId: string,
  scope: Scope,
): Promise<MappingFacts> {
  const stores = await storeNames(tx);
  if (scope.storeId !== null && !stores.has(scope.storeId)) {
    throw new AppError('store_not_found');
  }
  const books = await findBooks(tx);
  const objects = books === null ? [] : await listBooksObjects(tx, books.connectionId);
  return {
    scope,
    currency: (await readClientDefaults(tx, tenantId)).currency,
    books,
    objects,
    index: indexBooks(objects),
    mapped: await listMapped(tx),
    stores,
  };
}

export async function readSeen(tx: Transaction, scope: Scope): Promise<ReadonlyMap<string, Seen>> {
  const bankLeg = await postsTransfers(tx, scope);
  return seenComponents(await listSeenPayouts(tx, scope), { bankLeg });
}

export async function readMapping(
  tx: Transaction,
  tenantId: string,
  scope: Scope,
): Promise<AccountMappingView> {
  const facts = await readFacts(tx, tenantId, scope);
  const seen = await readSeen(tx, scope);
  const own = facts.mapped.filter((one) => isSameScope(one, scope));
  const names = await namesOf(
    tx,
    own.map(({ updatedBy }) => updatedBy),
  );
  const shown = new Set([
    ...shownComponents(facts.currency),
    EVERY_LINE,
    ...seen.keys(),
    ...own.map(({ component }) => component),
  ]);
  const rows = [...shown]
    .sort(compareComponents)
    .map((component) => toRow(facts, { component, seen: seen.get(component) ?? null, names }));
  const { version } = await versionOf(tx, scope);
  return {
    platform: scope.platform,
    store_id: scope.storeId,
    version,
    currency: facts.currency,
    books: presentBooks(facts.books),
    rows,
    summary: summarise(rows),
  };
}

type ComponentQuery = {
  readonly component: string;
  readonly seen: Seen | null;
  readonly names: ReadonlyMap<string, string>;
};

function toRow(facts: MappingFacts, { component, seen, names }: ComponentQuery): MappingRow {
  const { scope, mapped, index } = facts;
  const own = mapped.find((one) => one.component === component && isSameScope(one, scope));
  const direct = resolve(mapped, scope, component);
  const follows = seen?.follows ?? followedBy(component);
  const followed = follows === null ? null : resolve(mapped, scope, follows);
  const holds = direct?.account_id === null || direct === null ? (followed ?? direct) : direct;
  const hasAccount = holds !== null && holds.account_id !== null;
  const suggested =
    hasAccount || component === EVERY_LINE || follows !== null
      ? null
      : suggestAccount({
          component,
          scope,
          currency: facts.currency,
          accounts: facts.objects.filter(({ kind }) => kind === 'account'),
          mapped,
          storeNames: facts.stores,
        });
  return {
    component,
    label: labelOf(component),
    group: groupOf(component),
    seen: seen !== null,
    open: isOpen(facts, component, seen),
    sample_cents: seen?.sampleCents ?? 0,
    payouts: seen?.payouts ?? 0,
    rows: seen?.rows ?? null,
    follows,
    account_types: component === EVERY_LINE ? [] : [...typesOf(component)],
    own: own?.target ?? null,
    effective: holds === null ? null : presentEffective(holds, index),
    effective_from: own?.from ?? null,
    problem: holds === null ? null : problemOf(holds, facts),
    suggestion:
      suggested === null
        ? null
        : {
            account_id: suggested.accountId,
            account_name: suggested.accountName,
            confidence: suggested.confidence,
            reason: suggested.reason.message,
            reason_code: suggested.reason.code,
            values: suggested.reason.values,
          },
    changed_at: own?.updatedAt.toISOString() ?? null,
    changed_by:
      own === undefined || own.updatedBy === null
        ? null
        : (names.get(own.updatedBy) ?? FORMER_USER),
  };
}

/**
 * Whether a payout with it could not be posted, for the table and for the alert above the last payout: checked with the
 * mapping effective for each payout's store and platform.
 */
export function isOpen(
  facts: Pick<MappingFacts, 'mapped' | 'index' | 'books' | 'currency'>,
  component: string,
  seen: Seen | null,
): boolean {
  return (seen?.places ?? []).some((place) => {
    const keys = [component, seen?.follows ?? component];
    const holds = keys
      .map((key) => resolve(facts.mapped, place, key))
      .find((resolved) => (resolved?.account_id ?? null) !== null);
    return holds === undefined || holds === null || problemOf(holds, facts) !== null;
  });
}

/** The component whose account is used and that no payout of the scope shows. */
function followedBy(component: string): string | null {
  if (component.startsWith('other_unclassified:')) {
    return 'other_unclassified';
  }
  const follows: Readonly<Record<string, string>> = {
    price_adjustment: 'gross_sales',
    ad_credit: 'ads_marketing',
  };
  return follows[component] ?? null;
}

function presentEffective(
  resolved: Resolved,
  index: BooksIndex,
): NonNullable<MappingRow['effective']> {
  const { account_id: id } = resolved;
  return {
    account_id: id,
    account_name: id === null ? null : accountFacts(index, id).accountName,
    account_from: resolved.accountFrom,
    class_id: resolved.class_id,
    class_name: index.nameOf('class', resolved.class_id),
    department_id: resolved.department_id,
    department_name: index.nameOf('department', resolved.department_id),
    tax_code_id: resolved.tax_code_id,
    entity: resolved.entity,
  };
}

function problemOf(
  resolved: Resolved,
  { index, books, currency }: Pick<MappingFacts, 'index' | 'books' | 'currency'>,
): MappingRow['problem'] {
  const { account_id: id, entity } = resolved;
  return id === null || books === null
    ? null
    : blockedAccount({ ...accountFacts(index, id), entity }, currency);
}

function summarise(rows: readonly MappingRow[]): AccountMappingView['summary'] {
  const seen = rows.filter((row) => row.seen);
  const open = seen.filter((row) => row.open);
  return {
    seen: seen.length,
    mapped: seen.length - open.length,
    open_cents: open.reduce((sum, { sample_cents: cents }) => sum + Math.abs(cents), 0),
  };
}

/** Shows only the last four digits of the realm. */
export function presentBooks(books: Books | null): BooksState {
  return {
    connection_id: books?.connectionId ?? null,
    company_name: books?.companyName ?? null,
    realm: books === null ? null : `•••• ${books.realm.slice(-4)}`,
    status: books?.status ?? null,
    currency: books?.currency ?? null,
    country: books?.country ?? null,
    refreshed_at: books?.refreshedAt?.toISOString() ?? null,
  };
}
