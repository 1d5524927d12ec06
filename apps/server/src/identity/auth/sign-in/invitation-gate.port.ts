import type { Contact } from '../users/users.store.ts';

/** Lets people register whom a team has invited (spec 5 asks for an invite code of everybody else). */
export type InvitationGate = {
  /** Whether the secret of an invitation is live and was sent to this contact. */
  readonly admits: (token: string, contact: Contact) => Promise<boolean>;
};
