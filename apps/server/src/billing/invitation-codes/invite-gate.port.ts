import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';

/** What registration asks of the invitation codes (spec 7: "Invite code is required at registration"). */
export type InviteGate = {
  /** Spec 1: the flag inviteCodeRequired. */
  readonly isRequired: () => Promise<boolean>;
  /**
   * Whether the code could be redeemed now. Counts as a try of the address: too many of them, here or on the whole
   * installation, are refused as `rate_limited`. Ask this before `redeem`, whose transaction cannot count tries.
   */
  readonly isOpen: (code: string, address: string) => Promise<boolean>;
  /**
   * Takes one use of the code for this user, in the transaction that makes the account (as the owner): rolled back, the
   * use is there again. False for whatever reason there is none to take.
   */
  readonly redeem: (tx: Transaction, redemption: Redemption) => Promise<boolean>;
};

export type Redemption = {
  readonly code: string;
  readonly email: string | null;
  readonly userId: string;
  readonly actor: Actor;
};
