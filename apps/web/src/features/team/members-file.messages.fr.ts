import { inFrench } from '../../shared/language/messages.ts';
import { words } from './members-file.messages.ts';

inFrench(words, {
  member: 'membre',
  members: 'membres',
  allMembers: 'Tous les membres',
  name: 'Nom',
  email: 'Courriel',
  role: 'Rôle',
  clients: 'Clients',
  all: 'Tous, actuels et futurs',
  selected: 'Clients choisis',
  active: 'Dernière activité',
});
