import type { Database } from '../../db/database.ts';
import type { AccessDirectory } from '../../http/access.ts';
import { AppError } from '../../http/errors.ts';
import type { ErrorCode } from '../../http/errors.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../http/gotrue-errors.ts';
import type { Credential } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccessTokens } from './access-token.ts';
import { sessionExists } from './sessions.store.ts';
import { findLevel, findSystemLevel } from './users.store.ts';

type Deps = {
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly tenantOfClient: AccessDirectory['tenantOfClient'];
  /** The owner and the limits of a live API token; null for a secret nobody has. */
  readonly apiToken: (
    secret: string,
    now: Date,
  ) => Promise<{ userId: string; credential: Credential } | null>;
};

/** Each way a caller can fail to be known, in the words of both wires. */
const REFUSALS = {
  none: { envelope: 'not_authenticated', gotrue: 'no_authorization' },
  invalid: { envelope: 'not_authenticated', gotrue: 'bad_jwt' },
  expired: { envelope: 'session_expired', gotrue: 'bad_jwt' },
  ended: { envelope: 'session_expired', gotrue: 'session_not_found' },
} as const satisfies Record<string, { envelope: ErrorCode; gotrue: GoTrueErrorKey }>;

/** What every API token starts with, so that a leaked one can be recognised. */
const API_TOKEN_PREFIX = 'pbt_';

/** Asks the database on every request: a session that ended or a membership that was revoked counts at once. */
export function createAccessDirectory({
  database,
  tokens,
  clock,
  tenantOfClient,
  apiToken,
}: Deps): AccessDirectory {
  return {
    authenticate: async (authorization, wire) => {
      const refuse = (why: keyof typeof REFUSALS): Error =>
        wire === 'gotrue'
          ? new GoTrueError(REFUSALS[why].gotrue)
          : new AppError(REFUSALS[why].envelope);
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) {
        throw refuse('none');
      }
      const now = clock.now();
      if (token.startsWith(API_TOKEN_PREFIX)) {
        const owner = wire === 'gotrue' ? null : await apiToken(token, now);
        if (owner === null) {
          throw refuse('invalid');
        }
        return owner;
      }
      const reading = await tokens.read(token, now);
      if (reading.kind !== 'valid') {
        throw refuse(reading.kind);
      }
      const { sessionId, userId } = reading;
      const exists = await database.asOwner((tx) => sessionExists(tx, sessionId, userId, now));
      if (!exists) {
        throw refuse('ended');
      }
      return { userId, credential: { kind: 'session', sessionId } };
    },
    levelIn: (userId, tenantId) => database.asOwner((tx) => findLevel(tx, userId, tenantId)),
    systemLevelOf: (userId) => database.asOwner((tx) => findSystemLevel(tx, userId)),
    tenantOfClient,
  };
}
