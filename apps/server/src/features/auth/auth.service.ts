import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../db/database.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { ACCESS_TOKEN_LIFE_S } from './access-token.ts';
import type { AccessTokens } from './access-token.ts';
import type { LoginLimiter } from './login-limiter.ts';
import type { Passwords } from './passwords.ts';
import { decideRefresh } from './refresh-decision.ts';
import { issueRefreshToken, readRefreshToken } from './refresh-token.ts';
import { countRefresh, deleteSessions, insertSession, lockSession } from './sessions.store.ts';
import type { LogoutScope, Session } from './sessions.store.ts';
import { findUser, findUserByLogin, listMemberships, recordSignIn } from './users.store.ts';
import type { TenantMembership, User } from './users.store.ts';

const ABSOLUTE_SESSION_LIFE_MS = 90 * 86_400_000;

export type IssuedSession = {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly user: User;
};

type PasswordLogin = { readonly email: string } | { readonly phone: string };

export type SignInRefusal =
  | { readonly kind: 'invalid_credentials' }
  | { readonly kind: 'email_not_confirmed' }
  | { readonly kind: 'user_banned' }
  | { readonly kind: 'rate_limited'; readonly waitSeconds: number };

type SignInResult = { readonly kind: 'signed_in'; readonly session: IssuedSession } | SignInRefusal;

export type AuthService = {
  readonly signIn: (
    login: PasswordLogin,
    password: string,
    address: string,
  ) => Promise<SignInResult>;
  /** Throws what GoTrue would answer. */
  readonly refresh: (refreshToken: string) => Promise<IssuedSession>;
  readonly signOut: (
    caller: { userId: string; sessionId: string },
    scope: LogoutScope,
  ) => Promise<void>;
  readonly user: (userId: string) => Promise<User | null>;
  readonly memberships: (userId: string) => Promise<TenantMembership[]>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly limiter: LoginLimiter;
  readonly tokens: AccessTokens;
};

export function createAuthService(deps: Deps): AuthService {
  const { database } = deps;
  return {
    signIn: (login, password, address) => signIn(deps, { login, password, address }),
    refresh: (refreshToken) => refresh(deps, refreshToken),
    signOut: (caller, scope) => database.asOwner((tx) => deleteSessions(tx, caller, scope)),
    user: (userId) => database.asOwner((tx) => findUser(tx, userId)),
    memberships: (userId) => database.asOwner((tx) => listMemberships(tx, userId)),
  };
}

type Attempt = { login: PasswordLogin; password: string; address: string };

async function signIn(deps: Deps, { login, password, address }: Attempt): Promise<SignInResult> {
  const { database, passwords, limiter, clock } = deps;
  const name = loginName(login);
  const waitSeconds = await limiter.waitSeconds(name, address);
  if (waitSeconds !== null) {
    return { kind: 'rate_limited', waitSeconds };
  }
  const user = await database.asOwner((tx) => findUserByLogin(tx, login));
  const matches = await passwords.matches(user?.passwordHash ?? null, password);
  if (user === null || !matches) {
    await limiter.recordFailure(name, address);
    return { kind: 'invalid_credentials' };
  }
  const refusal = whyRefused(user, login, clock.now());
  if (refusal !== null) {
    return { kind: refusal };
  }
  const session = await database.asOwner((tx) => openSession(deps, tx, user));
  return { kind: 'signed_in', session };
}

function loginName(login: PasswordLogin): string {
  return 'email' in login ? login.email.trim().toLowerCase() : login.phone.replaceAll(/[+\s]/g, '');
}

function whyRefused(
  user: User,
  login: PasswordLogin,
  now: Date,
): 'email_not_confirmed' | 'user_banned' | null {
  if (user.bannedUntil !== null && user.bannedUntil > now) {
    return 'user_banned';
  }
  const confirmedAt = 'email' in login ? user.emailConfirmedAt : user.phoneConfirmedAt;
  return confirmedAt === null ? 'email_not_confirmed' : null;
}

async function openSession(
  { clock, tokens }: Deps,
  tx: Transaction,
  user: User,
): Promise<IssuedSession> {
  const now = clock.now();
  const session: Session = {
    id: randomUUID(),
    userId: user.id,
    refreshKey: randomBytes(32),
    counter: 0,
    refreshedAt: now,
    createdAt: now,
    notAfter: new Date(now.getTime() + ABSOLUTE_SESSION_LIFE_MS),
  };
  await insertSession(tx, session);
  await recordSignIn(tx, user.id, now);
  return issue(tokens, { session, user: { ...user, lastSignInAt: now, updatedAt: now }, now });
}

/** Ending a stolen session must outlive the refusal, so the decision is made inside the transaction and said after it. */
async function refresh(
  { database, clock, tokens }: Deps,
  refreshToken: string,
): Promise<IssuedSession> {
  const claim = readRefreshToken(refreshToken);
  if (claim === null) {
    throw new GoTrueError('refresh_token_malformed');
  }
  const outcome = await database.asOwner(async (tx) => {
    const now = clock.now();
    const session = await lockSession(tx, claim.sessionId);
    if (session === null || !claim.isSignedWith(session.refreshKey)) {
      return 'refresh_token_not_found';
    }
    const user = await findUser(tx, session.userId);
    if (user === null || (user.bannedUntil !== null && user.bannedUntil > now)) {
      return 'user_banned';
    }
    const decision = decideRefresh(session, claim.counter, now);
    if (decision === 'rotate') {
      await countRefresh(tx, session.id, session.counter + 1, now);
      return issue(tokens, { session: { ...session, counter: session.counter + 1 }, user, now });
    }
    if (decision === 'reissue') {
      return issue(tokens, { session, user, now });
    }
    if (decision === 'reuse') {
      await deleteSessions(tx, { userId: user.id, sessionId: session.id }, 'local');
    }
    return REFUSALS[decision];
  });
  if (typeof outcome === 'string') {
    throw new GoTrueError(outcome);
  }
  return outcome;
}

const REFUSALS = {
  reuse: 'refresh_token_already_used',
  expired: 'session_expired',
  not_issued: 'refresh_token_not_issued',
} as const;

async function issue(
  tokens: AccessTokens,
  { session, user, now }: { session: Session; user: User; now: Date },
): Promise<IssuedSession> {
  const { token, expiresAt } = await tokens.sign(
    {
      userId: user.id,
      sessionId: session.id,
      email: user.email ?? '',
      phone: user.phone ?? '',
      appMetadata: appMetadata(user),
      userMetadata: user.userMetadata,
      authenticatedAt: session.createdAt,
    },
    now,
  );
  return {
    accessToken: token,
    expiresInSeconds: ACCESS_TOKEN_LIFE_S,
    expiresAt,
    refreshToken: issueRefreshToken(session.id, session.counter, session.refreshKey),
    user,
  };
}

export function appMetadata({ email, phone }: Pick<User, 'email' | 'phone'>): {
  provider: string;
  providers: string[];
} {
  const providers = [...(email === null ? [] : ['email']), ...(phone === null ? [] : ['phone'])];
  return { provider: providers[0] ?? 'email', providers };
}
