import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** What the log viewer says by itself. */
export const logViewerWords = wordsOf('logViewer', {
  notSaid: 'not said',
  tooSlow:
    'This repeats a group that repeats or chooses inside, which can take for ever. Take out one of the two.',
  groupNotClosed: 'a ( has no ) after it',
  groupNotOpened: 'a ) has no ( before it',
  classNotClosed: 'a [ has no ] after it',
  nothingToRepeat: '*, + or ? has nothing before it to repeat',
  numbersOutOfOrder: 'in {a,b} the first number is larger than the second',
  lettersOutOfOrder: 'in [a-b] the first letter comes after the second',
  cannotBeRead: 'it cannot be read',
  endsInBackslash: 'it ends in a \\ with nothing after it',
  unknownGroup: 'it is not known what the ( with the ? after it means',
  notARegularExpression: (problem: string) =>
    `This is not a regular expression: ${problem}. To search for the exact text, turn “Regular expression” off.`,
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
  noStretchOfTime: 'No stretch of time chosen',
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
  linesStandHereAs: 'Lines stand here as soon as the service writes one.',
  noLineYet: 'No line yet',
  searchForLessOr: 'Search for less, or take a filter out.',
  noLineIsLike: 'No line is like this',
});
