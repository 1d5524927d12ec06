import type { TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import type { Caller } from '../shared/caller.ts';
import { inDryRun } from '../shared/dry-run.ts';
import { importFile } from '../shared/import-file.ts';
import type { FileToImport } from '../shared/import-file.ts';
import { confirmPending, lockPending } from './confirm-mapping.ts';
import type { Confirmation } from './confirm-mapping.ts';
import { importMappings } from './import-mappings.ts';
import type { ImportedStores } from './import-mappings.ts';
import { mappingRows } from './mappings-csv.ts';
import { recordDecision } from './record-decision.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { viewMappings } from './mapping-views.ts';
import type { MappingView } from './mapping-views.ts';
import { remapStore } from './remap-store.ts';
import type { Remap, RemapImpact } from './remap-store.ts';
import {
  countMappings,
  findMappingRows,
  pageMappings,
  lockEveryPending,
  replaceMapping,
} from './store-mappings.store.ts';
import type { MappingCounts, MappingFilter, StoreMapping } from './store-mappings.store.ts';
import { suggestMappings } from './suggest-mappings.ts';
import { undoMappings } from './undo-mappings.ts';

export type MappingList = Page<MappingView> & {
  readonly counts: MappingCounts & { readonly exact: number };
};
export type MappingDecision = { readonly mapping: MappingView; readonly channelId: string | null };
type MappingsQuery = MappingFilter & PageRequest;
/** A dry run does everything and rolls it back. */
type Dry = { readonly dryRun: boolean };

export type StoreMappingsService = {
  readonly list: (scope: TenantScope, query: MappingsQuery) => Promise<MappingList>;
  readonly confirm: (caller: Caller, confirmation: Confirmation & Dry) => Promise<MappingDecision>;
  readonly confirmExact: (
    caller: Caller,
    request: { readonly type: DeliveryPlatform } & Dry,
  ) => Promise<MappingView[]>;
  readonly ignore: (caller: Caller, pendingId: string, reason: string) => Promise<MappingView>;
  readonly remap: (
    caller: Caller,
    remap: Remap & Dry,
  ) => Promise<{ readonly mapping: MappingView | null; readonly impact: RemapImpact }>;
  readonly undo: (caller: Caller, ids: readonly string[]) => Promise<MappingView[]>;
  /** The lines of a file that `importCsv` reads. */
  readonly exportRows: (scope: TenantScope) => Promise<string[][]>;
  readonly importCsv: (caller: Caller, file: FileToImport) => Promise<ImportedStores>;
};

export function createStoreMappingsService(deps: MappingDeps): StoreMappingsService {
  const { database } = deps;
  return {
    list: (scope, query) => database.inTenant(scope, (tx) => list(tx, query)),
    confirm: (caller, { dryRun, ...confirmation }) =>
      inDryRun(database, caller.scope, dryRun, async (tx) => {
        const { mapping, channelId } = await confirmPending(deps, tx, caller, confirmation);
        return { channelId, mapping: await viewOne(tx, mapping) };
      }),
    confirmExact: (caller, { dryRun, type }) =>
      inDryRun(database, caller.scope, dryRun, (tx) => confirmExact(deps, tx, caller, type)),
    ignore: (caller, pendingId, reason) =>
      database.inTenant(caller.scope, (tx) => ignore(deps, tx, caller, { pendingId, reason })),
    remap: (caller, { dryRun, ...remap }) =>
      inDryRun(database, caller.scope, dryRun, async (tx) => {
        const { mapping, impact } = await remapStore(deps, tx, caller, remap);
        return { impact, mapping: mapping === null ? null : await viewOne(tx, mapping) };
      }),
    exportRows: (scope) => database.inTenant(scope, mappingRows),
    importCsv: (caller, file) =>
      importFile(database, caller.scope, file, async (tx, csv) => ({
        imported: await importMappings(deps, tx, caller, csv),
      })),
    undo: (caller, ids) =>
      database.inTenant(caller.scope, async (tx) => {
        const waiting = await undoMappings(deps, tx, caller, ids);
        return Promise.all(waiting.map((mapping) => viewOne(tx, mapping)));
      }),
  };
}

async function list(tx: Transaction, query: MappingsQuery): Promise<MappingList> {
  const { type } = query;
  const suggestions = await suggestMappings(tx, type);
  const page = await pageMappings(tx, query, query);
  return {
    items: await viewMappings(tx, type, { mappings: page.items, suggestions }),
    nextCursor: page.nextCursor,
    counts: { ...(await countMappings(tx, type)), exact: suggestions.exact.size },
  };
}

async function viewOne(tx: Transaction, mapping: StoreMapping): Promise<MappingView> {
  const { type, state, id } = mapping;
  const suggestions = state === 'pending' ? await suggestMappings(tx, type) : null;
  const mappings = await findMappingRows(tx, [id]);
  const [view] = await viewMappings(tx, type, { mappings, suggestions });
  if (view === undefined) {
    throw new Error(`The mapping ${id} is gone within its own transaction.`);
  }
  return view;
}

async function confirmExact(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  type: DeliveryPlatform,
): Promise<MappingView[]> {
  // Of two concurrent bulk confirmations, the later one finds nothing left to confirm.
  await lockEveryPending(tx, type);
  const { pending, exact } = await suggestMappings(tx, type);
  const confirmed: StoreMapping[] = [];
  for (const { id, storeId } of pending.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const platformStoreId = exact.get(storeId);
    if (platformStoreId !== undefined) {
      const confirmation = { type, pendingId: id, platformStoreId };
      confirmed.push((await confirmPending(deps, tx, caller, confirmation)).mapping);
    }
  }
  return viewMappings(tx, type, { mappings: confirmed, suggestions: null });
}

async function ignore(
  deps: MappingDeps,
  tx: Transaction,
  caller: Caller,
  { pendingId, reason }: { readonly pendingId: string; readonly reason: string },
): Promise<MappingView> {
  const before = await lockPending(tx, { pendingId });
  const after: StoreMapping = {
    ...before,
    state: 'ignored',
    reason,
    decidedBy: caller.actor.userId,
    decidedAt: deps.clock.now(),
  };
  await replaceMapping(tx, after);
  await recordDecision(deps, tx, caller, { what: 'ignored', before, after });
  return viewOne(tx, after);
}
