import { counted } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { words } from './setup.messages.ts';

inFrench(words, {
  title: 'Jusqu’à votre premier versement comptabilisé',
  titleWithoutBooks: 'Jusqu’à votre premier versement',
  connectLabel: 'Connecter une plateforme ou téléverser un fichier',
  connectMeaning:
    'Connectez Uber Eats ou DoorDash pour recevoir vos versements automatiquement, ou téléversez un rapport.',
  connectOne: (platform) =>
    `Connectez ${platform} pour recevoir vos versements automatiquement, ou téléversez un rapport.`,
  connectNothing: 'Rien à connecter. Vous pouvez téléverser un rapport en tout temps.',
  matchLabel: 'Associer vos établissements',
  matchMeaning:
    'Indiquez à quel établissement appartient chaque versement. Les versements sont en attente d’ici là.',
  accountsLabel: 'Connecter QuickBooks et choisir les comptes',
  accountsWithoutBooks:
    'La connexion ne comptabilise rien. Vous vérifiez chaque écriture avant la première comptabilisation.',
  accountsWithBooks: 'Choisissez le compte QuickBooks de chaque poste.',
  accountsMissing: (alert) => `Choisissez le compte QuickBooks de chaque poste. ${alert}.`,
  postLabel: 'Comptabiliser votre premier versement',
  postMeaning: 'Vérifiez l’écriture, puis comptabilisez-la dans QuickBooks.',
  readLabel: 'Lire votre premier versement',
  readMeaning: 'Vos rapports sont établis à partir des versements lus.',

  needsSkippedStep: 'Il faut QuickBooks pour cela, et cette étape est ignorée.',
  storesListing: (platform) =>
    `${platform} envoie sa liste d’établissements. Cela peut prendre quelques minutes; cette page se mettra à jour à son arrivée.`,
  thePlatform: 'La plateforme',
  noStores:
    'Nous n’avons encore vu aucun établissement sur une plateforme de livraison. Ils apparaîtront ici lorsque la plateforme les listera ou que vous téléverserez un rapport.',
  storesSetAside: (stores) =>
    stores === 1
      ? 'Nous avons vu 1 établissement, et il ne peut pas être associé : il est ignoré, associé chez un autre client ou n’est plus listé par la plateforme. Rétablissez-le, ou téléversez un rapport d’un autre établissement.'
      : `Nous avons vu ${counted(
          stores,
          'établissement',
        )}, et aucun ne peut être associé : ils sont ignorés, associés chez un autre client ou ne sont plus listés par la plateforme. Rétablissez-en un, ou téléversez un rapport d’un autre établissement.`,
  payoutsFetching:
    'Nous récupérons vos versements. Cela prend habituellement une minute ou deux; cette page se mettra à jour à leur arrivée.',
  noPayouts:
    'Aucun versement n’a encore été trouvé pour vos établissements. La synchronisation automatique vérifie chaque jour, ou vous pouvez téléverser un rapport.',

  upload: 'Téléverser un rapport',
  uploadInstead: 'Téléverser plutôt un rapport',
  connectPlatform: 'Connecter une plateforme de livraison',
  seeStores: 'Voir ces établissements',
  matchStores: (stores) => `Associer ${counted(stores, 'établissement')}`,
  mapAccounts: (accounts) => `Choisir ${counted(accounts, 'compte')}`,
  connectBooks: 'Connecter QuickBooks',
  reviewFirst: 'Vérifier votre premier versement',
  accountsNotMapped: (accounts) =>
    counted(accounts, 'compte n’est pas encore choisi', 'comptes ne sont pas encore choisis'),
  mapToUnblock: (accounts, entries) =>
    `Choisissez ${counted(accounts, 'compte')} pour débloquer ${counted(entries, 'écriture')}`,
  mapSomeToUnblock: (entries) =>
    `Choisissez les comptes pour débloquer ${counted(entries, 'écriture')}`,

  progress: (done, steps) => `Configuration : ${done} étapes terminées sur ${steps}`,
  next: (action) => `Ensuite : ${action}`,

  yourPart: 'Votre part',
  ownersPart: 'Part du propriétaire',
  accountantsPart: 'Part de votre comptable',

  addTitle: (stores) =>
    stores === 1
      ? 'Est-ce votre établissement?'
      : `Ces ${counted(stores, 'établissement')} sont-ils les vôtres?`,
  addMeaning: (client) =>
    `Ils sont nommés dans ce fichier. Ajoutez-les à ${client} et leurs versements deviendront des écritures. Rien n’est comptabilisé.`,
  addStores: (stores) => `Ajouter ${counted(stores, 'établissement')}`,
  storesToMatch: (stores) =>
    counted(
      stores,
      'établissement de ce fichier n’est pas associé aux vôtres',
      'établissements de ce fichier ne sont pas associés aux vôtres',
    ),
  storesToMatchMeaning: 'Associez-les pour voir leurs écritures.',
  notAllAdded:
    'Les établissements ajoutés avant celui-ci sont associés. Réessayez pour les autres.',
  seenPayouts: (payouts) => `${counted(payouts, 'versement')} dans ce fichier`,
  storesLoading: 'Chargement des établissements de ce fichier',

  journalReady: 'Vos premières écritures sont prêtes',
  journalReadyMeaning:
    'Chaque ligne ci-dessous s’ouvre sur les lignes de votre fichier dont elle provient. Rien n’a été comptabilisé.',
  connectToPost: 'Connecter QuickBooks pour les comptabiliser',
  connectForNext: (platform) => `Connecter ${platform} pour recevoir les suivantes automatiquement`,
  buildReport: 'Créer un rapport',
});
