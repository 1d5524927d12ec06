import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { JoiningLevel } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { ClientScopes } from './client-scope.port.ts';
import { insertMembership } from './members.store.ts';

type Deps = { readonly entitlements: Pick<Entitlements, 'assertWithinLimit'> };

export function createClientScopes({ entitlements }: Deps): ClientScopes {
  return {
    extendTo: async (tx, { ownerId, tenantId, at, actor }) => {
      const { rows } = await sql<{ member_id: string; level: JoiningLevel }>`
        select * from client_scope_joiners(${ownerId}::uuid, ${tenantId}::uuid)`.execute(tx);
      const joined: { userId: string; level: JoiningLevel }[] = [];
      for (const { member_id: userId, level } of rows) {
        const hasSeat = await entitlements.assertWithinLimit(tx, { tenantId }, 'users').then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError && error.code === 'limit_reached') {
              return false;
            }
            throw error;
          },
        );
        if (!hasSeat) {
          break;
        }
        if (await insertMembership(tx, { tenantId, userId, level, invitedBy: ownerId, at })) {
          joined.push({ userId, level });
        }
      }
      for (const { userId, level } of joined) {
        await recordAudit(tx, {
          actor,
          tenantId,
          action: 'member.added',
          target: { type: 'member', id: userId },
          after: { level },
          details: { level, because: 'client_scope' },
          at,
        });
      }
    },
  };
}
