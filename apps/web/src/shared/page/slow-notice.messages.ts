import { messages } from '../language/messages.ts';

/** What is said while the server takes its time. */
export const words = messages({
  stillWorking: 'Still working…',
  reading: 'This is taking longer than usual. You can wait or try again.',
  changing: 'Your change isn’t confirmed yet. Wait here, and don’t send it again.',
  tryAgain: 'Try again',
});
