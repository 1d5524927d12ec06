import { messages } from '../../shared/language/messages.ts';

/** What is said once all notifications were read or cleared. */
export const words = messages({
  allRead: 'All messages were marked read.',
  cleared: 'All messages were cleared.',
});
