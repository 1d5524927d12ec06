import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the member table says by itself. */
export const memberTableWords = wordsOf('memberTable', {
  theInvitationIsOver: 'The invitation is over',
  theEmailBounced: 'The email bounced',
  nobodyWorksHereYet: 'Nobody works here yet.',
  name: 'Name',
  role: 'Role',
  theOnlyOne: (role: string) => `${role}, the only one`,
  state: 'State',
  actions: 'Actions',
  you: ' (you)',
  notAMemberYet: 'Not a member yet',
  changeTheRole: 'Change the role',
  removeFromTheTeam: 'Remove from the team',
  leaveTheTeam: 'Leave the team',
  sendTheInvitationAgain: 'Send the invitation again',
  withdrawTheInvitation: 'Withdraw the invitation',
  actionsFor: (name: string, email: string) => `Actions for ${name === '' ? email : name}`,
});
