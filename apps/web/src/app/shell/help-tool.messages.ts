import { messages } from '../../shared/language/messages.ts';

/** What the button of help says. */
export const shellHelpWords = messages({ help: 'Help' });
