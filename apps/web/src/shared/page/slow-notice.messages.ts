import { messages } from '../language/messages.ts';

/** What is said while the server takes its time. */
export const words = messages({
  stillWorking: 'Still working…',
  reading: 'The server is taking longer than usual. You can wait, try again or go to another page.',
  changing:
    'The server hasn’t confirmed your last change yet. Keep this page open, and don’t send the change again.',
  tryAgain: 'Try again',
});
