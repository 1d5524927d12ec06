import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the notification. */
export const notificationWords = wordsOf('notification', {
  details: 'Details',
  closeMessage: 'Close message',
  messages: 'Messages',
  moreInTheNotification: (moreCount: number) => `${moreCount} more in the notification center`,
  closeAll: 'Close all',
});
