import { Code } from '@platebook/ui';
import { messages } from '../../shared/language/messages.ts';

/** What is said to somebody without access to a client. */
export const words = messages({
  noAccess: (client: string) => (
    <>
      You don’t have access to client <Code>{client}</Code>.
    </>
  ),
});
