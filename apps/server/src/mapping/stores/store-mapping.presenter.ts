import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { PlatformStoreView } from './platform-stores.service.ts';
import type { PlatformStore } from './platform-stores.store.ts';
import type { MappingView } from './mapping-views.ts';
import type { MappingDecision } from './store-mappings.service.ts';
import type { StoreRefresh } from './store-refreshes.store.ts';
import type { Conflict, Suggestion } from './suggest-mappings.ts';

type Schemas = components['schemas'];

export function presentMapping(mapping: MappingView): CamelCased<Schemas['StoreMapping']> {
  return {
    ...mapping,
    pendingId: mapping.state === 'pending' ? mapping.id : null,
    channelType: mapping.type,
    platformStore:
      mapping.platformStoreId === null ? null : presentBrief(mapping.platformStoreId, mapping),
    effectiveFrom: mapping.from,
    effectiveTo: mapping.to,
    decidedBy:
      mapping.decidedBy === null
        ? null
        : { userId: mapping.decidedBy, name: mapping.decidedByName ?? '' },
    suggestions: mapping.suggestions.map(presentSuggestion),
  };
}

/** A manually entered store has only its ID. */
function presentBrief(
  platformStoreId: string,
  { platformStore: store, state }: MappingView,
): CamelCased<Schemas['PlatformStoreBrief']> {
  return {
    platformStoreId,
    name: store?.name ?? platformStoreId,
    previousName: store?.previousName ?? null,
    externalRef: store?.externalRef ?? null,
    address: store?.address ?? null,
    status: store?.status ?? 'active',
    integration: store === null || state !== 'confirmed' ? null : presentIntegration(store),
  };
}

/** The switch state of a matched store, which should be on. */
function presentIntegration(
  store: PlatformStore,
): CamelCased<Schemas['PlatformStoreIntegration']> | null {
  const { provider, connectionId, status, integration } = store;
  if (provider !== 'ubereats' || connectionId === null || status === 'lost') {
    return null;
  }
  const { state, failure, at } = integration;
  return {
    state:
      state === 'on' || state === 'failed' ? state : failure === null ? 'switching' : 'retrying',
    failure,
    answeredAt: at,
  };
}

function presentSuggestion(suggestion: Suggestion): CamelCased<Schemas['StoreMatch']> {
  const { candidate, score, reasons, conflict } = suggestion;
  return {
    ...candidate,
    score,
    reasons,
    conflict: conflict === null ? null : presentConflict(conflict),
  };
}

function presentConflict(conflict: Conflict): CamelCased<Schemas['StoreMatchConflict']> {
  return conflict.kind === 'mapped_here'
    ? { ...conflict, clientName: null }
    : { ...conflict, storeId: null, storeName: null };
}

export function presentDecision(
  { mapping, channelId }: MappingDecision,
  dryRun: boolean,
): CamelCased<Schemas['StoreMappingDecision']> {
  return { mapping: presentMapping(mapping), channelId, dryRun };
}

export function presentPlatformStore(
  store: PlatformStoreView,
): CamelCased<Schemas['PlatformStore']> {
  const { conflict } = store;
  return {
    ...store,
    source: store.connectionId === null ? 'report' : 'connection',
    mappedTo: conflict?.kind === 'mapped_here' ? { ...conflict } : null,
    mappedElsewhere:
      conflict?.kind === 'mapped_in_other_client' ? { clientName: conflict.clientName } : null,
  };
}

export function presentRefresh(
  refresh: StoreRefresh | null,
): CamelCased<Schemas['PlatformStoreRefresh']> {
  return refresh ?? { state: 'never', requestedAt: null, finishedAt: null, failure: null };
}
