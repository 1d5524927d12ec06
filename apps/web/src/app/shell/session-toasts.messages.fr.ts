import { inFrench } from '../../shared/language/messages.ts';
import { toastWords } from './session-toasts.messages.ts';

inFrench(toastWords, {
  expiredTitle: 'Session expirée',
  expired: 'La session a expiré. Veuillez vous reconnecter.',
  logIn: 'Se connecter',
  openLogin: 'Ouvrir la page de connexion',
  restoredTitle: 'Session rétablie',
  restored: 'Vous retrouvez le client où vous étiez.',
  changedTitle: 'Autorisations modifiées',
  changed: 'Vos autorisations pour ce client ont changé.',
  kept: (title, message) => `${title}\u00A0: ${message}`,
});
