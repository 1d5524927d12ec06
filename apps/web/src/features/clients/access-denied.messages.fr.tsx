import { Code } from '@platebook/ui';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './access-denied.messages.tsx';

inFrench(words, {
  noAccess: (client) => (
    <>
      Vous n’avez pas accès au client <Code>{client}</Code>.
    </>
  ),
});
