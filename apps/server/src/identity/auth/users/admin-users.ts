import { randomUUID } from 'node:crypto';
import { brokenUniqueIndex } from '../../../db/conflicts.ts';
import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Actor } from '../../../audit/audit-log.ts';
import { recordAccountEvent } from './account-events.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { refuseWeak } from '../passwords/password-policy.ts';
import { prepareMail, sendOneTimeMail } from '../sign-in/send-one-time.ts';
import type { OneTimeMailName, Prepared, Return } from '../sign-in/send-one-time.ts';
import { deleteSessionsOf } from '../sessions/sessions.store.ts';
import { acceptMetadata } from './user-metadata.ts';
import { changeUser, deleteUser, findUserByLogin, insertUser, lockUser } from './users.store.ts';
import type { User, UserChanges } from './users.store.ts';

/** A change of a user by one of the operator's programs; absent fields are unchanged. */
export type AdminChanges = {
  readonly email?: string;
  readonly phone?: string;
  readonly password?: string;
  readonly isEmailConfirmed?: boolean;
  readonly isPhoneConfirmed?: boolean;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
  /** Null lifts the ban. */
  readonly banMs?: number | null;
};

/** A request of one of the operator's programs. */
export type ServiceCall = { readonly requestId: string };

export async function createUserByService(
  deps: AuthDeps,
  input: AdminChanges & { id?: string },
  call: ServiceCall,
): Promise<User> {
  const changes = await toChanges(deps, input);
  return taken(
    deps.database.asOwner(async (tx) => {
      const now = deps.clock.now();
      const user = await insertUser(tx, {
        id: input.id ?? randomUUID(),
        ...changes,
        createdAt: now,
      });
      await record(deps, tx, { action: 'user.created_by_service', userId: user.id, call });
      return user;
    }),
  );
}

export async function changeUserByService(
  deps: AuthDeps,
  { id, changes: input }: { id: string; changes: AdminChanges },
  call: ServiceCall,
): Promise<User> {
  const prepared = await toChanges(deps, { ...input, userMetadata: {}, appMetadata: {} });
  return deps.live.endedBy(
    id,
    taken(
      deps.database.asOwner(async (tx) => {
        const user = await known(tx, id);
        const metadata = {
          userMetadata: acceptMetadata(user.userMetadata, input.userMetadata ?? {}),
          appMetadata: acceptMetadata(user.appMetadata, input.appMetadata ?? {}),
        };
        const changes = { ...prepared, ...metadata };
        const changed = await changeUser(tx, id, changes, deps.clock.now());
        if (input.password !== undefined) {
          await deleteSessionsOf(tx, id);
        }
        await record(deps, tx, { action: 'user.changed_by_service', userId: id, call });
        return changed;
      }),
    ),
  );
}

export async function deleteUserByService(
  deps: AuthDeps,
  id: string,
  call: ServiceCall,
): Promise<void> {
  const change = deps.database.asOwner(async (tx) => {
    await known(tx, id);
    await deleteUser(tx, id);
    await record(deps, tx, { action: 'user.deleted_by_service', userId: id, call });
  });
  await deps.live.endedBy(id, change);
}

type Invitation = {
  readonly email: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly returns: Return;
};

/** Creates an account and mails its owner an invitation. Throws `email_exists` for a confirmed one. */
export async function inviteUser(
  deps: AuthDeps,
  { email, userMetadata, returns }: Invitation,
  call: ServiceCall,
): Promise<User> {
  return deps.database.asOwner(async (tx) => {
    const user = await invited(deps, tx, { email, userMetadata });
    const sent = await sendOneTimeMail(deps, tx, 'invite', { user, email, returns });
    await record(deps, tx, { action: 'user.invited', userId: user.id, call });
    return sent;
  });
}

async function invited(
  { clock }: AuthDeps,
  tx: Transaction,
  { email, userMetadata }: Omit<Invitation, 'returns'>,
): Promise<User> {
  const now = clock.now();
  const existing = await findUserByLogin(tx, { email });
  if (existing !== null && existing.emailConfirmedAt !== null) {
    throw new GoTrueError('email_exists');
  }
  const user =
    existing ??
    (await insertUser(tx, {
      id: randomUUID(),
      email,
      userMetadata: acceptMetadata({}, userMetadata),
      createdAt: now,
    }));
  return changeUser(tx, user.id, { invitedAt: now }, now);
}

export type LinkRequest = {
  readonly name: OneTimeMailName;
  readonly email: string;
  readonly newEmail?: string;
  readonly password?: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly returns: Return;
};

/** A link as a mail would carry it, for programs that send their own mail. Nothing is sent. */
export async function generateLink(
  deps: AuthDeps,
  request: LinkRequest,
  call: ServiceCall,
): Promise<Prepared> {
  const { name, email, returns } = request;
  const changes =
    name === 'signup' ? await toChanges(deps, { password: request.password ?? '' }) : {};
  return taken(
    deps.database.asOwner(async (tx) => {
      const user = await linkedUser(deps, tx, { ...request, changes });
      const address = name === 'email_change_new' ? (user.newEmail ?? email) : email;
      const prepared = await prepareMail(deps, tx, name, { user, email: address, returns });
      await record(deps, tx, { action: 'user.link_generated', userId: user.id, call });
      return prepared;
    }),
  );
}

async function linkedUser(
  deps: AuthDeps,
  tx: Transaction,
  { name, email, newEmail, userMetadata, changes }: LinkRequest & { changes: UserChanges },
): Promise<User> {
  if (name === 'invite') {
    return invited(deps, tx, { email, userMetadata });
  }
  const now = deps.clock.now();
  const existing = await findUserByLogin(tx, { email });
  if (name === 'signup') {
    if (existing !== null && existing.emailConfirmedAt !== null) {
      throw new GoTrueError('email_exists');
    }
    const metadata = { userMetadata: acceptMetadata({}, userMetadata) };
    const id = existing?.id ?? randomUUID();
    return existing === null
      ? insertUser(tx, { id, email, ...changes, ...metadata, createdAt: now })
      : changeUser(tx, id, changes, now);
  }
  if (existing === null) {
    throw new GoTrueError('no_such_user');
  }
  if (name === 'email_change_new' || name === 'email_change_current') {
    if (newEmail === undefined || newEmail === existing.newEmail) {
      return existing;
    }
    return changeUser(tx, existing.id, { newEmail, emailChangeHalves: 0 }, now);
  }
  return existing;
}

async function toChanges(
  { clock, passwords }: AuthDeps,
  changes: AdminChanges,
): Promise<UserChanges> {
  const now = clock.now();
  if (changes.password !== undefined) {
    refuseWeak(changes.password);
  }
  return {
    ...(changes.email === undefined ? {} : { email: changes.email }),
    ...(changes.phone === undefined ? {} : { phone: changes.phone }),
    ...(changes.password === undefined
      ? {}
      : { passwordHash: await passwords.hash(changes.password) }),
    ...(changes.isEmailConfirmed === true ? { emailConfirmedAt: now } : {}),
    ...(changes.isPhoneConfirmed === true ? { phoneConfirmedAt: now } : {}),
    ...(changes.userMetadata === undefined
      ? {}
      : { userMetadata: acceptMetadata({}, changes.userMetadata) }),
    ...(changes.appMetadata === undefined
      ? {}
      : { appMetadata: acceptMetadata({}, changes.appMetadata) }),
    ...(changes.banMs === undefined
      ? {}
      : { bannedUntil: changes.banMs === null ? null : new Date(now.getTime() + changes.banMs) }),
  };
}

async function known(tx: Transaction, id: string): Promise<User> {
  const user = await lockUser(tx, id);
  if (user === null) {
    throw new GoTrueError('no_such_user');
  }
  return user;
}

async function taken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const index = brokenUniqueIndex(error);
    if (index === 'users_phone_idx') {
      throw new GoTrueError('phone_exists', { cause: error });
    }
    if (index === 'users_email_idx' || index === 'users_pkey') {
      throw new GoTrueError('email_exists', { cause: error });
    }
    throw error;
  }
}

type Recorded = {
  readonly action: Parameters<typeof recordAccountEvent>[1]['action'];
  readonly userId: string;
  readonly call: ServiceCall;
};

function record({ clock }: AuthDeps, tx: Transaction, { action, userId, call }: Recorded) {
  const actor: Actor = { kind: 'service', userId: null, requestId: call.requestId };
  return recordAccountEvent(tx, { actor, action, userId, at: clock.now() });
}
