import { inFrench } from '../shared/language/messages.ts';
import { words } from './example-payout.messages.ts';

inFrench(words, {
  taxCollected: 'Taxe perçue',
  promotions: 'Promotions',
  refunds: 'Remboursements et frais d’erreur',
  commission: 'Commission',
  marketing: 'Publicité',
  otherFees: 'Autres frais et taxe sur les frais',
  platformTax: 'Taxe remise par la plateforme',
  taxAccount: 'Taxe remise par la plateforme',
  promotionsAccount: 'Promotions (contrepartie)',
  refundsAccount: 'Remboursements et erreurs (contrepartie)',
  commissionAccount: 'Commissions de livraison',
  advertisingAccount: 'Publicité de livraison',
  feesAccount: 'Frais de promotion',
  grossSales: 'Ventes brutes',
  netPayout: 'Versement net',
  period: '30 mars–5 avr.',
  uberSentence:
    'Vous avez vendu pour 5\u00A0100,00\u00A0$. Uber Eats a gardé 1\u00A0809,50\u00A0$ (35,5\u00A0%) en tout\u00A0: commission 1\u00A0275,00\u00A0$, publicité et autres frais 142,00\u00A0$, promotions 324,00\u00A0$, remboursements et ajustements 98,05\u00A0$, moins 29,55\u00A0$ de taxe, de pourboires et de frais remis. La plateforme a versé 3\u00A0290,50\u00A0$ le 7 avril; chaque cent est expliqué.',
  doorDashSentence:
    'Vous avez vendu pour 4\u00A0186,40\u00A0$. DoorDash a gardé 1\u00A0483,75\u00A0$ (35,4\u00A0%) en tout\u00A0: commission 1\u00A0046,60\u00A0$, publicité et autres frais 159,75\u00A0$, promotions 215,00\u00A0$, remboursements et ajustements 62,40\u00A0$. La plateforme a versé 2\u00A0702,65\u00A0$ le 6 avril; chaque cent est expliqué.',
  week: (platform, period) => `Une semaine sur ${platform}, ${period}`,
  salesAccount: (platform) => `Ventes en livraison – ${platform}`,
  clearingAccount: (platform) => `Compte d’attente – ${platform}`,
  entry: 'Écriture de journal',
  account: 'Compte',
  debit: 'Débit (USD)',
  credit: 'Crédit (USD)',
  total: 'Total',
  note: 'Un exemple aux chiffres inventés. Le compte d’attente se vide quand le dépôt arrive à votre banque.',
});
