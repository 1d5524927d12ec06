import type { ComboboxOption } from '../combobox/combobox-items.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { accountPickerWords } from './account-picker.words.ts';

/** A ledger account with the name used in the books. */
export type LedgerAccount = {
  id: string;
  name: string;
  /** Its number in the chart of accounts; some books have none. */
  number?: string | undefined;
  /** As the books write it: "Expense", "Other Current Asset". */
  type: string;
  /** ISO 4217. */
  currency: string;
  active: boolean;
  /** Why an active account cannot be posted to: "A heading: the books take no entries on it". */
  blocked?: string | undefined;
};

export type AccountSuggestion = {
  accountId: string;
  /** Why it is suggested: "Used for this item in 12 other stores". */
  reason: string;
};

export type AccountOption = ComboboxOption & { account: LedgerAccount };

type Filter = {
  accounts: readonly LedgerAccount[];
  /** Types that may be posted to; defaults to all. */
  types?: readonly string[] | undefined;
  /** The most suitable types; listed before all others. */
  fitting?: readonly string[] | undefined;
  suggestion?: AccountSuggestion | undefined;
  /** Accounts in other currencies are shown but disabled. */
  currency?: string | undefined;
};

/** The selectable accounts by type, with the suggested one first and a reason for each disabled one. */
export function accountOptions({
  accounts,
  types,
  fitting = [],
  suggestion,
  currency,
}: Filter): readonly AccountOption[] {
  const legal = accounts.filter(({ type }) => types === undefined || types.includes(type));
  const suggested = legal.find(
    ({ id, active, blocked }) => active && blocked === undefined && id === suggestion?.accountId,
  );
  const rank = ({ type }: LedgerAccount) => {
    const at = fitting.indexOf(type);
    return at === -1 ? fitting.length : at;
  };
  const others = legal.filter((account) => account !== suggested);
  return [
    ...(suggested === undefined
      ? []
      : [
          {
            ...toOption(suggested, currency),
            group: accountPickerWords.suggested,
            note: suggestion?.reason,
          },
        ]),
    ...[...others]
      .sort(
        (one, other) =>
          rank(one) - rank(other) ||
          order(one).localeCompare(order(other), 'en-US', { numeric: true }),
      )
      .map((account) => ({ ...toOption(account, currency), group: account.type })),
  ];
}

/** Why the selected account is invalid; undefined if it is valid. */
export function accountProblem(
  chosenId: string | null,
  { accounts, types, currency }: Filter,
): string | undefined {
  if (chosenId === null) {
    return undefined;
  }
  const account = accounts.find(({ id }) => id === chosenId);
  if (account === undefined) {
    return accountPickerWords.thisAccountIsNo;
  }
  if (!account.active) {
    return accountPickerWords.isInactiveInThe(account.name);
  }
  if (account.blocked !== undefined) {
    return accountPickerWords.chooseAnotherOne(account.name, account.blocked);
  }
  if (types !== undefined && !types.includes(account.type)) {
    return accountPickerWords.isOfTheType(account.name, account.type, listed(types));
  }
  return currency === undefined || account.currency === currency
    ? undefined
    : accountPickerWords.isKeptInChoose(account.name, account.currency, currency);
}

export function toOption(account: LedgerAccount, currency?: string): AccountOption {
  const { id, name, number, type, active, blocked } = account;
  const isForeign = currency !== undefined && account.currency !== currency;
  return {
    account,
    value: id,
    code: number,
    label: name,
    detail: `${type} · ${account.currency}`,
    disabled: !active || isForeign || blocked !== undefined,
    note: active
      ? isForeign
        ? accountPickerWords.keptIn(account.currency)
        : blocked
      : accountPickerWords.inactiveInTheBooks,
  };
}

function order({ type, number = '', name }: LedgerAccount): string {
  return `${type} ${number} ${name}`;
}

function listed(types: readonly string[]): string {
  return new Intl.ListFormat(kitLocale(), { type: 'disjunction' }).format(types);
}
