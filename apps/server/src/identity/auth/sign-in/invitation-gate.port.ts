import type { Contact } from '../users/users.store.ts';

/** Lets people register who were invited by a team (spec 5 requires an invite code of everybody else). */
export type InvitationGate = {
  /** Whether the invitation's secret is valid and was sent to this contact. */
  readonly admits: (token: string, contact: Contact) => Promise<boolean>;
};
