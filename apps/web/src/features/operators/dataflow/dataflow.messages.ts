import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the data flow pages say. */
export const words = messages({
  title: 'Data flow',
  about: 'Every request, job, run step and provider call in this installation.',
  views: 'Data flow views',
  operations: 'Operations',
  stats: 'Statistics',
  trace: 'Trace',
  health: 'Health',
  needs: (capability: string) => `Needs ${capability}`,
  noAccess: (capability: string) => `You need the ${capability} capability to see this.`,

  toPortal: 'Go to the overview',

  follow: 'Follow live',
  followed: 'Following live',
  filterOperations: 'Filter operations',
  loadingOperations: 'Loading operations',
  operationsNoun: 'operations',
  noOperations: 'No operations in range',
  noOperationsMeaning: 'Requests show up here about a second after they finish.',
  noMatches: 'No operations match these filters',
  clearFilters: 'Clear filters',
  time: 'Time',
  operation: 'Operation',
  kind: 'Kind',
  status: 'Status',
  client: 'Client',
  duration: 'Duration',
  attempt: (attempt: number) => `attempt ${formatCount(attempt)}`,
  requestId: 'Request ID',
  showTrace: (operation: string, requestId: string) => `Trace of ${operation} ${requestId}`,
  milliseconds: (ms: number) => `${formatCount(ms)} ms`,
  seconds: (seconds: number) => `${formatCount(seconds, 1)} s`,
  minutes: (minutes: number) => `${formatCount(minutes, 1)} min`,

  days: 'Period',
  lastDays: (days: number) => (days === 1 ? 'Last 24 hours' : `Last ${counted(days, 'day')}`),
  loadingStats: 'Loading statistics',
  total: 'Operations',
  failedShare: 'Failed',
  failedOf: (failed: number, total: number) => `${formatCount(failed)} of ${formatCount(total)}`,
  refused: 'Refused',
  median: 'Median',
  slowest: '95% took at most',
  byDay: 'Operations by day',
  byDaySummary: (days: number) =>
    `Operations that succeeded, were refused or failed over ${counted(days, 'day')} (UTC).`,
  day: 'Day',
  nothingDone: 'No operations in range',
  byOperation: 'Busiest operations',
  failures: 'Most frequent failures',
  noFailures: 'Nothing failed in this period.',
  code: 'Code',
  count: 'Count',

  traceAbout:
    'Follow one request from the page to the provider. The ID is in the error message, and every response carries it as x-request-id.',
  traceHint: 'For everything one run did, enter run- and the run’s ID.',
  findTrace: 'Show trace',
  enterRequestId: 'Enter a request ID: letters, digits, hyphens and underscores',
  loadingTrace: 'Loading the trace',
  traceOf: (requestId: string) => `Trace of ${requestId}`,
  unknownTrace: 'We have no record of this request',
  unknownTraceMeaning:
    'Check the ID. A request shows up about a second after it finishes, and events are deleted within 90 days.',
  traceCut: 'This trace has more events than we can show. These are the first 1,000.',
  reload: 'Reload',
  refusedWith: (code: string) => `Refused: ${code}`,
  abortedSpan: 'The caller stopped waiting for the response',
  failedWith: (code: string) => `Failed: ${code}`,
  noCode: 'no code',
  browserEvents: 'Reported by the page',
  browserEventsAbout: 'A page can report an error up to 30 seconds after it happened.',
  error: 'Error',
  page: 'Page',
  severity: 'Severity',

  exportEvents: 'Export',
  exportTitle: 'Export events',
  exportMeaning:
    'Every event of the period in one file: names, codes, IDs and numbers. The export is recorded in the audit log.',
  format: 'Format',
  download: 'Download',
  exportFailed: 'Nothing was downloaded.',

  cleanUp: 'Delete old events',
  cleanUpTitle: 'Delete old events',
  cleanUpMeaning: 'We count them first. The audit log and the books are never touched.',
  olderThan: 'Older than (days)',
  wholeDays: (least: number, most: number) =>
    `Enter a whole number from ${formatCount(least)} to ${formatCount(most)}`,
  countEvents: 'Count events',
  countFailed: 'Nothing was counted or deleted.',
  nothingOld: (days: number) => `No events are older than ${counted(days, 'day')}.`,
  cleanUpQuestion: (events: number) => `Delete ${counted(events, 'event')}?`,
  cleanUpForecast: (events: number, total: number) =>
    `${formatCount(events)} of ${counted(total, 'event')} will be deleted. This can’t be undone.`,
  cleanUpPeriod: (from: string, to: string) => `The oldest is from ${from}, the newest from ${to}.`,
  tracesLost: (traces: number) => `${counted(traces, 'request')} can no longer be traced.`,
  typeDays: (text: string) => `Type “${text}” to confirm`,
  daysTyped: (days: number) => counted(days, 'day'),
  cleanUpConfirm: 'Delete events',
  keepEvents: 'Keep them',
  cleanUpFailed: 'Some events may already be deleted. The audit log says how many.',
  cleanedUp: (events: number) => `${counted(events, 'event')} deleted`,
});

/** What the kinds of events are called. */
export const kindNames = messages({
  request: 'Request',
  job: 'Job',
  stage: 'Run step',
  provider_call: 'Provider call',
});

/** How an operation ended. */
export const statusNames = messages({
  succeeded: 'Succeeded',
  refused: 'Refused',
  failed: 'Failed',
  aborted: 'Aborted',
});
