import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';

/** What registration needs from the invitation codes (spec 7: "Invite code is required at registration"). */
export type InviteGate = {
  /** Spec 1: the flag inviteCodeRequired. */
  readonly isRequired: () => Promise<boolean>;
  /**
   * Whether the code could be redeemed now. Counts as a try of the address; throws `rate_limited` after too many of
   * them, per address or installation-wide. Call this before `redeem`, whose transaction cannot count tries.
   */
  readonly isOpen: (code: string, address: string) => Promise<boolean>;
  /**
   * Consumes one use of the code for this user, in the transaction that creates the account (as the database owner); a
   * rollback restores the use. False if no use is available, for whatever reason.
   */
  readonly redeem: (tx: Transaction, redemption: Redemption) => Promise<boolean>;
};

export type Redemption = {
  readonly code: string;
  readonly email: string | null;
  readonly userId: string;
  readonly actor: Actor;
};
