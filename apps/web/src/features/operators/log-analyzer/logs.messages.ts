import { counted } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the log analyzer says. */
export const words = messages({
  title: 'Log analyzer',
  about: 'Search what the system did and what pages reported, as the lines of one log.',
  search: 'Search the log',
  searchHint:
    'Text, or field:value with * for any characters. A minus excludes. For example: level:error operation:post* -client:"Harbor Deli" duration_ms:>500',
  noDuration: 'Enter a duration in milliseconds, as in duration_ms:>500',
  find: 'Search',
  clear: 'Clear search',
  period: 'Period',
  lastHours: (hours: number) =>
    hours <= 24
      ? hours === 1
        ? 'Last hour'
        : `Last ${counted(hours, 'hour')}`
      : `Last ${counted(hours / 24, 'day')}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  anyTime: 'Back to a recent period',
  follow: 'Follow live',
  followed: 'Following live',
  share: 'Copy link',
  total: (lines: number, errors: number) =>
    `${counted(lines, 'line')}, ${counted(errors, 'error')}`,
  loadingCounts: 'Counting lines',
  loadingLines: 'Loading lines',
  log: 'Log',
  views: 'Views of the log',
  lines: 'Lines',
  table: 'Table',
  json: 'JSON',
  patterns: 'Patterns',
  noLines: 'No lines match this search',
  noLinesMeaning: 'Search for less, or choose a longer period.',
  lineNoun: 'line',
  linesNoun: 'lines',
  allLines: 'All lines',
  tooMuch: 'The log could not be searched. Choose a shorter period, or search for more.',

  trace: 'Show trace',
  traceOf: (requestId: string) => `Show trace of ${requestId}`,
  needs: (capability: string) => `Needs ${capability}`,
  around: 'Lines around one line',
  aroundAbout: (time: string) =>
    `The 50 lines before and the 50 after ${time}, whatever they are about.`,
  backToSearch: 'Back to the search',
  loadingAround: 'Loading the lines around it',

  reveal: 'Reveal what is hidden',
  revealTitle: 'Reveal what is hidden',
  revealMeaning:
    'What the error says, its stack, its address and its browser may tell about a client’s business. The audit log records who looked, at which line, and why.',
  reason: 'Reason',
  enterReason: 'Enter why you need to see it',
  revealConfirm: 'Reveal',
  notRevealed: 'Nothing was revealed.',

  exportLines: 'Export',
  exportTitle: 'Export lines',
  exportMeaning: (period: string) =>
    `Every line that this search finds, ${period}. What is hidden here is left out. The export is in the audit log.`,
  format: 'Format',
  download: 'Download',
  exportFailed: 'Nothing was downloaded.',

  time: 'Time',
  level: 'Level',
  message: 'Line',
  client: 'Client',
  duration: 'Duration',
  requestId: 'Request ID',
  pattern: 'Pattern',
  count: 'Lines',
  before: 'Before',
  beforeMeaning: 'Before: in as long a time before this period.',
  clients: 'Clients',
  first: 'First',
  last: 'Last',
  impact: 'Impact',
  noPatterns: 'No lines match this search',
  showLines: 'Show lines',
  showLinesOf: (pattern: string) => `Show the lines of ${pattern}`,
  newPattern: 'new',
});

/** What the facets are called. */
export const facetNames = messages({
  level: 'Level',
  kind: 'Kind',
  status: 'Status',
  operation: 'Operation',
  error_code: 'Error code',
  http_status: 'HTTP status',
  provider: 'Provider',
  stage: 'Stage',
  tenant_id: 'Client',
});

/** What the levels are called. */
export const levelNames = messages({
  debug: 'Debug',
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
});
