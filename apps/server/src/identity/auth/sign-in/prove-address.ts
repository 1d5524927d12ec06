import type { Transaction } from '../../../db/database.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import type { Origin } from '../origin.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { deleteOneTimeTokens } from '../tokens/one-time-tokens.store.ts';
import type { OneTimePurpose, OneTimeToken } from '../tokens/one-time-tokens.store.ts';
import { changeUser } from '../users/users.store.ts';
import type { User, UserChanges } from '../users/users.store.ts';

type Proof = { readonly user: User; readonly token: OneTimeToken; readonly origin: Origin };

/**
 * Applies the proof that somebody reads the address a message went to; `halfway` while another address must confirm
 * too.
 */
export async function proveAddress(
  { clock, outbox, settings }: Pick<AuthDeps, 'clock' | 'outbox' | 'settings'>,
  tx: Transaction,
  { user, token, origin }: Proof,
): Promise<User | 'halfway'> {
  const now = clock.now();
  const { changes, action, voids } = effectOf(token.purpose, user, now);
  const changed = await changeUser(tx, user.id, changes, now);
  if (changed.newEmail !== null && isEmailChange(token.purpose)) {
    return 'halfway';
  }
  await deleteOneTimeTokens(tx, user.id, voids);
  if (action === 'user.email_changed') {
    await announceChange({ outbox, settings }, tx, { from: user.email, to: changed.email });
  }
  if (action !== null) {
    await recordAccountEvent(tx, {
      actor: personActing(user.id, origin),
      action,
      userId: user.id,
      at: now,
    });
  }
  return changed;
}

/** Both addresses are notified, so that whoever lost theirs learns it at the old one. */
async function announceChange(
  { outbox, settings }: Pick<AuthDeps, 'outbox' | 'settings'>,
  tx: Transaction,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  for (const email of [from, to]) {
    if (email !== null && to !== null) {
      const values = { link: `${settings.siteUrl}/login`, new_email: to };
      await outbox.send(tx, { to: { email }, template: 'email_changed', values });
    }
  }
}

type Effect = {
  readonly changes: UserChanges;
  readonly action: 'user.confirmed' | 'user.email_changed' | 'user.phone_changed' | null;
  /** Secrets sent to an address that is no longer the user's, or no longer needed. */
  readonly voids: readonly OneTimePurpose[];
};

const EMAIL_SECRETS: readonly OneTimePurpose[] = [
  'confirmation',
  'recovery',
  'magic_link',
  'reauthentication',
  'email_change_current',
  'email_change_new',
];

function effectOf(purpose: OneTimePurpose, user: User, now: Date): Effect {
  const effects = {
    confirmation: () => confirmation(user, now),
    recovery: () => proof(user, now),
    magic_link: () => proof(user, now),
    email_change_current: () => emailChange(user, now),
    email_change_new: () => emailChange(user, now),
    phone_confirmation: () => ({
      changes: { phoneConfirmedAt: user.phoneConfirmedAt ?? now },
      action: user.phoneConfirmedAt === null ? ('user.confirmed' as const) : null,
      voids: [],
    }),
    phone_change: () => ({
      changes: { phone: user.newPhone, phoneConfirmedAt: now, newPhone: null },
      action: 'user.phone_changed' as const,
      voids: ['phone_confirmation'] as const,
    }),
    reauthentication: () => ({ changes: {}, action: null, voids: [] }),
  } satisfies Record<OneTimePurpose, () => Effect>;
  return effects[purpose]();
}

function confirmation(user: User, now: Date): Effect {
  return {
    changes: { emailConfirmedAt: user.emailConfirmedAt ?? now },
    action: user.emailConfirmedAt === null ? 'user.confirmed' : null,
    voids: ['magic_link'],
  };
}

/**
 * Someone who signs in by a message without having confirmed the account may not be who created it: a password that
 * somebody else may have chosen is removed.
 */
function proof(user: User, now: Date): Effect {
  return user.emailConfirmedAt === null
    ? {
        changes: { emailConfirmedAt: now, passwordHash: null },
        action: 'user.confirmed',
        voids: ['confirmation'],
      }
    : { changes: {}, action: null, voids: [] };
}

function emailChange(user: User, now: Date): Effect {
  const halves = user.emailChangeHalves + 1;
  // For an account without e-mail only the new address must confirm.
  if (user.email !== null && halves < 2) {
    return { changes: { emailChangeHalves: halves }, action: null, voids: [] };
  }
  return {
    changes: { email: user.newEmail, emailConfirmedAt: now, newEmail: null, emailChangeHalves: 0 },
    action: 'user.email_changed',
    voids: EMAIL_SECRETS,
  };
}

function isEmailChange(purpose: OneTimePurpose): boolean {
  return purpose === 'email_change_current' || purpose === 'email_change_new';
}
