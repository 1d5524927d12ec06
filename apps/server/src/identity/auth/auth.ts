import type { AuthConfig, RemoteAuthConfig } from '../../config/auth.ts';
import type { Database } from '../../db/database.ts';
import type { Operation } from '../../http/contract.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { createTurnstile } from '../../platform/turnstile.ts';
import type { InviteGate } from '../../billing/invitation-codes/invite-gate.port.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { createAccessTokens } from './tokens/access-token.ts';
import type { AuthDeps, AuthSettings } from './auth-deps.ts';
import { createAuthService } from './auth.service.ts';
import type { AuthService } from './auth.service.ts';
import { remoteAccounts, notServedHere } from './remote/remote-accounts.ts';
import { goTrueRoutes } from './gotrue/gotrue.routes.ts';
import type { GoTrueHandlers } from './gotrue/gotrue.routes.ts';
import { identify, refuseUnlessService } from './identity.ts';
import type { Identity } from './identity.ts';
import type { InvitationGate } from './sign-in/invitation-gate.port.ts';
import { createKeyRing } from './tokens/key-ring.ts';
import { createKnownDevices } from './sessions/known-devices.ts';
import { createLiveSessions } from './sessions/live-sessions.ts';
import { createLoginLimiter } from './sign-in/login-limiter.ts';
import { notNow } from './tokens/hashing.ts';
import type { Hashing } from './tokens/hashing.ts';
import { HASHED_AT_ONCE, PASSWORDS_WAITING, createPasswords } from './passwords/passwords.ts';
import type { Passwords } from './passwords/passwords.ts';
import { rememberReadings } from './sessions/remembered-readings.ts';
import { remoteIdentity } from './remote/remote-auth.ts';
import { createRequestLimiter } from './sign-in/request-limiter.ts';
import { sweepAuth } from './sessions/sweep.ts';

type Deps = {
  readonly config: AuthConfig;
  readonly siteUrl: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly queue: Queue;
  readonly outbox: Outbox;
  readonly invites: InviteGate;
  readonly invitations: InvitationGate;
  readonly outbound: Outbound;
  /** Where passwords are hashed; defaults to this process. */
  readonly hashing: Hashing | undefined;
};

export type Auth = {
  readonly service: AuthService;
  readonly passwords: Passwords;
  /** Resolves an access token to its identity. */
  readonly identify: (token: string, now: Date) => Promise<Identity>;
  /** Throws unless the bearer token is a service token. */
  readonly authenticateService: (authorization: string | undefined) => Promise<void>;
  readonly routes: (operations: readonly Operation[]) => GoTrueHandlers;
  readonly startWorker: () => Promise<void>;
};

const EVERY_HOUR = '23 * * * *';

/** Composes the auth service: our own, or the remote one at AUTH_URL. */
export function createAuth(deps: Deps): Auth {
  const { remote } = deps.config;
  return remote === null ? ownAuth(deps) : remoteAuth(deps, remote);
}

/** Accounts, sessions and messages belong to the remote service; this one verifies its tokens. */
function remoteAuth({ database, clock, hashing, outbound }: Deps, config: RemoteAuthConfig): Auth {
  return {
    service: remoteAccounts(database, config.url),
    passwords: createPasswords({ hashing }),
    identify: remoteIdentity({ config, database, clock, outbound }),
    authenticateService: () => Promise.reject(new GoTrueError('not_found')),
    routes: notServedHere,
    startWorker: () => Promise.resolve(),
  };
}

function ownAuth(deps: Deps): Auth {
  const { config, siteUrl, database, clock, box, queue } = deps;
  const settings: AuthSettings = { ...config, siteUrl, authUrl: `${siteUrl}/auth/v1` };
  const keys = createKeyRing(database, box);
  const tokens = createAccessTokens(keys, settings.authUrl, config.accessTokenLifeSeconds);
  const reader = rememberReadings(tokens, keys);
  const passwords = createPasswords({ hashing: deps.hashing });
  const live = createLiveSessions(clock);
  const points = config.requestsPerAddress;
  const parts: AuthDeps = {
    ...deps,
    settings,
    passwords,
    tokens,
    live,
    // One more than the concurrent hashes, so that its database queries overlap with another one's hash.
    signInTurn: createTurnstile({
      width: HASHED_AT_ONCE + 1,
      places: PASSWORDS_WAITING,
      refuse: notNow,
    }),
    limiter: createLoginLimiter({ pool: database.pool, clock }),
    devices: createKnownDevices({ box, clock, siteUrl }),
    requests: createRequestLimiter({ pool: database.pool, database, clock, points }),
  };
  const service = createAuthService(parts);
  return {
    service,
    passwords,
    identify: (token, now) => identify({ database, tokens: reader, live }, token, now),
    authenticateService: (authorization) => refuseUnlessService({ tokens, clock }, authorization),
    routes: () => goTrueRoutes({ deps: parts, service, keys }),
    startWorker: async () => {
      await queue.work('auth.sweep', () => sweepAuth({ database, clock, keys }));
      await queue.schedule('auth.sweep', EVERY_HOUR);
    },
  };
}
