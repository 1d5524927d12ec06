import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What is said where the reader may not open a client. */
export const words = messages({
  noAccessTo: (client: ReactNode) => <>You don’t have access to client {client}.</>,
  chooseAClient: 'Choose a client',
  reload: 'Reload',
});
