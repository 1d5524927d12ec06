import { randomBytes } from 'node:crypto';
import { brokenUniqueIndex } from '../../../db/conflicts.ts';
import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../../http/gotrue-errors.ts';
import { sha256 } from '../../../platform/sha256.ts';
import type { Origin } from '../origin.ts';
import type { AuthMethod } from '../tokens/access-token.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { provesChallenge } from '../tokens/code-challenge.ts';
import { addressOf } from '../users/contact.ts';
import { deleteFlowState, lockByAuthCode, setAuthCode } from './flow-states.store.ts';
import { tooManyGuesses } from './login-limiter.ts';
import { useCode, useLink } from '../tokens/one-time-tokens.ts';
import type { OneTimePurpose, OneTimeToken } from '../tokens/one-time-tokens.store.ts';
import { proveAddress } from './prove-address.ts';
import { isBanned, openSession } from '../sessions/sessions.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { findUser, lockUser } from '../users/users.store.ts';
import type { Contact, User } from '../users/users.store.ts';

/** GoTrue: an authorization code must be exchanged within five minutes. */
const AUTH_CODE_LIFE_MS = 300_000;

/** The purposes that each `type` of a verification may use. `email` is any sign-in by e-mail. */
const PURPOSES: ReadonlyMap<string, readonly OneTimePurpose[]> = new Map([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['magic_link']],
  ['email', ['confirmation', 'magic_link']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['sms', ['phone_confirmation']],
  ['phone_change', ['phone_change']],
]);

export type Verified =
  | { readonly kind: 'session'; readonly session: IssuedSession }
  /** To be exchanged by the holder of the challenge's verifier. */
  | { readonly kind: 'auth_code'; readonly code: string }
  /** The other address must confirm too. */
  | { readonly kind: 'halfway' };

type LinkUse = {
  readonly type: string;
  readonly link: string;
  /** Whether the caller follows a link in a browser, where a PKCE sign-in ends with a code. */
  readonly isBrowser: boolean;
};

/** Throws `otp_expired` for a link that does not work, for whatever reason. */
export async function verifyLink(
  deps: AuthDeps,
  { type, link, isBrowser }: LinkUse,
  origin: Origin,
): Promise<Verified> {
  await deps.requests.count('verify', origin.address);
  return inTransaction(deps, isBrowser ? 'link_expired' : 'otp_expired', async (tx) => {
    const token = await useLink(deps, tx, { link, purposes: PURPOSES.get(type) ?? [] });
    return token === null ? null : accept(deps, tx, { token, isBrowser, origin });
  });
}

type CodeUse = { readonly type: string; readonly contact: Contact; readonly code: string };

/** Like `verifyLink`, with the code of a message; wrong codes are counted per address and per network address. */
export async function verifyCode(
  deps: AuthDeps,
  { type, contact, code }: CodeUse,
  origin: Origin,
): Promise<Verified> {
  await deps.requests.count('verify', origin.address);
  const sentTo = addressOf(contact);
  const attempt = await deps.limiter.countGuess(`code:${sentTo}`, origin.address);
  if (attempt.kind === 'refused') {
    throw tooManyGuesses(attempt);
  }
  try {
    const verified = await inTransaction(deps, 'otp_expired', async (tx) => {
      const purposes = PURPOSES.get(type) ?? [];
      const token = await useCode(deps, tx, { code, sentTo, purposes });
      return token === null ? null : accept(deps, tx, { token, isBrowser: false, origin });
    });
    await attempt.refund();
    return verified;
  } catch (error) {
    if (!(error instanceof GoTrueError && error.code === 'otp_expired')) {
      await attempt.refund();
    }
    throw error;
  }
}

/**
 * Consuming a secret or counting a wrong one must be committed despite the error, so it is thrown after the
 * transaction.
 */
async function inTransaction(
  { database }: AuthDeps,
  refusal: GoTrueErrorKey,
  use: (tx: Transaction) => Promise<Verified | null>,
): Promise<Verified> {
  const verified = await database.asOwner(use).catch((error: unknown) => {
    const index = brokenUniqueIndex(error);
    if (index === 'users_email_idx' || index === 'users_phone_idx') {
      throw new GoTrueError(index === 'users_email_idx' ? 'email_exists' : 'phone_exists');
    }
    throw error;
  });
  if (verified === null) {
    throw new GoTrueError(refusal);
  }
  return verified;
}

type Accepted = { token: OneTimeToken; isBrowser: boolean; origin: Origin };

async function accept(
  deps: AuthDeps,
  tx: Transaction,
  { token, isBrowser, origin }: Accepted,
): Promise<Verified | null> {
  const user = await lockUser(tx, token.userId);
  if (user === null || !isStillAddressed(user, token) || isBanned(user, deps.clock.now())) {
    return null;
  }
  const proved = await proveAddress(deps, tx, { user, token, origin });
  if (proved === 'halfway') {
    return { kind: 'halfway' };
  }
  if (isBrowser && token.flowId !== null) {
    return { kind: 'auth_code', code: await issueAuthCode(deps, tx, token.flowId) };
  }
  const by: AuthMethod = token.purpose === 'recovery' ? 'recovery' : 'otp';
  return { kind: 'session', session: await openSession(deps, tx, { user: proved, by, origin }) };
}

/** A message to a former address of the user proves nothing. */
function isStillAddressed(user: User, { purpose, sentTo }: OneTimeToken): boolean {
  const expected = {
    confirmation: user.email,
    recovery: user.email,
    magic_link: user.email,
    email_change_current: user.email,
    email_change_new: user.newEmail,
    phone_confirmation: user.phone,
    phone_change: user.newPhone,
    reauthentication: user.email ?? user.phone,
  } satisfies Record<OneTimePurpose, string | null>;
  return expected[purpose] === sentTo;
}

async function issueAuthCode({ clock }: AuthDeps, tx: Transaction, flowId: string) {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + AUTH_CODE_LIFE_MS);
  await setAuthCode(tx, flowId, { sha256: sha256(code), expiresAt });
  return code;
}

/** Completes a PKCE sign-in: the link's code, with the verifier that only its initiator has. */
export async function exchangeAuthCode(
  deps: AuthDeps,
  { authCode, verifier }: { authCode: string; verifier: string },
  origin: Origin,
): Promise<IssuedSession> {
  const outcome = await deps.database.asOwner(async (tx) => {
    const flow = await lockByAuthCode(tx, sha256(authCode));
    const user = flow === null ? null : await findUser(tx, flow.userId);
    if (flow === null || user === null) {
      return 'flow_state_not_found';
    }
    const now = deps.clock.now();
    if (flow.authCodeExpiresAt === null || flow.authCodeExpiresAt <= now) {
      await deleteFlowState(tx, flow.id);
      return 'flow_state_expired';
    }
    if (!provesChallenge(flow.challenge, verifier)) {
      return 'bad_code_verifier';
    }
    await deleteFlowState(tx, flow.id);
    return isBanned(user, now)
      ? 'user_banned'
      : openSession(deps, tx, { user, by: flow.authenticatedBy, origin });
  });
  if (typeof outcome === 'string') {
    throw new GoTrueError(outcome);
  }
  return outcome;
}
