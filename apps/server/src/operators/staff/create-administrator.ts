import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { SystemLevel } from '../../db/tables.ts';
import { recordAccountEvent } from '../../identity/auth/users/account-events.ts';
import type { AuthSettings } from '../../identity/auth/auth-deps.ts';
import { toEmail } from '../../identity/auth/users/contact.ts';
import { prepareMail } from '../../identity/auth/sign-in/send-one-time.ts';
import { findUserByLogin, insertUser } from '../../identity/auth/users/users.store.ts';
import { grantTo } from './staff.service.ts';
import type { StaffDeps } from './staff.service.ts';
import type { StaffMember } from './staff.store.ts';

type Deps = StaffDeps & { readonly settings: AuthSettings };

export type NewAdministrator = {
  readonly member: StaffMember;
  /** Whether the account was just created. */
  readonly isNew: boolean;
  /** Works once, within an hour, for choosing a password. */
  readonly link: string;
};

type PlannedAdministrator = {
  readonly address: string;
  readonly isNew: boolean;
  /** The account's current level; null for none. */
  readonly level: SystemLevel | null;
};

/**
 * Previews {@link createAdministrator}; an installation that was never started (null) has no accounts. Throws the same
 * errors.
 */
export async function planAdministrator(
  database: Pick<Database, 'asOwner'> | null,
  email: string,
): Promise<PlannedAdministrator> {
  const address = toEmail(email);
  if (database === null) {
    return { address, isNew: true, level: null };
  }
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ is_there: boolean }>`
      select to_regclass('public.system_staff') is not null as is_there`.execute(tx);
    const user = rows[0]?.is_there === true ? await findUserByLogin(tx, { email: address }) : null;
    const staff =
      user === null
        ? undefined
        : await tx
            .selectFrom('system_staff')
            .select('level')
            .where('user_id', '=', user.id)
            .executeTakeFirst();
    return { address, isNew: user === null, level: staff?.level ?? null };
  });
}

/** Running a program next to the database needs no session to grant access. */
const ON_THE_MACHINE: Actor = { kind: 'service', userId: null, requestId: 'admin-create' };

/**
 * Makes the account with this email a System Administrator, and creates the account if there is none. Sends nothing.
 * Throws `validation_failed` for an invalid email address.
 */
export async function createAdministrator(deps: Deps, email: string): Promise<NewAdministrator> {
  const { database, clock, settings } = deps;
  const address = toEmail(email);
  return database.asOwner(async (tx) => {
    const at = clock.now();
    const existing = await findUserByLogin(tx, { email: address });
    const user =
      existing ??
      (await insertUser(tx, { id: randomUUID(), email: address, invitedAt: at, createdAt: at }));
    const { link } = await prepareMail(deps, tx, 'recovery', {
      user,
      email: address,
      returns: { redirectTo: `${settings.siteUrl}/reset-password`, challenge: null },
    });
    const actor = ON_THE_MACHINE;
    await recordAccountEvent(tx, { actor, action: 'user.link_generated', userId: user.id, at });
    const member = await grantTo(deps, tx, { userId: user.id, level: 'system_admin', actor });
    return { member, isNew: existing === null, link };
  });
}
