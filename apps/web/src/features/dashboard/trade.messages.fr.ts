import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './trade.messages.ts';

inFrench(words, {
  title: 'Quatre dernières semaines',
  titleInCurrency: (currency) => `Quatre dernières semaines en ${currency}`,
  gross: 'Ventes brutes',
  fees: 'Frais des plateformes',
  net: 'Dépôt net',
  next: 'Prochain dépôt attendu',
  nextUnknown: 'Pas encore connu',
  nextMeaning: 'D’après les jours de vos derniers versements',
  period: (days, payouts) => `${days}, ${counted(payouts, 'versement')}`,
  inCurrency: (figure, currency) => `${figure} (${currency})`,
  stale: (day) => `Aucun versement n’est arrivé depuis le ${day}`,
  staleMeaning:
    'Ces chiffres s’arrêtent là. Vérifiez la synchronisation ou téléversez le dernier rapport.',
  seeSync: 'Voir la synchronisation',
  trend: 'Huit semaines',
  trendInCurrency: (currency) => `Huit semaines en ${currency}`,
  trendSummary: (first, last) =>
    `Ventes brutes et dépôts nets par semaine, du ${first} au ${last}.`,
  week: 'Semaine',
  byStore: 'Par établissement',
  store: 'Établissement',
  feesShare: 'Frais',
  lastSync: (when) => `Dernière synchronisation : ${when}`,
  nextSync: (when) => `Prochaine synchronisation : ${when}`,
  neverSynced: 'Jamais synchronisé',
  noNextSync: 'La synchronisation automatique est désactivée',
});
