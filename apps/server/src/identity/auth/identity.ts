import type { Database } from '../../db/database.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { AssuranceLevel } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccessTokens, TokenReader, TokenReading } from './tokens/access-token.ts';
import type { Assurance, LiveSessions } from './sessions/live-sessions.ts';
import { loadSessionStatus } from './sessions/sessions.store.ts';
import { findUser } from './users/users.store.ts';

/** The result of verifying an access token. */
export type Identity =
  | {
      readonly kind: 'live';
      readonly userId: string;
      readonly sessionId: string;
      readonly level: AssuranceLevel;
      /** The account has a second factor that this session has not shown. */
      readonly owesSecondStep: boolean;
    }
  | { readonly kind: 'invalid' | 'expired' | 'ended' | 'banned' | 'no_user' };

type Deps = {
  readonly database: Database;
  readonly tokens: TokenReader;
  readonly live: LiveSessions;
};

/** Access tokens of an ended session are rejected: immediately by this process, within ten seconds by others. */
export async function identify(
  { database, tokens, live }: Deps,
  token: string,
  now: Date,
): Promise<Identity> {
  const reading = await tokens.read(token, now);
  if (reading.kind !== 'valid') {
    return reading;
  }
  const { userId, sessionId } = reading;
  const known = live.find(reading);
  // A token of a higher level than cached was issued since.
  if (known !== null && (known.level === 'aal2' || reading.level === 'aal1')) {
    return liveIdentity(reading, known);
  }
  const status = await live.ask(reading, () =>
    database.readAsOwner((tx) => loadSessionStatus(tx, { id: sessionId, userId }, now)),
  );
  if (status.kind === 'live') {
    return liveIdentity(reading, status);
  }
  const isGone =
    status.kind === 'ended' && (await database.asOwner((tx) => findUser(tx, userId))) === null;
  return { kind: isGone ? 'no_user' : status.kind };
}

type Reading = Extract<TokenReading, { kind: 'valid' }>;

/** A token issued before the session was raised counts for the level in the token, and never for a higher one. */
function liveIdentity({ userId, sessionId, level: claimed }: Reading, assurance: Assurance) {
  const level = claimed === 'aal2' ? assurance.level : 'aal1';
  const owesSecondStep = level === 'aal1' && assurance.hasFactor;
  return { kind: 'live', userId, sessionId, level, owesSecondStep } as const;
}

/** Throws GoTrue's error unless the caller is one of the operator's programs. */
export async function refuseUnlessService(
  { tokens, clock }: { tokens: AccessTokens; clock: Clock },
  authorization: string | undefined,
): Promise<void> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    throw new GoTrueError('no_authorization');
  }
  const kind = await tokens.readService(token, clock.now());
  if (kind !== 'service') {
    throw new GoTrueError(kind === 'user' ? 'not_admin' : 'bad_jwt');
  }
}
