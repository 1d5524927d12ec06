import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { AccountAuth } from './users/accounts.port.ts';
import type { Origin } from './origin.ts';
import { recordAccountEvent } from './users/account-events.ts';
import { personActing } from './auth-deps.ts';
import type { AuthDeps, SessionCaller } from './auth-deps.ts';
import { cancelEmailChange } from './users/cancel-email-change.ts';
import { preparePassword, setPassword } from './passwords/change-password.ts';
import { toEmail, toPhone } from './users/contact.ts';
import { redirectTarget } from './sign-in/redirect-target.ts';
import type { Return } from './sign-in/send-one-time.ts';
import { refreshSession } from './sessions/sessions.ts';
import type { IssuedSession } from './sessions/sessions.ts';
import { deleteSession, deleteSessions, listSessions } from './sessions/sessions.store.ts';
import type { LogoutScope } from './sessions/sessions.store.ts';
import { signInWithPassword } from './sign-in/sign-in.ts';
import type { SignInResult } from './sign-in/sign-in.ts';
import { signUp } from './sign-in/sign-up.ts';
import type { SignUpResult } from './sign-in/sign-up.ts';
import { findUser, listMemberships, lockUser } from './users/users.store.ts';
import type { Contact } from './users/users.store.ts';

export type { IssuedSession } from './sessions/sessions.ts';

/** Sessions and accounts for both APIs: `/auth/v1` in GoTrue's terms and the account calls in ours. */
export type AuthService = Omit<AccountAuth, 'signIn' | 'signOut'> & {
  readonly signIn: (login: Contact, password: string, from: Origin) => Promise<SignInResult>;
  /** Throws GoTrue's errors. */
  readonly refresh: (refreshToken: string) => Promise<IssuedSession>;
  /** Like the account call, with a redirect target for the link. */
  readonly register: (request: Parameters<typeof signUp>[1], from: Origin) => Promise<SignUpResult>;
  /** Logs the end of sessions other than the caller's own if the origin of the request is given. */
  readonly signOut: (caller: SessionCaller, scope: LogoutScope, from?: Origin) => Promise<void>;
};

export function createAuthService(deps: AuthDeps): AuthService {
  const { database, clock } = deps;
  return {
    signIn: (contact, password, from) =>
      signInWithPassword(deps, { contact: asTyped(contact), password }, from),
    refresh: (refreshToken) => refreshSession(deps, refreshToken),
    register: (request, from) => signUp(deps, request, from),
    signUp: ({ contact, ...request }, from) =>
      signUp(deps, { ...request, contact: accepted(contact), returns: toSite(deps) }, from),
    signOut: (caller, scope, from) => signOut(deps, caller, { scope, from }),
    user: (userId) => database.asOwner((tx) => findUser(tx, userId)),
    memberships: (userId) => database.asOwner((tx) => listMemberships(tx, userId)),
    changePassword: (caller, change, from) => changePassword(deps, caller, { change, from }),
    cancelEmailChange: (userId, from) => cancelEmailChange(deps, userId, from),
    sessions: (userId) => database.asOwner((tx) => listSessions(tx, userId, clock.now())),
    endSession: (caller, sessionId) => endSession(deps, caller, sessionId),
  };
}

type Ending = { readonly scope: LogoutScope; readonly from: Origin | undefined };

function signOut(
  { database, clock, live }: AuthDeps,
  caller: SessionCaller,
  { scope, from }: Ending,
): Promise<void> {
  const change = database.asOwner(async (tx) => {
    await deleteSessions(tx, caller, scope);
    if (scope !== 'local' && from !== undefined) {
      await recordAccountEvent(tx, {
        actor: personActing(caller.userId, from),
        action: 'user.sessions_ended',
        userId: caller.userId,
        details: { scope },
        at: clock.now(),
      });
    }
  });
  return live.endedBy(caller.userId, change);
}

function accepted(contact: Contact): Contact {
  return 'email' in contact ? { email: toEmail(contact.email) } : { phone: toPhone(contact.phone) };
}

/** Normalizes addresses and numbers as stored; a sign-in does not need them to be valid. */
function asTyped(contact: Contact): Contact {
  return 'email' in contact
    ? { email: contact.email.trim().toLowerCase() }
    : { phone: contact.phone.replaceAll(/[+\s]/g, '') };
}

function toSite({ settings }: AuthDeps): Return {
  const rule = { siteUrl: settings.siteUrl, allowList: settings.redirectAllowList };
  return { redirectTo: redirectTarget(rule, []), challenge: null };
}

type Change = {
  readonly change: Parameters<AccountAuth['changePassword']>[1];
  readonly from: Origin;
};

async function changePassword(
  deps: AuthDeps,
  caller: SessionCaller,
  { change, from }: Change,
): Promise<void> {
  const { database } = deps;
  await deps.requests.count('update_user', from.address);
  const user = await database.asOwner((tx) => findUser(tx, caller.userId));
  if (user === null) {
    throw new GoTrueError('user_not_found');
  }
  const password = await preparePassword(deps, caller, {
    user,
    origin: from,
    change: { password: change.newPassword, currentPassword: change.currentPassword },
  });
  const changing = database.asOwner(async (tx) => {
    const locked = await lockUser(tx, caller.userId);
    if (locked === null) {
      throw new GoTrueError('user_not_found');
    }
    const setting = { user: locked, caller, password, endOthers: change.signOutOthers };
    await setPassword(deps, tx, { ...setting, origin: from });
  });
  await deps.live.endedBy(caller.userId, changing);
}

function endSession(
  { database, clock, live }: AuthDeps,
  caller: { userId: string; requestId: string },
  sessionId: string,
): Promise<boolean> {
  const change = database.asOwner(async (tx) => {
    const wasThere = await deleteSession(tx, { userId: caller.userId, sessionId });
    if (wasThere) {
      await recordAccountEvent(tx, {
        actor: personActing(caller.userId, caller),
        action: 'user.sessions_ended',
        userId: caller.userId,
        details: { scope: 'one' },
        at: clock.now(),
      });
    }
    return wasThere;
  });
  return live.endedBy(sessionId, change);
}
