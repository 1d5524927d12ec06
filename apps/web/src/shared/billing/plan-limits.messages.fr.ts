import { counted } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { words } from './plan-limits.messages.ts';

inFrench(words, {
  clients: 'Clients',
  stores: 'Établissements',
  channels: 'Canaux',
  people: 'Personnes',
  clientCount: (count) => counted(count, 'client'),
  storeCount: (count) => counted(count, 'établissement'),
  channelCount: (count) => counted(count, 'canal', 'canaux'),
  personCount: (count) => counted(count, 'personne'),
  noLimit: 'Aucune limite',
  months: (count) => counted(count, 'mois', 'mois'),
  price: (amount, interval) => `${amount} par ${interval === 'year' ? 'an' : 'mois'}`,
  over: (used, plan, limit) => `Vous avez ${used}; ${plan} en comprend ${limit}.`,
});
