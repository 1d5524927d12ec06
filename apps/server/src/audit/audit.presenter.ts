import type { components } from '@platebook/api-client';
import type { CamelCased } from '../http/present.ts';
import type { ChainVerification, NamedAuditRecord } from './audit-records.store.ts';

type Schemas = components['schemas'];

export function presentAuditRecord(record: NamedAuditRecord): CamelCased<Schemas['AuditRecord']> {
  return {
    ...record,
    actorKind: record.actorKind as Schemas['AuditRecord']['actor_kind'],
  };
}

export function presentVerification({
  records,
  brokenAt,
}: ChainVerification): CamelCased<Schemas['AuditVerificationAnswer']['data']> {
  return { holds: brokenAt === null, records, brokenAt };
}
