import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './payouts.messages.ts';

const entriesOf = (count: number) => counted(count, 'écriture');

inFrench(words, {
  payout: 'versement',
  payouts: 'versements',
  allPayouts: 'Tous les versements',
  paid: 'Versé le',
  store: 'Établissement',
  platform: 'Plateforme',
  gross: 'Ventes brutes',
  net: 'Dépôt net',
  currency: 'Devise',
  status: 'État',
  reference: 'Référence',
  salesDays: 'Jours de vente',
  noneYet: 'Aucun versement pour l’instant',
  upload: 'Téléverser un rapport',
  noneYetMeaning:
    'Chaque versement d’un rapport apparaît ici, prêt ou avec ce qu’il lui manque encore.',
  name: (store, day) => `${store}, ${day}`,
  post: (count) => `Comptabiliser ${counted(count, 'versement')}`,
  postLeftOut: (some, selected) =>
    `${formatCount(some)} sur ${formatCount(selected)} prêts à comptabiliser.`,
  postJob: (count) => `Comptabiliser ${entriesOf(count)}`,
  postTitle: (count, total, client) =>
    `Comptabiliser ${entriesOf(count)} (${total}) dans QuickBooks pour ${client}?`,
  postConfirm: (count, total) => `Comptabiliser ${entriesOf(count)} (${total})`,
  postKeep: 'Ne pas comptabiliser',
  postDeposit: (total) => `${total} correspond au dépôt net, tel que la plateforme l’a versé.`,
  postVerified: 'Chacune est marquée comptabilisée dès que QuickBooks la confirme.',
  postReversible: 'Vous pourrez ensuite contre-passer chacune d’elles.',
  nothingToPost: 'Aucun de ces versements n’a d’écriture à comptabiliser pour l’instant.',
  notPosted: (count, reason) => `${entriesOf(count)} laissée(s) de côté. ${reason}`,
  tooManyEntries: (most) =>
    `Ces versements comptent plus de ${formatCount(most)} écritures. Sélectionnez-en moins.`,
  openRun: 'Ouvrir l’exécution',
  approve: (count) => `Approuver ${counted(count, 'versement')}`,
  approveLeftOut: (some, selected) =>
    `${formatCount(some)} sur ${formatCount(selected)} à vérifier.`,
  approveJob: (count) => `Approuver ${entriesOf(count)}`,
  approveTitle: (count, client) => `Approuver ${entriesOf(count)} pour ${client}?`,
  approveConfirm: (count) => `Approuver ${entriesOf(count)}`,
  approveKeep: 'Continuer la vérification',
  approveTotal: (total) => `${total} de dépôt net au total. Toutes les vérifications ont réussi.`,
  approveReady: 'Elles deviennent prêtes à comptabiliser. Rien n’est encore envoyé à QuickBooks.',
  nothingToApprove:
    'Aucun de ces versements n’attend que votre approbation. Ouvrez-les pour voir ce qu’il leur faut.',
  entriesOf: (payouts) => `Écritures de ${counted(payouts, 'versement')}`,
});
