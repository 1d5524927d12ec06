import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './bulk.messages.ts';

inFrench(words, {
  client: 'client',
  clients: 'clients',
  allClients: 'Tous les clients',
  yourClients: 'Vos clients',
  archive: (count) => `Archiver ${counted(count, 'client')}`,
  restore: (count) => `Restaurer ${counted(count, 'client')}`,
  mayChange: (some, selected) =>
    `Vous pouvez en modifier ${formatCount(some)} sur ${formatCount(selected)}.`,
  batch: (count) => `Lancer un lot avec ${counted(count, 'client')}`,
  name: 'Nom',
  number: 'Numéro',
  books: 'Livres',
  waiting: 'En attente',
  mapping: 'Comptes manquants',
  review: 'À vérifier',
  ready: 'Prêts à comptabiliser',
  failed: 'En échec',
  check: 'Vérifier QuickBooks',
  stores: 'Établissements',
  lastImport: 'Dernière importation',
});
