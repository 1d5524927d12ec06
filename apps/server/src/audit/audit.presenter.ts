import type { components } from '@platebook/api-client';
import type { NamedStep } from './history.ts';
import type { ChainVerification, NamedAuditRecord } from './audit-records.store.ts';

type Schemas = components['schemas'];

export function presentAuditRecord(record: NamedAuditRecord): Schemas['AuditRecord'] {
  return {
    sequence: record.sequence,
    action: record.action,
    target_type: record.targetType,
    target_id: record.targetId,
    actor_kind: record.actorKind as Schemas['AuditRecord']['actor_kind'],
    actor_user_id: record.actorUserId,
    actor_name: record.actorName,
    target_name: record.targetName,
    details: { ...record.details },
    request_id: record.requestId,
    recorded_at: record.recordedAt.toISOString(),
    hash: record.hash,
  };
}

export function presentVerification({
  records,
  brokenAt,
}: ChainVerification): Schemas['AuditVerificationAnswer']['data'] {
  return { holds: brokenAt === null, records, broken_at: brokenAt };
}

export function presentHistoryStep(step: NamedStep): Schemas['HistoryStep'] {
  return {
    at: step.at.toISOString(),
    action: step.action,
    actor_kind: step.actorKind,
    actor_name: step.actorName,
  };
}
