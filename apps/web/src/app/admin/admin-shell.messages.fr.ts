import { inFrench } from '../../shared/language/messages.ts';
import { words } from './admin-shell.messages.ts';

inFrench(words, {
  portal: 'Accueil',
  dataflow: 'Flux de données',
  logs: 'Journal',
  analytics: 'Statistiques',
  codes: 'Codes d’invitation',
  notifications: 'Notifications',
  config: 'Configuration',
  demos: 'Démonstrations',
  techSupport: 'Assistance',
  plans: 'Forfaits',
  verification: 'Vérification',
  content: 'Contenu',
  blog: 'Blogue',
  administrator: 'Administrateur du système',
  operator: 'Opérateur du système',
  account: 'Compte',
  dashboard: 'Tableau de bord',
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  system: 'Système',
  signOut: 'Se déconnecter',
});
