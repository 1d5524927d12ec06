import type { Currency, DeliveryPlatform } from '../../db/tables.ts';
import { accountReason } from './account-reasons.ts';
import type { AccountReason } from './account-reasons.ts';
import type { Mapped, Scope } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { unusableAccount } from './blocked-account.ts';
import { isSameScope } from './effective-mapping.ts';
import { defaultNames, typesOf, wordsOf } from './mapped-components.ts';
import { templateNames } from './mapping-templates.ts';

export type Suggestion = {
  readonly accountId: string;
  readonly accountName: string;
  readonly confidence: 'high' | 'low';
  readonly reason: AccountReason;
};

type Question = {
  readonly component: string;
  readonly scope: Scope;
  readonly currency: Currency;
  /** Accounts of the books. */
  readonly accounts: readonly BooksObject[];
  readonly mapped: readonly Mapped[];
  readonly storeNames: ReadonlyMap<string, string>;
};

/** An account for a component that has none, and why: the surest reason first. Null where nothing speaks for one. */
export function suggestAccount(question: Question): Suggestion | null {
  const usable = question.accounts.filter((account) => isUsable(account, question.currency));
  const request = { ...question, accounts: usable };
  return byName(request) ?? byOtherScope(request) ?? byTemplate(request) ?? byWords(request);
}

function isUsable(account: BooksObject, currency: Currency): boolean {
  const facts = { ...account, accountName: account.fullName };
  const needsEntity =
    account.accountType === 'Accounts Receivable' || account.accountType === 'Accounts Payable';
  return !needsEntity && unusableAccount(facts, currency) === null;
}

function byName({ component, scope, currency, accounts }: Question): Suggestion | null {
  const names = defaultNames(component, scope.platform, currency).map(nameWords);
  const account = accounts.find(({ name }) => names.includes(nameWords(name)));
  return account === undefined
    ? null
    : suggestion(account, 'high', accountReason('named_as_default', {}));
}

function byOtherScope({
  component,
  scope,
  accounts,
  mapped,
  storeNames,
}: Question): Suggestion | null {
  for (const other of mapped) {
    const account = accounts.find(({ id }) => id === other.target.account_id);
    // A platform's clearing account is never the other's.
    const isOfOther =
      scope.platform !== null && other.platform !== null && other.platform !== scope.platform;
    if (
      other.component === component &&
      account !== undefined &&
      other.storeId !== null &&
      !isSameScope(other, scope) &&
      !isOfOther
    ) {
      const store = storeNames.get(other.storeId) ?? null;
      return suggestion(account, 'high', accountReason('used_by_store', { store }));
    }
  }
  return null;
}

function byTemplate({ component, scope, accounts }: Question): Suggestion | null {
  const names = templateNames(component, scope.platform).map(nameWords);
  const account = accounts.find(({ name }) => names.includes(nameWords(name)));
  return account === undefined
    ? null
    : suggestion(account, 'high', accountReason('named_as_in_template', {}));
}

const PLATFORM_WORDS: Readonly<Record<DeliveryPlatform, string>> = {
  ubereats: 'uber',
  doordash: 'doordash',
};

/** An account that says the name of a platform is for that platform alone. */
function isOfAnother({ fullName }: BooksObject, { platform }: Scope): boolean {
  return Object.entries(PLATFORM_WORDS).some(
    ([other, word]) => other !== platform && foldName(fullName).includes(word),
  );
}

function byWords(question: Question): Suggestion | null {
  const { component, scope } = question;
  const types = typesOf(component);
  const accounts = question.accounts.filter((account) => !isOfAnother(account, scope));
  for (const type of types) {
    for (const word of wordsOf(component)) {
      const account = accounts.find(
        ({ accountType, fullName }) => accountType === type && foldName(fullName).includes(word),
      );
      if (account !== undefined) {
        return suggestion(account, 'low', accountReason('word_in_name', { type, word }));
      }
    }
  }
  return null;
}

function suggestion(
  account: BooksObject,
  confidence: Suggestion['confidence'],
  reason: AccountReason,
): Suggestion {
  return { accountId: account.id, accountName: account.fullName, confidence, reason };
}

/** The words of a name, in whatever order and number of things: "Uber Eats Clearing" is "Clearing – Uber Eats". */
export function nameWords(name: string): string {
  return foldName(name)
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .sort()
    .join(' ');
}

/** Names that people take for the same: case, accents, dashes and runs of blanks apart. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010-\u2015-]+/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
