import type { components } from '@platebook/api-client';
import type { PlatformStoreView } from './platform-stores.service.ts';
import type { PayoutsSeen, PlatformStore } from './platform-stores.store.ts';
import type { MappingView } from './mapping-views.ts';
import type { MappingDecision } from './store-mappings.service.ts';
import type { StoreRefresh } from './store-refreshes.store.ts';
import type { Conflict, Suggestion } from './suggest-mappings.ts';

type Schemas = components['schemas'];

export function presentMapping(mapping: MappingView): Schemas['StoreMapping'] {
  return {
    id: mapping.id,
    pending_id: mapping.state === 'pending' ? mapping.id : null,
    tenant_id: mapping.tenantId,
    store_id: mapping.storeId,
    store_name: mapping.storeName,
    channel_type: mapping.type,
    state: mapping.state,
    platform_store:
      mapping.platformStoreId === null ? null : presentBrief(mapping.platformStoreId, mapping),
    effective_from: mapping.from,
    effective_to: mapping.to,
    reason: mapping.reason,
    decided_by:
      mapping.decidedBy === null
        ? null
        : { user_id: mapping.decidedBy, name: mapping.decidedByName ?? '' },
    decided_at: mapping.decidedAt?.toISOString() ?? null,
    payouts: presentPayouts(mapping.payouts),
    posted_entries: mapping.postedEntries,
    suggestions: mapping.suggestions.map(presentSuggestion),
    exact_platform_store_id: mapping.exactPlatformStoreId,
    created_at: mapping.createdAt.toISOString(),
  };
}

/** One that was entered by hand is known by its id alone. */
function presentBrief(
  platformStoreId: string,
  { platformStore: store, state }: MappingView,
): Schemas['PlatformStoreBrief'] {
  return {
    platform_store_id: platformStoreId,
    name: store?.name ?? platformStoreId,
    previous_name: store?.previousName ?? null,
    external_ref: store?.externalRef ?? null,
    address: store?.address ?? null,
    status: store?.status ?? 'active',
    integration: store === null || state !== 'confirmed' ? null : presentIntegration(store),
  };
}

/** What is said of the switch of a store that is matched, so that it should be on. */
function presentIntegration(store: PlatformStore): Schemas['PlatformStoreIntegration'] | null {
  const { provider, connectionId, status, integration } = store;
  if (provider !== 'ubereats' || connectionId === null || status === 'lost') {
    return null;
  }
  const { state, failure, at } = integration;
  return {
    state:
      state === 'on' || state === 'failed' ? state : failure === null ? 'switching' : 'retrying',
    failure,
    told_at: at?.toISOString() ?? null,
  };
}

function presentSuggestion(suggestion: Suggestion): Schemas['StoreMatch'] {
  const { candidate, score, reasons, conflict } = suggestion;
  return {
    platform_store_id: candidate.platformStoreId,
    name: candidate.name,
    address: candidate.address,
    score,
    reasons: reasons.map((reason) => ({ ...reason })),
    conflict: conflict === null ? null : presentConflict(conflict),
  };
}

function presentConflict(conflict: Conflict): Schemas['StoreMatchConflict'] {
  return conflict.kind === 'mapped_here'
    ? {
        kind: conflict.kind,
        store_id: conflict.storeId,
        store_name: conflict.storeName,
        client_name: null,
      }
    : {
        kind: conflict.kind,
        store_id: null,
        store_name: null,
        client_name: conflict.clientName,
      };
}

export function presentDecision(
  { mapping, channelId }: MappingDecision,
  dryRun: boolean,
): Schemas['StoreMappingDecision'] {
  return { mapping: presentMapping(mapping), channel_id: channelId, dry_run: dryRun };
}

export function presentPlatformStore(store: PlatformStoreView): Schemas['PlatformStore'] {
  const { standsFor } = store;
  return {
    id: store.id,
    provider: store.provider,
    platform_store_id: store.platformStoreId,
    name: store.name,
    previous_name: store.previousName,
    external_ref: store.externalRef,
    address: store.address,
    time_zone: store.timeZone,
    currency: store.currency,
    status: store.status,
    source: store.connectionId === null ? 'report' : 'connection',
    ignored_reason: store.ignoredReason,
    mapped_to:
      standsFor?.kind === 'mapped_here'
        ? { store_id: standsFor.storeId, store_name: standsFor.storeName }
        : null,
    mapped_elsewhere:
      standsFor?.kind === 'mapped_in_other_client' ? { client_name: standsFor.clientName } : null,
    payouts: presentPayouts(store.payouts),
    first_seen_at: store.firstSeenAt.toISOString(),
    last_seen_at: store.lastSeenAt.toISOString(),
  };
}

export function presentRefresh(refresh: StoreRefresh | null): Schemas['PlatformStoreRefresh'] {
  return {
    state: refresh?.state ?? 'never',
    requested_at: refresh?.requestedAt.toISOString() ?? null,
    finished_at: refresh?.finishedAt?.toISOString() ?? null,
    failure: refresh?.failure ?? null,
  };
}

function presentPayouts({ count, lastOn }: PayoutsSeen): Schemas['PayoutsSeen'] {
  return { count, last_on: lastOn };
}
