import { counted } from '../shared/format/counted.ts';
import { inFrench } from '../shared/language/messages.ts';
import { words } from './pricing.messages.ts';

inFrench(words, {
  title: 'Tarifs',
  freeTitle: 'Gratuit sur votre propre machine',
  freeLead: 'Sans carte, et sans essai qui se termine.',
  unavailable:
    'Les tarifs ne sont pas disponibles en ce moment. Rechargez cette page dans une minute.',
  unlimitedClients: 'Clients illimités',
  unlimitedStores: 'Établissements illimités',
  unlimitedUsers: 'Membres d’équipe illimités',
  clients: (count) => `Jusqu’à ${counted(count, 'client')}`,
  stores: (count) => `Jusqu’à ${counted(count, 'établissement')}`,
  users: (count) => `Jusqu’à ${counted(count, 'membre')} d’équipe`,
  allHistory: 'Tout votre historique',
  history: (months) => `${counted(months, 'mois', 'mois')} d’historique`,
  trial: (days) => `Essai gratuit de ${counted(days, 'jour')}`,
});
