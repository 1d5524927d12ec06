import { inFrench } from '../../shared/language/messages.ts';
import { words } from './session-messages.messages.tsx';

inFrench(words, {
  noAccessTo: (client) => <>Vous n’avez pas accès au client {client}.</>,
  chooseAClient: 'Choisir un client',
  reload: 'Recharger',
});
