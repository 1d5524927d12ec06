import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the invite form. */
export const inviteFormWords = wordsOf('inviteForm', {
  emailAddresses: 'Email addresses',
  upToSeparatedBy: (max: number) =>
    `Up to ${max}, separated by commas or lines. You can paste a list from your email program.`,
  role: 'Role',
  message: 'Message',
  shownAtTheTop: 'Shown at the top of the invitation email.',
  doesNotReadAs: (first: string) => `“${first}” isn’t a valid address`,
  enterAtLeastOne: 'Enter at least one address',
  theseAreAddressesCan: (count: number, max: number) =>
    `You entered ${count} addresses. You can invite at most ${max} at once`,
  isAMemberOr: (there: string) => `${there} is already a member or invited`,
  sendTheInvitation: 'Send the invitation',
  sendInvitations: (count: number) => `Send ${count} invitations`,
});
