import { inFrench } from '../../../shared/language/messages.ts';
import { words } from './exceptions.messages.ts';

inFrench(words, {
  open: 'Ouvert',
  openDifferences: 'Ouverts',
  aPerson: 'une personne',
  resolvedBy: (name, note) => `Réglé par ${name}\u00A0: ${note}`,
  resolvedByReport: 'Réglé automatiquement par un rapport ultérieur',
  replaced: 'Remplacé\u00A0: l’écart a changé et a été approuvé de nouveau',
  resolveTheDifference: (amount) => `Régler l’écart de ${amount}`,
  resolveMeaning: (name, payout) =>
    `${name}, versement ${payout}. Les écritures approuvées le restent. Si un rapport ultérieur apporte les lignes, l’écart se règle automatiquement.`,
  resolve: 'Régler',
  whatHappened: 'Ce qu’il est advenu de l’argent',
  referenceHint: 'Par exemple, l’écriture qui l’inscrit ou la réponse de la plateforme.',
  enterWhatHappened: 'Indiquez ce qui s’est passé.',
  payoutHeld:
    'Rien de ce versement n’est comptabilisé avant que vous importiez de nouveau les lignes ou approuviez ses écritures avec le montant et un motif.',
  openQueue: 'Ouvrir la file',
  approvedDifference: (amount, name) => `Le dépôt diffère de ${amount}. ${name} l’a approuvé.`,
  resolveCommand: 'Régler…',
  reason: (reason, resolution) => `Motif\u00A0: ${reason}. ${resolution}.`,
  showDifferences: 'Afficher les écarts',
  resolved: 'Réglés',
  approvedDifferences: 'Écarts approuvés',
  loadingApprovedDifferences: 'Chargement des écarts approuvés',
  appearHere:
    'Si vous approuvez une écriture alors que des lignes de son rapport sont mises de côté, l’écart reste ici jusqu’à ce que vous le régliez.',
  noOpenDifferences: 'Aucun écart ouvert',
  noResolvedDifferences: 'Aucun écart réglé',
  payout: 'Versement',
  paid: (storeName, day) => `${storeName} · versé le ${day}`,
  difference: 'Écart',
  reasonColumn: 'Motif',
  approvedBy: 'Approuvé par',
  state: 'État',
});
