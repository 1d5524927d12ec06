import { inFrench } from '../../shared/language/messages.ts';
import { viewedParts } from './viewed-parts.messages.ts';

inFrench(viewedParts, {
  account_mapping: 'correspondance des comptes',
  channels: 'canaux',
  clients: 'client',
  connections: 'connexions',
  entries: 'écritures',
  mappings: 'association des établissements',
  notifications: 'notifications',
  'report-manager': 'rapports générés',
  reports: 'versements et fichiers de rapport',
  stores: 'établissements',
  subscription: 'forfait',
  support: 'demandes d’assistance',
  sync: 'synchronisation',
  team: 'équipe',
});
