import { inFrench } from '../../shared/language/messages.ts';
import { words } from './theme-switcher.messages.ts';

inFrench(words, {
  pageTitle: 'Apparence – Platebook',
  title: 'Apparence',
  description: 'Choisissez clair ou sombre. Ce navigateur retient votre choix.',
  theme: 'Thème',
  light: 'Clair',
  dark: 'Sombre',
  system: 'Système',
  preview: 'Aperçu',
  oneWeek: 'Une semaine',
  component: 'Poste',
  amount: 'Montant (USD)',
  grossSales: 'Ventes brutes',
  commission: 'Commission',
  refunds: 'Remboursements et frais d’erreur',
  net: 'Net',
  warning: 'Un établissement n’a pas de compte pour les promotions',
  warningMeaning: 'Rien n’est comptabilisé tant qu’il n’en a pas.',
  post: 'Comptabiliser 2 écritures',
  back: 'Retour',
});
