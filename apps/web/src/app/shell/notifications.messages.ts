import { messages } from '../../shared/language/messages.ts';

/** What is said once all notifications were read or cleared. */
export const words = messages({
  allRead: 'All messages of this client were marked read.',
  cleared: 'The messages of this client were cleared.',
});
