import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the account picker. */
export const accountPickerWords = wordsOf('accountPicker', {
  suggested: 'Suggested',
  thisAccountIsNo: 'This account is no longer in QuickBooks. Choose another one.',
  isInactiveInThe: (name: string) =>
    `${name} is inactive in QuickBooks. Choose another one, or make it active there.`,
  chooseAnotherOne: (name: string, blocked: string) => `${name}: ${blocked}. Choose another one.`,
  isOfTheType: (name: string, type: string, text: string) =>
    `${name} has the type ${type}. Choose one with the type ${text}.`,
  isKeptInChoose: (name: string, currency: string, currency2: string) =>
    `${name} is in ${currency}. Choose one in ${currency2}.`,
  keptIn: (currency: string) => `In ${currency}`,
  inactiveInTheBooks: 'Inactive in QuickBooks',
  searchByNumberOr: 'Search by number or name',
  noAccountHasThis: 'No accounts match.',
  createTheAccount: (typed: string) => `Create account “${typed}”`,
});
