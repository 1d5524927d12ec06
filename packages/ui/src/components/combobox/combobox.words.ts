import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the combobox. */
export const comboboxWords = wordsOf('combobox', {
  recent: 'Recent',
  all: 'All',
  tryAgain: 'Try again',
  results: (found: number) => `${formatCount(found)} ${found === 1 ? 'result' : 'results'}`,
  searching: 'Searching…',
  theListCouldNot: 'The list couldn’t be loaded.',
  nothingFound: 'Nothing found.',
  create: (typed: string) => `Create “${typed}”`,
  clear: (label: string) => `Clear ${label}`,
  optionsOf: (label: string) => `Options for ${label}`,
});
