import { inFrench } from '../../shared/language/messages.ts';
import { againWords } from './sign-in-again.messages.tsx';

inFrench(againWords, {
  title: 'Connectez-vous pour continuer',
  meaning: 'Votre session a expiré. Ce que vous avez entré est toujours là.',
  leave: 'Abandonner et quitter',
  signingInAs: (address) => <>Vous vous connectez avec {address}.</>,
});
