import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What is done with several runs. */
export const words = messages({
  run: 'run',
  runs: 'runs',
  allRuns: 'All runs',
  retry: (count: number) => `Retry ${counted(count, 'run')}`,
  retryLeftOut: (some: number, selected: number) =>
    `${formatCount(some)} of ${formatCount(selected)} can be retried.`,
});
