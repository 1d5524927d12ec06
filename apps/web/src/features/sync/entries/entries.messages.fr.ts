import { counted } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import {
  actionLabels,
  actionsWords,
  confirmedLabels,
  decisionsWords,
  kindNames,
  meaningsWords,
  nothingWords,
  operationsWords,
  outcomesWords,
  queueViewsWords,
  statesWords,
  words,
} from './entries.messages.ts';

inFrench(words, {
  approved: 'approuvé',
  skipped: 'ignoré',
  readOnly:
    'Seuls les gestionnaires et les propriétaires peuvent approuver, comptabiliser ou ignorer des écritures. Adressez-vous au propriétaire de ce client.',
  reverseWithTodaysDate: 'Contre-passer à la date d’aujourd’hui',
  reverseTodayMeaning:
    'Comptabilise une deuxième écriture où débits et crédits sont inversés. Les mois fermés restent tels quels.',
  reverseOnDate: 'Contre-passer à la date d’origine',
  reverseOnDateMeaning:
    'Comptabilise une deuxième écriture où débits et crédits sont inversés, à la date de la première. Ce mois change. Impossible une fois l’écriture associée ou rapprochée.',
  deleteFromQuickbooks: 'Supprimer de QuickBooks',
  deleteMeaning:
    'Seulement tant que le mois est ouvert et que l’écriture n’est ni associée ni rapprochée. QuickBooks la conserve dans son journal d’audit.',
  itsPartOfDeposit: (total) =>
    `${total} est sa part du dépôt net, tel que la plateforme l’a versé.`,
  theirPartOfDeposit: (total) =>
    `${total} est leur part du dépôt net, tel que la plateforme l’a versé.`,
  isPostedOnceConfirmed: 'Elle est marquée comptabilisée une fois que QuickBooks la confirme.',
  eachPostedOnceConfirmed: 'Chacune est marquée comptabilisée une fois que QuickBooks la confirme.',
  youCanReverseIt: 'Vous pourrez la contre-passer ensuite.',
  youCanReverseEach: 'Vous pourrez contre-passer chacune d’elles ensuite.',
  countOfEntries: (entries) => counted(entries, 'écriture'),
  of: (money) => ` de ${money}`,
  kind: 'Type',
  date: 'Date',
  store: 'Établissement',
  none: 'Aucun',
  platform: 'Plateforme',
  netDeposit: 'Dépôt net',
  currency: 'Devise',
  status: 'État',
  why: 'Motif',
  posted: 'Comptabilisée',
  notYet: 'Pas encore',
  number: 'Numéro',
  postedElsewhere: 'Comptabilisée ailleurs',
  openInQuickbooks: 'Ouvrir dans QuickBooks',
  entry: 'Écriture',
  post: (count, total) => `Comptabiliser ${count} (${total})`,
  toInQuickbooks: (what, name) => `${what} pour ${name} dans QuickBooks?`,
  closedMonthsToday: 'Les écritures d’un mois fermé sont plutôt datées d’aujourd’hui.',
  dontPost: 'Ne pas comptabiliser',
  thisEntry: 'cette écriture',
  reverseFor: (entry, name) => `Contre-passer ${entry} pour ${name}?`,
  reverseEntry: 'Contre-passer l’écriture',
  underReconcile: 'Jusqu’à la confirmation de QuickBooks, vous la trouverez sous Rapprochement.',
  keepItPosted: 'La laisser comptabilisée',
  howToReverse: 'Mode de contre-passation',
  readyMeaning:
    'Prêt à comptabiliser. Rien n’est envoyé à QuickBooks avant que vous comptabilisiez.',
  skippedMeaning: 'Rien n’a été comptabilisé. Vous pouvez rétablir une écriture ignorée.',
  markedAsPostedElsewhere: 'marqué comme comptabilisé ailleurs',
  platebookWontPostIt: 'Platebook ne la comptabilisera pas.',
  nothingWasPosted: 'Rien n’a été comptabilisé.',
  not: (count, word, refused) => `${count}\u00A0: ${word}, sauf ${refused}`,
  to: (amount, clientName) => `${amount} pour ${clientName}`,
  quickbooksDidntConfirm: (entry) => `QuickBooks n’a pas confirmé ${entry}`,
  checkedBeforeRetry:
    'Nous vérifierons avant de réessayer, pour que rien ne soit comptabilisé deux fois.',
  postedNow: (what) => `Comptabilisé\u00A0: ${what}`,
  confirmedToTheCent: (entry) => `${entry}. QuickBooks l’a confirmée au cent près.`,
  wasntPosted: (entry) => `${entry} n’a pas été comptabilisée`,
  openAndRetry: 'Ouvrez l’écriture et réessayez.',
  posting: (what) => `Comptabilisation\u00A0: ${what}…`,
  markedOnceConfirmed: 'Nous la marquerons comptabilisée dès que QuickBooks confirmera.',
  postingTo: (count, clientName) => `Comptabilisation de ${count} pour ${clientName}…`,
  postedTo: (count, clientName) => `${count} au grand livre de ${clientName}`,
  ofPostedTo: (posted, count, clientName) =>
    `${posted} sur ${count} au grand livre de ${clientName}`,
  loadingWhatQuickbooksSaid: 'Chargement de la réponse de QuickBooks',
  viewRun: 'Voir l’exécution',
  dismissThisMessage: 'Masquer ce message',
  showEntry: 'Afficher l’écriture',
  moreActions: 'Autres actions',
  nothingWasChanged: 'Rien n’a été modifié.',
  skipFor: (count, name) => `Ignorer ${count} pour ${name}`,
  skipMeaning:
    'Les écritures ignorées ne sont pas comptabilisées. Vous pourrez les rétablir plus tard.',
  skip: (count) => `Ignorer ${count}`,
  reason: 'Motif',
  reasonHint: 'Visible pour la personne qui ferme le mois.',
  enterAReason: 'Indiquez un motif.',
  markElsewhereFor: (name) => `Marquer comme comptabilisée ailleurs pour ${name}`,
  elsewhereMeaning: 'Platebook ne la comptabilisera pas et n’en vérifiera pas les modifications.',
  markAsPostedElsewhere: 'Marquer comme comptabilisée ailleurs',
  reference: 'Référence',
  referenceHint: 'Son numéro dans QuickBooks, ou l’endroit où la trouver.',
  enterAReference: 'Indiquez une référence.',
  postedOn: 'Comptabilisée le',
  enterTheDate: 'Indiquez la date.',
  theDepositDiffersFrom: (entry) => `Le dépôt diffère de ${entry}`,
  differenceMeaning: (name) =>
    `${name}\u00A0: indiquez l’écart et un motif. Ils sont consignés avec votre nom et restent un élément ouvert jusqu’à leur règlement.`,
  clearingHoldsIt:
    'Le compte de compensation garde cet écart jusqu’à ce que les lignes soient inscrites.',
  compareDeposit: 'Comparez le dépôt du relevé bancaire avec les écritures, puis indiquez l’écart.',
  difference: 'Écart',
  differenceHint: 'Le dépôt moins les écritures. Négatif si le dépôt est plus petit.',
  enterTheAmount: 'Indiquez le montant.',
  postAgainQuestion: (entry, name) =>
    `Comptabiliser de nouveau ${entry} pour ${name} dans QuickBooks?`,
  postAgainMeaning:
    'Comptabilise une nouvelle écriture avec son propre numéro. L’écriture contre-passée et sa contre-passation restent telles quelles.',
  withAccountsMappedNow: 'Utilise la correspondance des comptes actuelle.',
  datedToday: 'Si son mois est fermé, elle est datée d’aujourd’hui.',
  postAgain: 'Comptabiliser de nouveau',
  dontPostAgain: 'Ne pas comptabiliser',
  postAmount: (amount) => `Comptabiliser ${amount}…`,
  matchStore: 'Associer l’établissement',
  mapAccounts: 'Choisir les comptes',
  fileKinds: 'PDF, image, CSV, texte, DOCX ou XLSX, 5\u00A0Mo au plus chacun',
  fileNotAttached: (name) => `${name} n’a pas été joint`,
  otherFilesKept: 'Les autres fichiers n’ont pas changé.',
  noFilesAttached: 'Aucun fichier joint.',
  files: 'Fichiers',
  addFiles: 'Ajouter des fichiers',
  file: 'Fichier',
  sizeKb: 'Taille (Ko)',
  inQuickbooks: 'Dans QuickBooks',
  refused: (failure) => `Refusé\u00A0: ${failure}`,
  keptInPlatebookOnly: 'Conservé dans Platebook seulement',
  sentWithTheEntry: 'Envoyé avec l’écriture',
  remove: 'Retirer',
  removeFile: (name) => `Retirer ${name}`,
  lineItemsNeedAccount: (lineItems) =>
    `${counted(lineItems, 'poste')} ${lineItems === 1 ? 'demande' : 'demandent'} un compte`,
  heldUntilThen: (names) => `${names}. Rien n’est comptabilisé d’ici là.`,
  postedOutsidePlatebook: 'Comptabilisée hors de Platebook',
  approveMeaning:
    'Approuver la marque prête à comptabiliser et n’envoie rien. Comptabiliser l’envoie à QuickBooks maintenant.',
  unconfirmedTitle: 'QuickBooks n’a pas confirmé',
  checkNow:
    'Vérifiez QuickBooks maintenant. Elle n’est pas renvoyée avant que nous sachions, pour que rien ne soit comptabilisé deux fois.',
  checkedAt: (instant) =>
    `Nous vérifierons le ${instant} avant de réessayer, pour que rien ne soit comptabilisé deux fois.`,
  confirmedExactly: 'a confirmé que QuickBooks l’a exactement comme envoyée',
  savedIt: 'l’a enregistrée',
  savedItAsEntry: (externalId) => `l’a enregistrée comme écriture ${externalId}`,
  noHistory: 'Rien encore. Elle n’a pas été approuvée.',
  historyOfThisEntry: 'Historique de cette écriture',
  postingHeading: 'Comptabilisation',
  nextAttempt: 'Prochaine tentative',
  deletedWasEntry: (number) => `Supprimée (était l’écriture ${number})`,
  entryNumber: (number) => `Écriture ${number}`,
  run: 'Exécution',
  preparedFor: (name) => `Préparée pour ${name}`,
  postingToClient: (name) => `Comptabilisation pour ${name}`,
  chartTitle: 'Diagramme d’états de l’exécution',
  callsToQuickbooks: 'Appels à QuickBooks',
  requestIdHint:
    'Un appel répété reprend le même identifiant de requête, pour que rien ne soit comptabilisé deux fois.',
  technicalDetails: 'Détails techniques',
  entryId: 'Identifiant de l’écriture',
  requestId: 'Identifiant de la requête',
  sent: 'Envoi',
  lookedUp: 'Vérification',
  loadingSent: 'Chargement de l’écriture envoyée',
  once: 'une fois',
  noneGiven: 'aucun',
  times: (count) => `${count} fois`,
  nothingToSend:
    'Rien à envoyer encore. Chaque poste doit avoir un compte, et QuickBooks doit être connecté.',
  sentAsIs: 'Approuvée. QuickBooks reçoit exactement ceci, octet pour octet.',
  wouldBeSent:
    'Pas encore approuvée. Voici ce que QuickBooks recevrait avec la correspondance des comptes actuelle.',
  asSentTitle: 'L’écriture de journal telle que QuickBooks la reçoit',
  fingerprint: 'Empreinte',
  time: 'Heure',
  call: 'Appel',
  result: 'Résultat',
  response: 'Réponse',
  timeMs: 'Durée (ms)',
  aboutThisEntry: 'À propos de cette écriture',
  journal: 'Journal',
  proof: 'Preuve',
  history: 'Historique',
  withoutPayout:
    'Cette écriture ne provient pas d’un versement; il n’y a donc rien à quoi la comparer.',
  viewPayout: 'Voir le versement, du brut au net',
  relatedEntries: 'Écritures liées',
  next: (entry) => `Suivante\u00A0: ${entry}`,
  loadingTheEntry: 'Chargement de l’écriture',
  sync: 'Synchronisation',
  previous: 'Précédente',
  nextEntry: 'Suivante',
  openAsAPage: 'Ouvrir en page',
  howToStart:
    'Téléversez un rapport ou connectez une plateforme de livraison. Chaque versement devient une écriture ici, prête ou avec ce qui lui manque encore.',
  noPayoutsYet: 'Aucun versement encore',
  uploadAReport: 'Téléverser un rapport',
  approve: (count) => `Approuver ${count}`,
  forLabel: (what, name) => `${what} pour ${name}?`,
  togetherMeaning: (total) => `${total} de dépôt net en tout. Toutes les vérifications ont réussi.`,
  becomesReady: 'Elle devient prête à comptabiliser. Rien n’est encore envoyé à QuickBooks.',
  becomeReady: 'Elles deviennent prêtes à comptabiliser. Rien n’est encore envoyé à QuickBooks.',
  keepReviewing: 'Continuer la vérification',
  postThem: 'Comptabiliser',
  approveThem: 'Approuver',
  skipThem: 'Ignorer',
  canBePosted: (some, chosen) =>
    `${some} sur ${chosen} ${some === 1 ? 'peut être comptabilisée' : 'peuvent être comptabilisées'}`,
  needOnlyApproval: (some, chosen) =>
    `${some} sur ${chosen} ${some === 1 ? 'n’attend' : 'n’attendent'} que votre approbation`,
  canBeSkipped: (some, chosen) =>
    `${some} sur ${chosen} ${some === 1 ? 'peut être ignorée' : 'peuvent être ignorées'}`,
  openDiffering: (what, differing) =>
    differing === 1
      ? `${what}. Ouvrez celle dont le dépôt diffère`
      : `${what}. Ouvrez les ${counted(differing, 'écriture')} dont le dépôt diffère`,
  approveAll: (count, total) => `Approuver les ${count} · ${total} net`,
  postAll: (count, total) => `Comptabiliser les ${count} · ${total} net…`,
  needApproval: (count) => `${count} écritures n’attendent que votre approbation`,
  readyTogether: (count) => `${count} écritures sont prêtes à comptabiliser`,
  loadingTheQueue: 'Chargement de la file',
  partsOfTheQueue: 'Parties de la file',
  exportLabel: 'Exporter…',
  oneEntry: 'écriture',
  manyEntries: 'écritures',
  journalEntries: 'Écritures de journal',
});

inFrench(kindNames, {
  payout: 'Versement',
  bank_transfer: 'Virement bancaire',
  adjustment: 'Ajustement',
  reversal: 'Contre-passation',
  manual: 'Écriture manuelle',
});

inFrench(confirmedLabels, {
  approve: 'Approuver avec cet écart',
  post: 'Comptabiliser avec cet écart',
  post_again: 'Comptabiliser de nouveau avec cet écart',
});

inFrench(actionLabels, {
  approve: 'Approuver',
  resolve: 'Vérifier QuickBooks maintenant',
  undo: 'Contre-passer…',
  post_again: 'Comptabiliser de nouveau…',
  skip: 'Ignorer…',
  unskip: 'Rétablir',
  posted_elsewhere: 'Marquer comme comptabilisée ailleurs…',
});

inFrench(decisionsWords, {
  created: 'l’a saisie à la main',
  approved: 'l’a approuvée',
  post_requested: 'l’a comptabilisée',
  skipped: 'l’a ignorée',
  unskipped: 'l’a remise dans la file',
  posted_elsewhere: 'l’a marquée comme comptabilisée ailleurs',
  posted_again: 'l’a comptabilisée de nouveau',
  undo_requested: 'a demandé sa contre-passation',
  reversed: 'l’a contre-passée',
  deleted_from_books: 'l’a supprimée de QuickBooks',
  reversal_undone: 'a annulé sa contre-passation',
});

inFrench(operationsWords, {
  create: 'Comptabilisation',
  update: 'Correction',
  delete: 'Suppression',
});

inFrench(statesWords, {
  pending: 'pas encore envoyée',
  posting: 'envoi en cours',
  unknown: 'en attente de confirmation',
  posted: 'terminée',
  blocked: 'demande votre intervention',
  cancelled: 'annulée',
});

inFrench(outcomesWords, {
  posted: 'Enregistrée',
  equal: 'Identique au cent près',
  different: 'Diffère de ce qui a été envoyé',
  no_answer: 'Aucune réponse',
  asked: 'Vérifiée',
  absent: 'Absente de QuickBooks',
  absent_so_far: 'Pas encore dans QuickBooks',
  present: 'Dans QuickBooks',
  fenced: 'Remplacée par une tentative ultérieure',
});

inFrench(actionsWords, {
  send: 'Envoi',
  ask: 'Vérification',
  read_back: 'Confirmation',
});

inFrench(queueViewsWords, {
  needs_mapping: 'Comptes manquants',
  needs_review: 'À vérifier',
  ready: 'Prêtes',
  posting: 'En cours',
  posted: 'Comptabilisées',
  failed: 'Échouées',
  skipped: 'Ignorées',
  reversed: 'Contre-passées',
});

inFrench(nothingWords, {
  needs_mapping: 'Chaque poste a un compte',
  needs_review: 'Rien à vérifier',
  ready: 'Rien de prêt à comptabiliser',
  posting: 'Aucune comptabilisation en cours',
  posted: 'Rien de comptabilisé encore',
  failed: 'Aucun échec',
  skipped: 'Rien d’ignoré',
  reversed: 'Rien de contre-passé',
});

inFrench(meaningsWords, {
  approve:
    'Les approuver les marque prêtes à comptabiliser. Rien n’est envoyé à QuickBooks avant que vous comptabilisiez.',
  post: 'Chacune est marquée comptabilisée une fois que QuickBooks la confirme.',
});
