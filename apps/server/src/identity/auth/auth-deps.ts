import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { AssuranceLevel } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import type { Turnstile } from '../../platform/turnstile.ts';
import type { InviteGate } from '../../billing/invitation-codes/invite-gate.port.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import type { InvitationGate } from './sign-in/invitation-gate.port.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { LoginLimiter } from './sign-in/login-limiter.ts';
import type { Origin } from './origin.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RequestLimiter } from './sign-in/request-limiter.ts';

export type AuthSettings = {
  /** Where people reach the app. */
  readonly siteUrl: string;
  /** Where this service is reached; issuer of its tokens. */
  readonly authUrl: string;
  readonly redirectAllowList: readonly string[];
  /** Whether people may register themselves. */
  readonly signupsOpen: boolean;
  /** Takes an address for confirmed without asking. */
  readonly autoconfirm: { readonly email: boolean; readonly phone: boolean };
  /** Whether a new password needs the present one, unless the session came from a recovery. */
  readonly requireCurrentPassword: boolean;
};

/** What every part of the auth service works with. */
export type AuthDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly passwords: Passwords;
  readonly limiter: LoginLimiter;
  /** Where sign-ins that were counted wait for each other, so that many at once leave room to other requests. */
  readonly signInTurn: Turnstile;
  readonly devices: KnownDevices;
  readonly requests: RequestLimiter;
  readonly tokens: AccessTokens;
  readonly live: LiveSessions;
  readonly outbox: Pick<Outbox, 'send'>;
  readonly invites: InviteGate;
  readonly invitations: InvitationGate;
  readonly settings: AuthSettings;
};

/** A signed-in person, in one of their sessions. */
export type SessionCaller = { readonly userId: string; readonly sessionId: string };

/** As `SessionCaller`, at the level that the session has reached. */
export type LeveledCaller = SessionCaller & { readonly level: AssuranceLevel };

export function anonymous({ requestId }: Pick<Origin, 'requestId'>): Actor {
  return { kind: 'anonymous', userId: null, requestId };
}

export function personActing(userId: string, { requestId }: Pick<Origin, 'requestId'>): Actor {
  return { kind: 'user', userId, requestId };
}
