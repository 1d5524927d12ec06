import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { unreadWords, words } from './dashboard.messages.ts';

inFrench(words, {
  title: 'Accueil',
  createClient: 'Créer un client',
  whatIsClient:
    'Un client est une entreprise dont vous comptabilisez les versements. Ce peut être la vôtre.',
  uploadReport: 'Téléverser un rapport',
  loading: 'Chargement de votre page d’accueil',
  latestPayouts: 'Derniers versements',
  allPayouts: 'Tous les versements et importations',

  howToStart: 'Par où voulez-vous commencer?',
  nothingPosted: 'Rien n’est comptabilisé avant votre vérification.',
  doorConnect: 'Connecter une plateforme',
  doorConnectMeaning:
    'Nous récupérons chaque jour vos versements Uber Eats et DoorDash à votre place.',
  doorFile: 'Partir de votre propre fichier de rapport',
  doorFileMeaning:
    'Téléversez un rapport de versements que vous avez téléchargé et voyez ses écritures. Aucune connexion requise.',
  nothingPostedHere:
    'Rien n’est comptabilisé dans QuickBooks pour ce client. Vos livres restent tels quels.',
  doorFileMeaningHere:
    'Téléversez un rapport de versements que vous avez téléchargé et voyez ce qu’il verse, ligne par ligne. Aucune connexion requise.',
  doorFileButton: 'Choisir un fichier de rapport',
  doorInvite: 'Inviter une personne qui a accès',
  doorInviteMeaning:
    'Un associé, un gestionnaire ou votre comptable peut faire sa part à partir d’ici.',
  doorInviteButton: 'Inviter une personne',
  loadingUpload: 'Chargement du téléversement',
  askToSetUp: (client) =>
    `Seuls les gestionnaires et les propriétaires peuvent configurer ${client}. Vous voyez où en est la configuration.`,
  inviteAccountant: 'Inviter mon comptable',
  inviteOwner: 'Inviter le propriétaire',
  skipStep: 'Ignorer pour l’instant',
  resumeStep: 'Reprendre cette étape',
  platformUnused: (platform) => `Je n’utilise pas ${platform}`,
  platformUsed: (platform) => `J’utilise ${platform} finalement`,
  showSetup: 'Afficher les étapes de configuration',

  unreadMeaning: (reasons) => `${reasons} Rien n’a changé dans vos livres.`,
  tryAgain: 'Réessayer',

  needsYou: 'À faire par vous',
  nothingNeedsYou: 'Rien ne requiert votre attention pour le moment.',
  cannotPostYet:
    'Ces écritures ne peuvent pas être comptabilisées tant que chaque poste n’a pas de compte QuickBooks.',
  mapAccounts: (accounts) => `Choisir ${counted(accounts, 'compte')}`,
  importStopped: (reason) => `${reason} Rien n’a été comptabilisé.`,
  importStoppedPlainly: 'L’importation s’est arrêtée. Rien n’a été comptabilisé.',
  unreadable: 'Nous n’avons pas pu lire ce fichier. Rien n’a été comptabilisé.',
  rowsSetAside: (rows) =>
    counted(
      rows,
      'ligne ne concorde pas et a été mise de côté.',
      'lignes ne concordent pas et ont été mises de côté.',
    ),
  seeWhy: 'Voir pourquoi',
  reviewRows: 'Vérifier les lignes',
  moreImports: (imports) =>
    `Toutes les importations qui vous attendent, dont ${counted(imports, 'autre')}`,

  behind: 'Connexions d’établissement en retard',
  needAccount: 'Comptes manquants',
  toReview: 'À vérifier',
  readyToPost: 'Prêtes à comptabiliser',
  failed: 'Échouées',
  waitingForConfirmation: 'En attente de confirmation',
  lateChanges: 'Changements tardifs',
  changedInBooks: 'Modifiées dans QuickBooks',
  reviewEntries: (entries) => `Vérifier ${counted(entries, 'écriture')}`,
  postEntries: (entries) => `Comptabiliser ${counted(entries, 'écriture')}…`,
  figure: (label, count) => `${label} : ${count}`,
});

inFrench(unreadWords, {
  needsYou: 'Une partie de ce qui vous attend n’a pas pu être chargée',
  trade: 'Vos ventes n’ont pas pu être chargées',
  payouts: 'Vos derniers versements n’ont pas pu être chargés',
});
