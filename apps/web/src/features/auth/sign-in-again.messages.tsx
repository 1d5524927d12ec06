import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What is said over a page whose session expired while something was typed there. */
export const againWords = messages({
  title: 'Sign in to continue',
  meaning: 'Your session expired. What you typed is still here.',
  leave: 'Discard and leave',
  signingInAs: (address: ReactNode) => <>You’re signing in as {address}.</>,
});
