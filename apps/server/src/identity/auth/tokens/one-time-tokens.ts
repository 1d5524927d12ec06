import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { sha256 } from '../../../platform/sha256.ts';
import type { AuthMethod } from './access-token.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { insertFlowState } from '../sign-in/flow-states.store.ts';
import {
  countCodeFailure,
  deleteOneTimeTokens,
  lockByAddress,
  lockByLink,
  putOneTimeToken,
} from './one-time-tokens.store.ts';
import type { OneTimePurpose, OneTimeToken } from './one-time-tokens.store.ts';

const MINUTE_MS = 60_000;
/** ASVS 6.5.5: an out-of-band code lives 10 minutes; a link, which cannot be guessed, 60. */
const LINK_LIFE_MS = 60 * MINUTE_MS;
const CODE_LIFE_MS = 10 * MINUTE_MS;
const LINK_BYTES = 32;
const CODE_DIGITS = 6;
/** A code is one of a million: after this many wrong attempts it is void. */
const CODE_TRIES = 5;
/** Marks a link that returns with a PKCE code, for the service and its clients. */
const PKCE_PREFIX = 'pkce_';

/** What only the reader of the message knows. */
export type OneTimeSecret = { readonly link: string; readonly code: string };

type Wanted = {
  readonly userId: string;
  readonly purpose: OneTimePurpose;
  readonly sentTo: string;
  /** Present if the requester can prove it later. */
  readonly pkce?: { readonly challenge: CodeChallenge; readonly by: AuthMethod } | null;
};

/** Voids an older secret of the same purpose. */
export async function issueOneTimeToken(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Transaction,
  { userId, purpose, sentTo, pkce = null }: Wanted,
): Promise<OneTimeSecret> {
  const now = clock.now();
  const flowId = pkce === null ? null : randomUUID();
  if (pkce !== null && flowId !== null) {
    const flow = { id: flowId, userId, challenge: pkce.challenge, authenticatedBy: pkce.by };
    await insertFlowState(tx, flow, now);
  }
  const secret = randomBytes(LINK_BYTES).toString('base64url');
  const link = flowId === null ? secret : `${PKCE_PREFIX}${secret}`;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await putOneTimeToken(tx, {
    userId,
    purpose,
    sentTo,
    linkSha256: sha256(link),
    codeSha256: hashCode({ userId, purpose }, code),
    flowId,
    linkExpiresAt: new Date(now.getTime() + LINK_LIFE_MS),
    codeExpiresAt: new Date(now.getTime() + CODE_LIFE_MS),
  });
  return { link, code };
}

export function isPkceLink(link: string): boolean {
  return link.startsWith(PKCE_PREFIX);
}

/** Consumes and returns the token of a link; null if it is unknown, used, voided, expired or for another purpose. */
export async function useLink(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Transaction,
  { link, purposes }: { link: string; purposes: readonly OneTimePurpose[] },
): Promise<OneTimeToken | null> {
  const token = await lockByLink(tx, sha256(link));
  if (token === null || !purposes.includes(token.purpose)) {
    return null;
  }
  await deleteOneTimeTokens(tx, token.userId, [token.purpose]);
  return token.linkExpiresAt > clock.now() ? token : null;
}

/** Like `useLink`, with the code sent to an address. A wrong code counts against every token it was tried on. */
export async function useCode(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Transaction,
  tried: { code: string; sentTo: string; purposes: readonly OneTimePurpose[] },
): Promise<OneTimeToken | null> {
  const now = clock.now();
  const tokens = await lockByAddress(tx, tried.sentTo, tried.purposes);
  const alive = tokens.filter(
    ({ codeExpiresAt, codeFailures }) => codeExpiresAt > now && codeFailures < CODE_TRIES,
  );
  const found = alive.find((token) => isSameHash(token.codeSha256, hashCode(token, tried.code)));
  if (found === undefined) {
    for (const token of alive) {
      await countCodeFailure(tx, token);
    }
    return null;
  }
  await deleteOneTimeTokens(tx, found.userId, [found.purpose]);
  return found;
}

/** Salted with the user's id, so that equal codes of two users are stored differently. */
function hashCode({ userId, purpose }: Pick<OneTimeToken, 'userId' | 'purpose'>, code: string) {
  return sha256(`${userId}|${purpose}|${code}`);
}

function isSameHash(stored: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(hash));
}
