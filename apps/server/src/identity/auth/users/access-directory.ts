import type { Database } from '../../../db/database.ts';
import type { AccessDirectory } from '../../../http/access.ts';
import { AppError } from '../../../http/errors.ts';
import type { ErrorCode } from '../../../http/errors.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../../http/gotrue-errors.ts';
import { PostgrestError } from '../../../http/postgrest-errors.ts';
import type { PostgrestCode } from '../../../http/postgrest-errors.ts';
import type { Credential } from '../../../http/operations.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Identity } from '../identity.ts';
import { findFirstTenant, findMembership, findSystemLevel } from './users.store.ts';

type Deps = {
  readonly database: Database;
  /** The identity of an access token, while its session is valid. */
  readonly identify: (token: string, now: Date) => Promise<Identity>;
  readonly authenticateService: AccessDirectory['authenticateService'];
  readonly clock: Clock;
  readonly tenantOf: AccessDirectory['tenantOf'];
  readonly views: Pick<AccessDirectory, 'viewOf' | 'recordView'>;
  /** The owner and the limits of a valid API token; null for an unknown secret. */
  readonly apiToken: (
    secret: string,
    now: Date,
  ) => Promise<{ userId: string; credential: Credential } | null>;
};

type Refusal = {
  readonly envelope: ErrorCode;
  readonly gotrue: GoTrueErrorKey;
  readonly postgrest: PostgrestCode;
};

/** The authentication errors, in the format of each API. */
const REFUSALS = {
  none: { envelope: 'not_authenticated', gotrue: 'no_authorization', postgrest: 'PGRST302' },
  invalid: { envelope: 'not_authenticated', gotrue: 'bad_jwt', postgrest: 'PGRST301' },
  expired: { envelope: 'session_expired', gotrue: 'bad_jwt', postgrest: 'PGRST303' },
  ended: { envelope: 'session_expired', gotrue: 'session_not_found', postgrest: 'PGRST303' },
  no_user: { envelope: 'session_expired', gotrue: 'user_not_found', postgrest: 'PGRST303' },
  banned: { envelope: 'session_expired', gotrue: 'banned_session', postgrest: 'PGRST303' },
} as const satisfies Record<string, Refusal>;

/** The prefix of every API token, so that a leaked one can be recognized. */
const API_TOKEN_PREFIX = 'pbt_';

/** Memberships are read on every request, so that a revocation takes effect immediately. */
export function createAccessDirectory({
  database,
  identify,
  authenticateService,
  clock,
  tenantOf,
  views,
  apiToken,
}: Deps): AccessDirectory {
  return {
    authenticate: async (authorization, wire) => {
      const refuse = (why: keyof typeof REFUSALS): Error => {
        const makers = {
          envelope: () => new AppError(REFUSALS[why].envelope),
          gotrue: () => new GoTrueError(REFUSALS[why].gotrue),
          postgrest: () => new PostgrestError(REFUSALS[why].postgrest),
        } satisfies Record<typeof wire, () => Error>;
        return makers[wire]();
      };
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) {
        throw refuse('none');
      }
      const now = clock.now();
      if (token.startsWith(API_TOKEN_PREFIX)) {
        const owner = wire === 'envelope' ? await apiToken(token, now) : null;
        if (owner === null) {
          throw refuse('invalid');
        }
        return owner;
      }
      const identity = await identify(token, now);
      if (identity.kind !== 'live') {
        throw refuse(identity.kind);
      }
      const { userId, ...session } = identity;
      return { userId, credential: { ...session, kind: 'session' } };
    },
    authenticateService,
    membershipIn: (userId, tenantId) =>
      database.readAsOwner((tx) => findMembership(tx, userId, tenantId)),
    firstTenantOf: (userId, reach) =>
      database.readAsOwner((tx) => findFirstTenant(tx, userId, reach)),
    systemLevelOf: (userId) => database.readAsOwner((tx) => findSystemLevel(tx, userId)),
    tenantOf,
    ...views,
  };
}
