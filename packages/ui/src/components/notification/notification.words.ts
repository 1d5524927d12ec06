import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the notification says by itself. */
export const notificationWords = wordsOf('notification', {
  details: 'Details',
  closeMessage: 'Close message',
  messages: 'Messages',
  moreInTheNotification: (moreCount: number) => `${moreCount} more in the notification center`,
  closeAll: 'Close all',
});
