import { inFrench } from '../../../shared/language/messages.ts';
import { groupNames, words } from './settings.messages.ts';

inFrench(words, {
  settings: 'Paramètres',
  about:
    'Ce avec quoi fonctionnent tous les processus de cette installation. La plupart des paramètres viennent de l’environnement et changent au prochain démarrage.',
  loadingSettings: 'Chargement des paramètres',
  setting: 'Paramètre',
  value: 'Valeur',
  usual: 'Par défaut',
  changedFrom: 'Modifié',
  takesEffect: 'Prend effet',
  live: 'Aussitôt',
  restart: 'Au prochain démarrage',
  on: 'Activé',
  off: 'Désactivé',
  secretSet: 'Défini, masqué',
  notSet: 'Non défini',
  changeInvites: 'Modifier à la page des codes d’invitation',

  history: 'Historique',
  historyAbout: 'Les changements de l’environnement sont constatés au démarrage suivant.',
  loadingHistory: 'Chargement de l’historique',
  changesNoun: 'changements',
  noChanges: 'Aucun paramètre n’a changé encore',
  before: 'Avant',
  after: 'Après',
  when: 'Modifié',
  byEnvironment: 'Environnement, constaté au démarrage',
});

inFrench(groupNames, {
  server: 'Serveur',
  sign_in: 'Connexion',
  mail: 'Courriel et assistance',
  uploads: 'Téléversements',
  posting: 'Comptabilisation',
  providers: 'Plateformes et QuickBooks',
  payments: 'Paiements',
});
