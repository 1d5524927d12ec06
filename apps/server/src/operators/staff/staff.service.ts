import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { SystemLevel } from '../../db/tables.ts';
import { findUserByLogin } from '../../identity/auth/users/users.store.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteStaffMember,
  findStaffMember,
  listStaffMembers,
  lockAdministrators,
  upsertStaffMember,
} from './staff.store.ts';
import type { StaffMember } from './staff.store.ts';

export type StaffDeps = { readonly database: Database; readonly clock: Clock };

/** The operators, longest serving first. */
export function listStaff({ database }: StaffDeps): Promise<StaffMember[]> {
  return database.readAsOwner((tx) => listStaffMembers(tx));
}

type Grant = { readonly email: string; readonly level: SystemLevel };

/**
 * Grants the account with this email a system level, or another one. Throws `account_not_found`, and
 * `last_administrator` if no administrator would be left.
 */
export function grantStaff(deps: StaffDeps, grant: Grant, actor: Actor): Promise<StaffMember> {
  return deps.database.asOwner(async (tx) => {
    const user = await findUserByLogin(tx, { email: grant.email.toLowerCase() });
    if (user === null) {
      throw new AppError('account_not_found');
    }
    return grantTo(deps, tx, { userId: user.id, level: grant.level, actor });
  });
}

/** Like `grantStaff`, in the transaction that created the account. */
export async function grantTo(
  { clock }: Pick<StaffDeps, 'clock'>,
  tx: Transaction,
  { userId, level, actor }: { userId: string; level: SystemLevel; actor: Actor },
): Promise<StaffMember> {
  const administrators = await lockAdministrators(tx);
  if (level !== 'system_admin') {
    refuseLast(administrators, userId);
  }
  const before = await findStaffMember(tx, userId);
  const at = clock.now();
  await upsertStaffMember(tx, { userId, level, at });
  const after = await findStaffMember(tx, userId);
  if (after === null) {
    throw new Error(`The level of ${userId} was not saved.`);
  }
  await recordAudit(tx, {
    actor,
    tenantId: null,
    action: 'staff.granted',
    target: { type: 'user', id: userId },
    before: before?.level,
    after: level,
    details: { level, level_before: before?.level ?? null },
    at,
  });
  return after;
}

/** Revokes a person's system level; their account stays. Throws `staff_member_not_found` and `last_administrator`. */
export function revokeStaff(
  { database, clock }: StaffDeps,
  userId: string,
  actor: Actor,
): Promise<StaffMember> {
  return database.asOwner(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const member = await findStaffMember(tx, userId);
    if (member === null) {
      throw new AppError('staff_member_not_found');
    }
    refuseLast(administrators, userId);
    await deleteStaffMember(tx, userId);
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'staff.revoked',
      target: { type: 'user', id: userId },
      before: member.level,
      details: { level_before: member.level },
      at: clock.now(),
    });
    return member;
  });
}

function refuseLast(administrators: readonly string[], userId: string): void {
  if (administrators.length === 1 && administrators[0] === userId) {
    throw new AppError('last_administrator');
  }
}
