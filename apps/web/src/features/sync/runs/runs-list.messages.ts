import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the list of runs says, and what is done with several of them. */
export const words = messages({
  noneYet: 'No runs yet',
  appearHere: 'Every sync, upload and posting appears here.',
  column: 'Run',
  status: 'Status',
  started: 'Started',
  days: 'Days',
  startedBy: 'Started by',
  dryRun: (trigger: string) => `${trigger}, dry run`,
  payouts: 'Payouts',
  entries: 'Entries',
  run: 'run',
  runs: 'runs',
  allRuns: 'All runs',
  retry: (count: number) => `Retry ${counted(count, 'run')}`,
  retryLeftOut: (some: number, selected: number) =>
    `${formatCount(some)} of ${formatCount(selected)} can be retried.`,
});
