import { counted } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the log analyzer says. */
export const words = messages({
  title: 'Log analyzer',
  about: 'Search what the system did and what pages reported, in one log.',
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
  views: 'Log views',
  lines: 'Lines',
  table: 'Table',
  json: 'JSON',
  patterns: 'Patterns',
  noLines: 'No lines match this search',
  noLinesMeaning: 'Broaden your search, or choose a longer period.',
  lineNoun: 'line',
  linesNoun: 'lines',
  allLines: 'All lines',
  tooMuch: 'We couldn’t search the log. Choose a shorter period, or narrow your search.',

  trace: 'Show trace',
  traceOf: (requestId: string) => `Show trace of ${requestId}`,
  needs: (capability: string) => `Needs ${capability}`,
  around: 'Lines around one line',
  aroundAbout: (time: string) => `The 50 lines before and the 50 after ${time}, on any subject.`,
  backToSearch: 'Back to the search',
  loadingAround: 'Loading the lines around it',

  reveal: 'Reveal what’s hidden',
  revealTitle: 'Reveal what’s hidden',
  revealMeaning:
    'The error’s message, stack, address and browser can reveal details of a client’s business. The audit log records who looked, at which line, and why.',
  reason: 'Reason',
  enterReason: 'Enter why you need to see it',
  revealConfirm: 'Reveal',
  notRevealed: 'Nothing was revealed.',

  exportLines: 'Export',
  exportTitle: 'Export lines',
  exportMeaning: (period: string) =>
    `Every line this search finds, ${period}. What’s hidden here is left out. The export is recorded in the audit log.`,
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
  beforeMeaning: 'Before: in a period of the same length just before this one.',
  clients: 'Clients',
  first: 'First',
  last: 'Last',
  impact: 'Impact',
  noPatterns: 'No lines match this search',
  showLines: 'Show lines',
  showLinesOf: (pattern: string) => `Show lines for ${pattern}`,
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
