import type { Currency, DeliveryPlatform } from '../../db/tables.ts';
import { accountReason } from './account-reasons.ts';
import type { AccountReason } from './account-reasons.ts';
import type { Mapped, Scope } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { unusableAccount } from './blocked-account.ts';
import { isSameScope } from './effective-mapping.ts';
import { defaultNames, typesOf, wordsOf } from './mapped-components.ts';
import { foldText, suggestSurest } from '../shared/suggest.ts';
import type { Rule } from '../shared/suggest.ts';
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
  /** QuickBooks accounts. */
  readonly accounts: readonly BooksObject[];
  readonly mapped: readonly Mapped[];
  readonly storeNames: ReadonlyMap<string, string>;
};

/** A suggested account for an unmapped component, by the strongest reason. Null if no reason applies. */
export function suggestAccount(question: Question): Suggestion | null {
  const usable = question.accounts.filter((account) => isUsable(account, question.currency));
  const found = suggestSurest(usable, [
    ...byName(question),
    ...byOtherScope(question),
    ...byTemplate(question),
    ...byWords(question),
  ]);
  return found === null
    ? null
    : {
        accountId: found.candidate.id,
        accountName: found.candidate.fullName,
        ...found.reason,
      };
}

type AccountRule = Rule<BooksObject, Pick<Suggestion, 'confidence' | 'reason'>>;

function isUsable(account: BooksObject, currency: Currency): boolean {
  const facts = { ...account, accountName: account.fullName };
  const needsEntity =
    account.accountType === 'Accounts Receivable' || account.accountType === 'Accounts Payable';
  return !needsEntity && unusableAccount(facts, currency) === null;
}

function byName({ component, scope, currency }: Question): AccountRule[] {
  return [
    isNamed(
      defaultNames(component, scope.platform, currency),
      accountReason('named_as_default', {}),
    ),
  ];
}

function byTemplate({ component, scope }: Question): AccountRule[] {
  return [
    isNamed(templateNames(component, scope.platform), accountReason('named_as_in_template', {})),
  ];
}

function isNamed(names: readonly string[], reason: AccountReason): AccountRule {
  const words = new Set(names.map(nameWords));
  return { fits: ({ name }) => words.has(nameWords(name)), reason: { confidence: 'high', reason } };
}

function byOtherScope({ component, scope, mapped, storeNames }: Question): AccountRule[] {
  return mapped.flatMap((other): AccountRule[] => {
    // A platform's clearing account is never used for the other.
    const isOfOther =
      scope.platform !== null && other.platform !== null && other.platform !== scope.platform;
    if (
      other.component !== component ||
      other.storeId === null ||
      isSameScope(other, scope) ||
      isOfOther
    ) {
      return [];
    }
    const reason = accountReason('used_by_store', { store: storeNames.get(other.storeId) ?? null });
    return [
      { fits: ({ id }) => id === other.target.account_id, reason: { confidence: 'high', reason } },
    ];
  });
}

const PLATFORM_WORDS: Readonly<Record<DeliveryPlatform, string>> = {
  ubereats: 'uber',
  doordash: 'doordash',
};

/** An account with a platform's name is for that platform only. */
function isOfAnother({ fullName }: BooksObject, { platform }: Scope): boolean {
  return Object.entries(PLATFORM_WORDS).some(
    ([other, word]) => other !== platform && foldName(fullName).includes(word),
  );
}

function byWords({ component, scope }: Question): AccountRule[] {
  return typesOf(component).flatMap((type) =>
    wordsOf(component).map((word) => ({
      fits: (account) =>
        account.accountType === type &&
        foldName(account.fullName).includes(word) &&
        !isOfAnother(account, scope),
      reason: { confidence: 'low', reason: accountReason('word_in_name', { type, word }) },
    })),
  );
}

/** The words of a name, regardless of order and number: "Uber Eats Clearing" equals "Clearing – Uber Eats". */
export function nameWords(name: string): string {
  return foldName(name)
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .sort()
    .join(' ');
}

/** Normalizes case, accents, dashes and whitespace of a name. */
export function foldName(name: string): string {
  return foldText(name)
    .replaceAll(/[\u2010-\u2015-]+/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
