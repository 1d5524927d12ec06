import { inFrench } from '../language/messages.ts';
import { words } from './plan-change.messages.ts';

inFrench(words, {
  dueNow: ({ due, charge, to, until, credit, from }) =>
    `${due} vous sont facturés maintenant : ${charge} pour ${to} jusqu’au ${until}, moins ${credit} pour le reste de ${from}.`,
  dueAfterCredit: ({ due, charge, to, until, credit, from }) =>
    `${due} vous sont facturés maintenant : ${charge} pour ${to} jusqu’au ${until}, moins ${credit} pour le reste de ${from} et un crédit antérieur.`,
  nothingDue: (credit) =>
    `Rien n’est facturé maintenant. ${credit} sont crédités sur vos prochaines factures.`,
  evenNow: 'Rien n’est facturé maintenant.',
  startsNow: (plan, renews, price) =>
    `${plan} commence immédiatement. À partir du ${renews}, le forfait coûte ${price}.`,
  resumes: 'L’annulation est retirée.',
  entriesStay: 'Les écritures déjà dans vos livres restent inchangées.',
});
