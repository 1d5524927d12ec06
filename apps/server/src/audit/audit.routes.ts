import type { components } from '@platebook/api-client';
import { DEFAULT_LIMIT } from '../http/cursor.ts';
import { ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import { writeCsv } from '../platform/csv-table.ts';
import { fileTitle, periodTitle } from '../platform/file-title.ts';
import type { CamelCased } from '../http/present.ts';
import { AUDIT_COLUMNS } from './audit.service.ts';
import type { AuditService } from './audit.service.ts';
import type { ChainVerification, NamedAuditRecord } from './audit-records.store.ts';

export function auditRoutes(
  audit: AuditService,
): Pick<Handlers, 'listAuditRecords' | 'downloadAuditLog' | 'getAuditVerification'> {
  return {
    listAuditRecords: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await audit.list(scope, {
          filter: {
            actorUserId: query.actor,
            targetType: query.target_type,
            from: query.from,
            to: query.to,
          },
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentAuditRecord), next_cursor: page.nextCursor });
      },
    },
    downloadAuditLog: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const { actor: actorUserId, target_type: targetType, from, to } = query;
        const filter = { actorUserId, targetType, from, to };
        const { client, rows } = await audit.export(scope, filter);
        const period = from === undefined || to === undefined ? '' : periodTitle(from, to);
        return {
          kind: 'file',
          type: 'text/csv',
          name: fileTitle([client, 'Activity', period], 'csv'),
          pieces: writeCsv(AUDIT_COLUMNS, rows),
        };
      },
    },
    getAuditVerification: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentVerification(await audit.verify(scope))),
    },
  };
}

type Schemas = components['schemas'];

function presentAuditRecord(record: NamedAuditRecord): CamelCased<Schemas['AuditRecord']> {
  return {
    ...record,
    actorKind: record.actorKind as Schemas['AuditRecord']['actor_kind'],
  };
}

function presentVerification({
  records,
  brokenAt,
}: ChainVerification): CamelCased<Schemas['AuditVerificationAnswer']['data']> {
  return { holds: brokenAt === null, records, brokenAt };
}
