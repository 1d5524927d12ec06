import type { Transaction } from '../../../db/database.ts';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Origin } from '../origin.ts';
import { recordAccountEvent } from './account-events.ts';
import { sendEmailChange } from '../sign-in/ask-for-message.ts';
import { personActing } from '../auth-deps.ts';
import type { AuthDeps, LeveledCaller } from '../auth-deps.ts';
import { preparePassword, setPassword } from '../passwords/change-password.ts';
import { listFactors } from '../second-factor/factors.store.ts';
import { sendPhoneCode } from '../sign-in/send-one-time.ts';
import type { Return } from '../sign-in/send-one-time.ts';
import { acceptMetadata } from './user-metadata.ts';
import { changeUser, findUser, findUserByLogin, lockUser } from './users.store.ts';
import type { User, UserChanges } from './users.store.ts';

/** A change that a user requests; absent fields are unchanged. */
export type SelfChanges = {
  readonly email?: string;
  readonly phone?: string;
  readonly password?: string;
  readonly currentPassword?: string;
  /** The code of `requestReauthentication`. */
  readonly nonce?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly returns: Return;
};

/** Changes the caller's own account, all or nothing. Throws GoTrue's errors. */
export async function updateOwnUser(
  deps: AuthDeps,
  caller: LeveledCaller,
  { changes, origin }: { changes: SelfChanges; origin: Origin },
): Promise<User> {
  const { database } = deps;
  await deps.requests.count('update_user', origin.address);
  const before = await database.asOwner((tx) => findUser(tx, caller.userId));
  if (before === null) {
    throw new GoTrueError('user_not_found');
  }
  await refuseAtFirstLevel(deps, caller, { before, changes });
  const password =
    changes.password === undefined
      ? null
      : await preparePassword(deps, caller, {
          user: before,
          origin,
          change: { ...changes, password: changes.password },
        });
  if (changes.email !== undefined && changes.email !== before.email) {
    await deps.requests.claimMessage('email_change', changes.email);
  }
  if (changes.phone !== undefined && changes.phone !== before.phone) {
    await deps.requests.claimMessage('phone_change', changes.phone);
  }
  const change = database.asOwner(async (tx) => {
    const user = await lockUser(tx, caller.userId);
    if (user === null) {
      throw new GoTrueError('user_not_found');
    }
    const moved = await changeContacts(deps, tx, { user, changes });
    const described = await changeMetadata(deps, tx, { user: moved, changes, origin });
    return password === null
      ? described
      : setPassword(deps, tx, { user: described, caller, password, endOthers: true, origin });
  });
  return deps.live.endedBy(caller.userId, change);
}

/** GoTrue: a user with a second factor must show it before changing sign-in methods. */
async function refuseAtFirstLevel(
  { database }: AuthDeps,
  { userId, level }: LeveledCaller,
  { before, changes }: { before: User; changes: SelfChanges },
): Promise<void> {
  const { email = before.email, phone = before.phone, password } = changes;
  const changesWayIn = password !== undefined || email !== before.email || phone !== before.phone;
  if (level === 'aal2' || !changesWayIn) {
    return;
  }
  const factors = await database.asOwner((tx) => listFactors(tx, userId));
  if (factors.some(({ status }) => status === 'verified')) {
    throw new GoTrueError('insufficient_aal');
  }
}

type UpdateRequest = { readonly user: User; readonly changes: SelfChanges };

async function changeContacts(
  deps: AuthDeps,
  tx: Transaction,
  { user, changes }: UpdateRequest,
): Promise<User> {
  const { email, phone, returns } = changes;
  const mailed =
    email === undefined || email === user.email
      ? user
      : await changeEmail(deps, tx, { user, email, returns });
  return phone === undefined || phone === user.phone
    ? mailed
    : changePhone(deps, tx, { user: mailed, phone });
}

async function changeEmail(
  deps: AuthDeps,
  tx: Transaction,
  { user, email, returns }: { user: User; email: string; returns: Return },
): Promise<User> {
  if ((await findUserByLogin(tx, { email })) !== null) {
    throw new GoTrueError('email_exists');
  }
  const now = deps.clock.now();
  if (deps.settings.autoconfirm.email) {
    return changeUser(tx, user.id, { email, emailConfirmedAt: now, newEmail: null }, now);
  }
  const changes = { newEmail: email, emailChangeHalves: 0 } satisfies UserChanges;
  return sendEmailChange(deps, tx, { user: await changeUser(tx, user.id, changes, now), returns });
}

async function changePhone(
  deps: AuthDeps,
  tx: Transaction,
  { user, phone }: { user: User; phone: string },
): Promise<User> {
  if ((await findUserByLogin(tx, { phone })) !== null) {
    throw new GoTrueError('phone_exists');
  }
  const now = deps.clock.now();
  if (deps.settings.autoconfirm.phone) {
    return changeUser(tx, user.id, { phone, phoneConfirmedAt: now, newPhone: null }, now);
  }
  const changed = await changeUser(tx, user.id, { newPhone: phone }, now);
  return sendPhoneCode(deps, tx, 'phone_change', { user: changed, phone });
}

async function changeMetadata(
  { clock }: AuthDeps,
  tx: Transaction,
  { user, changes, origin }: UpdateRequest & { origin: Origin },
): Promise<User> {
  if (changes.metadata === undefined) {
    return user;
  }
  const now = clock.now();
  const userMetadata = acceptMetadata(user.userMetadata, changes.metadata);
  const changed = await changeUser(tx, user.id, { userMetadata }, now);
  await recordAccountEvent(tx, {
    actor: personActing(user.id, origin),
    action: 'user.metadata_changed',
    userId: user.id,
    at: now,
  });
  return changed;
}
