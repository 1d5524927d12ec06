import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the account picker says by itself. */
export const accountPickerWords = wordsOf('accountPicker', {
  suggested: 'Suggested',
  thisAccountIsNo: 'This account is no longer in the books. Choose another one.',
  isInactiveInThe: (name: string) =>
    `${name} is inactive in the books. Choose another one, or make it active there.`,
  chooseAnotherOne: (name: string, blocked: string) => `${name}: ${blocked}. Choose another one.`,
  isOfTheType: (name: string, type: string, text: string) =>
    `${name} is of the type ${type}. Choose one of the type ${text}.`,
  isKeptInChoose: (name: string, currency: string, currency2: string) =>
    `${name} is kept in ${currency}. Choose one in ${currency2}.`,
  keptIn: (currency: string) => `Kept in ${currency}`,
  inactiveInTheBooks: 'Inactive in the books',
  searchByNumberOr: 'Search by number or name',
  noAccountHasThis: 'No account has this number or name.',
  createTheAccount: (typed: string) => `Create the account “${typed}”`,
});
