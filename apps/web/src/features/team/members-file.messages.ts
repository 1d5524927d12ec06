import { messages } from '../../shared/language/messages.ts';

/** What stands over the columns of files of a team. */
export const words = messages({
  member: 'member',
  members: 'members',
  allMembers: 'All members',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  clients: 'Clients',
  all: 'All, now and later',
  selected: 'Selected clients',
  active: 'Last active',
});
