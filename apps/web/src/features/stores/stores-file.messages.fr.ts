import { inFrench } from '../../shared/language/messages.ts';
import { words } from './stores-file.messages.ts';

inFrench(words, {
  store: 'établissement',
  stores: 'établissements',
  allStores: 'Tous les établissements',
  name: 'Nom',
  number: 'Numéro',
  location: 'Emplacement',
  platforms: 'Plateformes',
  zone: 'Fuseau horaire',
  cutoff: 'Fin de la journée commerciale',
  lastPayout: 'Dernier versement',
  inactiveFrom: 'Inactif à partir du',
});
