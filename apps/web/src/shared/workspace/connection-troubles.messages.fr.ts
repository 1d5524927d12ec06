import { inFrench } from '../language/messages.ts';
import { words } from './connection-troubles.messages.ts';

inFrench(words, {
  expired: (service) => `La connexion à ${service} a expiré`,
  revoked: (service) => `La connexion à ${service} a été révoquée`,
  error: (service) => `La connexion à ${service} ne fonctionne pas`,
  expiring: (service) => `La connexion à ${service} prend fin bientôt`,
  paused: (service) => `${service} est en pause`,
  later: 'Tout fonctionne d’ici là. Reconnectez-vous maintenant pour ne manquer aucun jour.',
  nothingPostedUntilReconnected: 'Rien n’est comptabilisé avant la reconnexion.',
  nothingFetchedUntilReconnected:
    'Rien n’est récupéré avant la reconnexion. Vous pouvez toujours téléverser des fichiers.',
  nothingPostedUntilResumed: 'Rien n’est comptabilisé avant la reprise.',
  nothingFetchedUntilResumed:
    'Rien n’est récupéré avant la reprise. Vous pouvez toujours téléverser des fichiers.',
  reconnect: (service) => `Reconnecter ${service}`,
  resume: (service) => `Reprendre ${service}`,
  noBooks: 'QuickBooks n’est pas connecté',
  noBooksMeaning: 'Les versements sont importés, mais rien ne peut être comptabilisé.',
  connectBooks: 'Connecter QuickBooks',
});
