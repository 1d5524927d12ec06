import { recordAudit } from '../../../audit/audit-log.ts';
import type { Actor } from '../../../audit/audit-log.ts';
import type { Transaction } from '../../../db/database.ts';

/** Every account event in the audit log. */
type AccountAction =
  | 'user.registered'
  | 'user.confirmed'
  | 'user.email_changed'
  | 'user.email_change_canceled'
  | 'user.phone_changed'
  | 'user.password_changed'
  | 'user.metadata_changed'
  | 'user.factor_added'
  | 'user.factor_removed'
  | 'user.recovery_codes_issued'
  | 'user.recovery_code_used'
  | 'user.sessions_ended'
  | 'user.invited'
  | 'user.created_by_service'
  | 'user.changed_by_service'
  | 'user.deleted_by_service'
  | 'user.link_generated';

type AccountEvent = {
  readonly actor: Actor;
  readonly action: AccountAction;
  readonly userId: string;
  readonly at: Date;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Must be the last statement of its transaction. An account belongs to no tenant. */
export function recordAccountEvent(
  tx: Transaction,
  { actor, action, userId, at, details = {} }: AccountEvent,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    tenantId: null,
    action,
    target: { type: 'user', id: userId },
    details,
    at,
  });
}
