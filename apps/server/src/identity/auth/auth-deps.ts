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
  /** The public URL of the app. */
  readonly siteUrl: string;
  /** The URL of this service; the issuer of its tokens. */
  readonly authUrl: string;
  readonly redirectAllowList: readonly string[];
  /** Whether self-registration is open. */
  readonly signupsOpen: boolean;
  /** Treats addresses as confirmed without a confirmation mail. */
  readonly autoconfirm: { readonly email: boolean; readonly phone: boolean };
  /** Whether a new password requires the current one, unless the session came from a recovery. */
  readonly requireCurrentPassword: boolean;
};

/** The dependencies of every part of the auth service. */
export type AuthDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly passwords: Passwords;
  readonly limiter: LoginLimiter;
  /** Queues counted sign-ins, so that a burst leaves capacity for other requests. */
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

/** A signed-in user in one of their sessions. */
export type SessionCaller = { readonly userId: string; readonly sessionId: string };

/** A `SessionCaller` with the assurance level of the session. */
export type LeveledCaller = SessionCaller & { readonly level: AssuranceLevel };

export function anonymous({ requestId }: Pick<Origin, 'requestId'>): Actor {
  return { kind: 'anonymous', userId: null, requestId };
}

export function personActing(userId: string, { requestId }: Pick<Origin, 'requestId'>): Actor {
  return { kind: 'user', userId, requestId };
}
