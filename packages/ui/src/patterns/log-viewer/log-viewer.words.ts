import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the log viewer. */
export const logViewerWords = wordsOf('logViewer', {
  notSaid: 'not said',
  tooSlow:
    'This repeats a group that itself repeats or has alternatives, which can take forever. Remove one of the two.',
  groupNotClosed: 'a ( has no ) after it',
  groupNotOpened: 'a ) has no ( before it',
  classNotClosed: 'a [ has no ] after it',
  nothingToRepeat: '*, + or ? has nothing before it to repeat',
  numbersOutOfOrder: 'in {a,b} the first number is larger than the second',
  lettersOutOfOrder: 'in [a-b] the first letter comes after the second',
  cannotBeRead: 'it can’t be read',
  endsInBackslash: 'it ends in a \\ with nothing after it',
  unknownGroup: 'the group that starts with (? isn’t recognized',
  notARegularExpression: (problem: string) =>
    `This isn’t a regular expression: ${problem}. To search for the exact text, turn “Regular expression” off.`,
  rarerOnesAreFound: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'rarer one is' : 'rarer ones are'} found by search`,
  missing: (missingBefore: number) =>
    `${formatCount(missingBefore)} ${missingBefore === 1 ? 'line' : 'lines'} missing`,
  foundInItsFields: 'found in its fields',
  hidden: (count: number) => `${String(count)} hidden`,
  thisLineHasNo: 'This line has no fields.',
  fieldsOfLine: (row: number) => `Fields of line ${String(row + 1)}`,
  showTheLinesAround: 'Show the lines around it',
  linesOverTime: 'Lines over time',
  noStretchOfTime: 'No time range selected',
  errors: (errors: number) => `${formatCount(errors)} ${errors === 1 ? 'error' : 'errors'}`,
  lines: (count: number) => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`,
  stretch: (text: string, text2: string, lines: string, errors: string) =>
    `${text} to ${text2}: ${lines}, ${errors}`,
  searchIn: (label: string) => `Search in ${label}`,
  search: 'Search',
  previous: 'Previous',
  next: 'Next',
  onlyMatches: 'Only matches',
  regularExpression: 'Regular expression',
  wrapLines: 'Wrap lines',
  filters: 'Filters',
  matches: (count: number) => `${formatCount(count)} ${count === 1 ? 'match' : 'matches'}`,
  backToTheOther: 'Back to the other lines',
  showAllLines: 'Show all lines',
  paused: 'Paused',
  pausedWithNew: (waiting: number) => `Paused, ${formatCount(waiting)} new`,
  live: 'Live',
  resume: 'Resume',
  pause: 'Pause',
  linesBeforeAndAfter: (around: number, around2: number) =>
    `${String(around)} lines before and after line ${formatCount(around2 + 1)}`,
  shownOf: (count: number, all: string) => `${formatCount(count)} of ${all}`,
  level: 'Level',
  loading: (label: string) => `Loading ${label}`,
  linesStandHereAs: 'Lines appear here as soon as the service writes one.',
  noLineYet: 'No lines yet',
  searchForLessOr: 'Broaden your search, or remove a filter.',
  noLineIsLike: 'No lines match',
});
