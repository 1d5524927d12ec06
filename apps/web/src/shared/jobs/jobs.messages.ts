import { counted, formatCount } from '../format/counted.ts';
import { messages } from '../language/messages.ts';

/** What is said of jobs that do something with many things. */
export const words = messages({
  progress: (over: number, total: number) => `${formatCount(over)} of ${formatCount(total)}`,
  progressFailed: (over: number, total: number, failed: number) =>
    `${formatCount(over)} of ${formatCount(total)}, ${formatCount(failed)} failed`,
  undoing: (title: string) => `Undo: ${title}`,
  done: (title: string) => `Done: ${title}`,
  partial: (title: string) => `Partly done: ${title}`,
  failed: (title: string) => `Not done: ${title}`,
  stopped: (title: string) => `Stopped: ${title}`,
  undone: (title: string) => `Undone: ${title}`,
  doneOf: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done.`,
  youCanLeave: 'You can leave this page. Activity in the top bar shows the progress.',
  stop: 'Stop',
  undo: 'Undo',
  tryAgain: 'Try again',
  dismiss: 'Dismiss this message',
  moreRefused: (count: number) => `${counted(count, 'more was', 'more were')} refused.`,
  refusal: (name: string, message: string) => `${name}: ${message}`,
  wholeJob: 'At the end',
});
