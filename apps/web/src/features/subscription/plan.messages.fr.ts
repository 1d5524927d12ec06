import type { Plan } from '../../shared/api/entities.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './plan.messages.ts';

const of = (interval: Plan['interval']) => (interval === 'year' ? 'année' : 'mois');

inFrench(words, {
  unlimited: (things) => `Aucune limite : ${things}`,
  upTo: (count) => `Jusqu’à ${count}`,
  allUnlimited: 'Aucune limite de clients, d’établissements, de canaux ni de personnes',
  wholeHistory: 'Synchronisation aussi loin que la plateforme le permet',
  history: (months) => `Synchronisation jusqu’à ${months} en arrière`,
  startsFree: (plan) => `${plan} est gratuit et commence immédiatement.`,
  startsPaid: (plan, price) =>
    `${plan} coûte ${price}. Le forfait commence, et le montant est facturé, lorsque vous payez à la page suivante.`,
  trialEnds: 'Votre essai se termine alors.',
  newInterval: (interval) =>
    interval === 'year' ? 'Une nouvelle année commence alors.' : 'Un nouveau mois commence alors.',
  intervalEnds: (interval) =>
    `Votre ${of(interval)} en cours se termine alors. Le reste n’est pas remboursé.`,
  planEnds: (plan) => `${plan} se termine alors. Le reste n’est pas remboursé.`,
  overStays: (over) =>
    `${over} Tout reste en place, mais vous ne pouvez rien ajouter tant que la limite est dépassée.`,
  shorterHistory: (months) =>
    `Vous pouvez synchroniser jusqu’à ${months} en arrière. Les versements déjà dans Platebook restent.`,
  postingResumes:
    'La comptabilisation reprend. Les écritures déjà dans vos livres restent inchangées.',
  entriesStay: 'Les écritures déjà dans vos livres restent inchangées.',
  staysPaid: (plan) => `${plan} reste en vigueur jusqu’à la fin de la période payée.`,
  staysUntil: (plan, day) =>
    `${plan} reste en vigueur jusqu’au ${day}. Les versements sont comptabilisés jusque-là.`,
  thenNothingPosts: 'Ensuite, plus rien n’est comptabilisé dans vos livres.',
  readAndExport: 'Vous pouvez encore tout lire et tout exporter. Rien n’est supprimé.',
  notChargedAgain: 'Vous ne serez plus facturé.',
  cancelTitle: (plan) => `Annuler ${plan}?`,
  keep: (plan) => `Conserver ${plan}`,
  cancelPlan: 'Annuler le forfait',
  notCanceled: 'Votre forfait n’a pas été annulé.',
  cancel: (plan) => `Annuler ${plan}`,
  resume: (plan) => `Reprendre ${plan}`,
  notResumed: 'L’annulation de votre forfait est toujours en vigueur.',
  yourPlan: 'Votre forfait',
  plan: 'Forfait',
  status: 'État',
  price: 'Prix',
  priceAfterTrial: 'Prix après l’essai',
  receipts:
    'Le fournisseur de paiement envoie un reçu par courriel pour chaque paiement. Platebook ne conserve ni factures ni données de carte.',
  whatYouUse: 'Votre utilisation',
  howFarBack: (history) =>
    `Période de synchronisation possible : ${history}. Les clients archivés et les établissements désactivés comptent aussi.`,
  billing: 'Facturation',
  isOff: (plan) =>
    `L’exploitant de ce Platebook a désactivé la facturation. Vous avez le forfait ${plan} et n’avez rien à payer ici.`,
  plans: 'Forfaits',
  changePlan: 'Changer de forfait',
  choosePlan: 'Choisir un forfait',
  overPreview: (over) => `${over} Rien n’est retiré, mais vous ne pouvez rien ajouter.`,
  fits: 'Couvre tout ce que vous utilisez aujourd’hui.',
  choose: (plan) => `Choisir ${plan}`,
  payFor: (plan) => `Payer ${plan}`,
  restart: (plan) => `Relancer ${plan}`,
  asked: (choice) => `${choice}?`,
  notNow: 'Pas maintenant',
  switchTo: (plan) => `Passer à ${plan}`,
  switchAndPay: (plan, due) => `Passer à ${plan} et payer ${due}`,
  toPayment: 'Passer au paiement',
  notCharged: 'Rien n’a été facturé, et votre forfait est inchangé.',
});
