import { messages } from '../../shared/language/messages.ts';

/** What is said once all notifications were read or cleared. */
export const words = messages({
  allRead: 'All messages marked as read.',
  cleared: 'All messages cleared.',
});
