import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the notification matrix. */
export const notificationMatrixWords = wordsOf('notificationMatrix', {
  never: 'Never',
  immediately: 'Immediately',
  daily: 'Daily',
  weekly: 'Weekly',
  when: 'When',
  inTheApp: 'In the app',
  eventInTheApp: (event: string) => `${event}: in the app`,
  byEmail: 'By email',
  eventByEmail: (event: string) => `${event}: by email`,
});
