import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What can be done with several imports. */
export const words = messages({
  readAgain: (count: number) => `Read ${counted(count, 'import')} again`,
  readAgainLeftOut: (some: number, selected: number) =>
    `${formatCount(some)} of ${formatCount(selected)} failed and can be read again.`,
});
