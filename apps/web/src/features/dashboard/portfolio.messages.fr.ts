import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './portfolio.messages.ts';

inFrench(words, {
  title: 'Vos clients',
  documentTitle: 'Accueil',
  allClients: 'Tous les clients',
  loading: 'Chargement de vos clients',
  strip: 'Clients selon leurs besoins',
  ok: 'Rien en attente',
  attention: 'À surveiller',
  blocked: 'En échec',
  figure: (label, clients) => `${label} : ${counted(clients, 'client')}`,
  hidden: (clients) =>
    counted(
      clients,
      'client exige la connexion en deux étapes',
      'clients exigent la connexion en deux étapes',
    ),
  hiddenMeaning:
    'Ce qui y est en attente sera compté lorsque vous vous connecterez avec une deuxième étape.',
  setUpSecondStep: 'Connexion en deux étapes',

  needsYou: 'À faire par vous',
  nothingNeedsYou: 'Aucun client ne requiert votre attention pour le moment.',
  allThatNeed: (clients) =>
    counted(
      clients,
      'client qui requiert votre attention',
      'clients qui requièrent votre attention',
    ),
  openClient: (client) => `Ouvrir ${client}`,
  entriesFailed: (entries) =>
    counted(
      entries,
      'écriture n’a pas pu être comptabilisée',
      'écritures n’ont pas pu être comptabilisées',
    ),
  importsFailed: (files) =>
    counted(files, 'fichier n’a pas pu être lu', 'fichiers n’ont pas pu être lus'),
  fetchesFailed: (stores) =>
    counted(
      stores,
      'connexion d’établissement n’a pas pu être synchronisée',
      'connexions d’établissement n’ont pas pu être synchronisées',
    ),
  needMapping: (entries) => counted(entries, 'écriture sans compte', 'écritures sans compte'),
  toReview: (entries) => counted(entries, 'écriture à vérifier', 'écritures à vérifier'),
  ready: (entries) =>
    counted(entries, 'écriture prête à comptabiliser', 'écritures prêtes à comptabiliser'),
  owed: (entries) =>
    counted(
      entries,
      'comptabilisation à confirmer dans QuickBooks',
      'comptabilisations à confirmer dans QuickBooks',
    ),
  drifted: (entries) =>
    counted(entries, 'écriture modifiée dans QuickBooks', 'écritures modifiées dans QuickBooks'),

  continueTitle: 'Reprendre où vous étiez',
  continueAt: (client, page) => `${client} – ${page}`,

  closeTitle: (month) => `Fermeture : ${month}`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  due: (day, left) =>
    left === 0
      ? `À terminer aujourd’hui, ${day}`
      : left > 0
        ? `À terminer le ${day}, ${counted(left, 'jour restant', 'jours restants')}`
        : `Devait être terminée le ${day}, il y a ${counted(-left, 'jour')}`,
  states: 'Clients selon l’avancement du mois',
  all: 'Tous',
  open: 'Ouvert',
  posted: 'Comptabilisé',
  reconciled: 'Rapproché',
  readyToClose: 'Prêt à fermer',
  nothing: 'Aucun versement',
  client: 'Client',
  state: 'Mois',
  openItems: 'Éléments ouverts',
  postedEntries: 'Écritures comptabilisées',
  payouts: 'Versements',
  notReconciled: 'Non rapprochés',
  noneInState: 'Aucun client n’en est là ce mois-ci.',
  noClients: 'Vous n’avez aucun client ouvert.',
  clientsNoun: 'clients',
  closeHelp:
    'Ouvert : un élément n’est pas encore dans QuickBooks. Comptabilisé : QuickBooks diffère ou n’a pas confirmé. Rapproché : tout concorde, et d’autres versements peuvent encore arriver. Prêt à fermer : le mois est terminé et tout concorde.',
});
