import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import { presentAuditRecord, presentVerification } from './audit.presenter.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(
  audit: AuditService,
): Pick<Handlers, 'listAuditRecords' | 'getAuditVerification'> {
  return {
    listAuditRecords: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await audit.list(scope, {
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentAuditRecord), next_cursor: page.nextCursor });
      },
    },
    getAuditVerification: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentVerification(await audit.verify(scope))),
    },
  };
}
