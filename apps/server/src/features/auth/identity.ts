import type { Database } from '../../db/database.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccessTokens, TokenReader } from './access-token.ts';
import type { LiveSessions } from './live-sessions.ts';
import { sessionStanding } from './sessions.store.ts';
import { findUser } from './users.store.ts';

/** What an access token turns out to be. */
export type Identity =
  | { readonly kind: 'live'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'invalid' | 'expired' | 'ended' | 'banned' | 'no_user' };

type Deps = {
  readonly database: Database;
  readonly tokens: TokenReader;
  readonly live: LiveSessions;
};

/** Once a session has ended its access tokens are worth nothing: here at once, elsewhere within ten seconds. */
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
  if (live.has(reading)) {
    return { kind: 'live', userId, sessionId };
  }
  const standing = await live.ask(reading, () =>
    database.readAsOwner((tx) => sessionStanding(tx, { id: sessionId, userId }, now)),
  );
  if (standing === 'live') {
    return { kind: 'live', userId, sessionId };
  }
  const isGone =
    standing === 'ended' && (await database.asOwner((tx) => findUser(tx, userId))) === null;
  return { kind: isGone ? 'no_user' : standing };
}

/** Throws what GoTrue answers to whoever is not a program of the operator's. */
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
