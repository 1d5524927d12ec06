import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';
import { LEVELS } from '../../http/levels.ts';
import type { Notifier, OutgoingNotification } from '../../messages/notifications/notifier.port.ts';

export type TeamChange = {
  readonly tenantId: string;
  readonly userId: string;
  readonly name: string;
  readonly change:
    | { readonly kind: 'joined' | 'role_changed'; readonly level: TenantLevel }
    | { readonly kind: 'left' | 'removed' };
  /** The name of the actor; null if it was the person themselves. */
  readonly by: string | null;
};

/** Notifies the team's managers, in the transaction of the change. */
export async function notifyOfTeam(
  { notifier }: { readonly notifier: Notifier },
  tx: Transaction,
  { tenantId, userId, name, change, by }: TeamChange,
): Promise<void> {
  await notifier.notify(tx, {
    tenantId,
    event: 'team_changed',
    type: 'info',
    title: titleOf(name, change),
    message: `${by === null ? '' : `Changed by ${by}. `}If you didn't expect this, check who has access.`,
    wording: wordingOf({ name, by }, change),
    action: { label: 'Open team', href: '/dashboard/team-management' },
    subject: { user_id: userId },
    minLevel: 'user_manager',
  });
}

function wordingOf(
  who: Pick<TeamChange, 'name' | 'by'>,
  change: TeamChange['change'],
): OutgoingNotification['wording'] {
  return change.kind === 'joined' || change.kind === 'role_changed'
    ? { code: `member_${change.kind}`, values: { ...who, level: change.level } }
    : { code: `member_${change.kind}`, values: who };
}

function titleOf(name: string, change: TeamChange['change']): string {
  switch (change.kind) {
    case 'joined':
      return `${name} joined as ${LEVELS[change.level].name}`;
    case 'role_changed':
      return change.level === 'no_access'
        ? `${name} no longer has access`
        : `${name} is now ${LEVELS[change.level].name}`;
    case 'left':
      return `${name} left the team`;
    case 'removed':
      return `${name} was removed from the team`;
    default:
      return change satisfies never;
  }
}
