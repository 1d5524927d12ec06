import { inFrench } from '../shared/language/messages.ts';
import { words } from './page-frame.messages.ts';

inFrench(words, {
  announcements: 'Annonces',
  skip: 'Passer au contenu',
  apiDocs: 'Documentation de l’API',
  blog: 'Blogue',
  support: 'Assistance',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  bookDemo: 'Demander une démonstration',
  survey: 'Sondage',
  status: 'État du service',
  appearance: 'Apparence',
  signIn: 'Se connecter',
  openDashboard: 'Ouvrir le tableau de bord',
  more: 'Autres pages',
  darkTheme: 'Utiliser le thème sombre',
  lightTheme: 'Utiliser le thème clair',
  license: 'Platebook est un logiciel libre, sous la licence Apache 2.0.',
  writeTo: (email) => `Écrire à ${email}`,
});
