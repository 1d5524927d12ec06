import type { components } from '@platebook/api-client';
import type { ClientOfUser } from './list-clients.store.ts';
import type { Waiting } from './waiting.read-model.ts';

export function presentClient(client: ClientOfUser): components['schemas']['Client'] {
  return {
    id: client.id,
    name: client.name,
    tenant_id: client.tenantId,
    number: client.number,
    client_category: client.category,
    time_zone: client.timeZone,
    currency: client.currency,
    country: client.country,
    level: client.level,
    triage: client.triage === null ? null : presentTriage(client.triage),
    archived_at: client.archivedAt?.toISOString() ?? null,
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  };
}

/** What waits in a client, as the contract has it. */
export function presentTriage(triage: Waiting): components['schemas']['ClientTriage'] {
  return {
    stores: triage.stores,
    needs_mapping: triage.needsMapping,
    to_review: triage.toReview,
    ready: triage.ready,
    entries_failed: triage.entriesFailed,
    owed_operations: triage.owedOperations,
    drifted: triage.drifted,
    late_changes: triage.lateChanges,
    imports_failed: triage.importsFailed,
    fetches_failed: triage.fetchesFailed,
    last_import_at: triage.lastImportAt?.toISOString() ?? null,
    attention: triage.attention,
  };
}
