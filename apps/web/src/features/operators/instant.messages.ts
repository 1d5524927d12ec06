import { messages } from '../../shared/language/messages.ts';

/** What forms say that take an instant in UTC, or the choice between now and one. */
export const words = messages({
  day: 'Day',
  time: 'Time (UTC)',
  clock: '24-hour clock, such as 14:30.',
  enterDay: 'Enter a day',
  dayRule: 'Enter a day such as 2026-11-30',
  timeRule: 'Enter a time such as 14:30',
  when: 'When',
  now: 'Now',
  later: 'At a set time',
  enterFuture: 'Enter a day and time in the future',
});
