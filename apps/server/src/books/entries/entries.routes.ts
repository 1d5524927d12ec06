import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import type { PageRequest } from '../../db/page-of.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { accepted, created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { EntriesDeps } from './entries-deps.ts';
import {
  presentDetail,
  presentEntry,
  presentOwed,
  presentPostRun,
  presentPreview,
  presentReposted,
  presentSummary,
} from './entries.presenter.ts';
import { createEntriesService } from './entries.service.ts';
import type { EntriesService } from './entries.service.ts';
import { pageEntries } from './entries.store.ts';
import { readSummary } from './entry-summary.store.ts';
import type { EntryFilter } from './entries.store.ts';
import type { EntrySummary } from './entry-summary.store.ts';
import { listOwedRows } from './owed-operations.store.ts';
import { createManualEntry } from './manual-entry.ts';
import { aboutPayouts, previewEntry, readEntryDetail } from './read-entry.ts';
import { repostEntries } from './repost-entries.ts';
import { driftRoutes } from './drift.routes.ts';

export type EntryHandlers = Pick<
  Handlers,
  | 'listEntries'
  | 'getEntriesSummary'
  | 'createManualEntry'
  | 'approveEntries'
  | 'postEntries'
  | 'postEntryAgain'
  | 'repostEntries'
  | 'getEntry'
  | 'previewEntry'
  | 'skipEntry'
  | 'unskipEntry'
  | 'undoEntry'
  | 'markEntryPostedElsewhere'
  | 'resolveEntry'
  | 'listOwedOperations'
  | 'listDrift'
  | 'checkDrift'
  | 'undoSyncRun'
>;

type Schemas = components['schemas'];

const MOST_OWED = 500;

type ReadDetail = (scope: TenantScope, id: string) => Promise<ReturnType<typeof presentDetail>>;

export function entriesRoutes(deps: EntriesDeps): EntryHandlers {
  const service = createEntriesService(deps);
  const detail: ReadDetail = (scope, id) =>
    deps.database.inTenant(scope, async (tx) =>
      presentDetail(await readEntryDetail(deps, tx, id), deps.booksUrl),
    );
  return {
    ...readingRoutes(deps, detail),
    ...driftRoutes(deps),
    ...postingRoutes(deps, service, detail),
    ...decisionRoutes(service, detail),
    ...againRoutes(deps, service),
  };
}

type Posting = 'createManualEntry' | 'approveEntries' | 'postEntries' | 'undoEntry' | 'undoSyncRun';

function postingRoutes(
  deps: EntriesDeps,
  service: EntriesService,
  detail: ReadDetail,
): Pick<EntryHandlers, Posting> {
  return {
    createManualEntry: {
      needs: 'tenant',
      handle: async ({ scope, principal, body }) => {
        const request = { request: body, actor: actorOf(principal) };
        const id = await deps.database.inTenant(scope, (tx) =>
          createManualEntry(deps, tx, scope, request),
        );
        return created(await detail(scope, id), 'Entry created');
      },
    },
    approveEntries: {
      needs: 'tenant',
      handle: async ({ scope, principal, body }) => {
        const request = { entryIds: body.entry_ids, ...toHow(body) };
        const { planned, refused } = await service.approve(scope, request, actorOf(principal));
        return ok(
          {
            approved: planned.map(({ entryId }) => entryId),
            refused,
          },
          'Entries approved',
        );
      },
    },
    postEntries: {
      needs: 'tenant',
      handle: async ({ scope, principal, body }) => {
        const request = { entryIds: body.entry_ids, ...toHow(body) };
        const run = await service.post(scope, request, actorOf(principal));
        return accepted(presentPostRun(run), 'Posting started');
      },
    },
    undoEntry: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body }) => {
        await service.undo(scope, path.entry, body.how, actorOf(principal));
        return ok(await detail(scope, path.entry), 'Undo requested');
      },
    },
    undoSyncRun: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body }) => {
        const run = await service.undoRun(scope, path.run, body.how, actorOf(principal));
        return accepted(presentPostRun(run), 'Undo requested');
      },
    },
  };
}

/** The posting options that the caller chooses. */
function toHow({
  closed_period: closedPeriod = 'refuse',
  difference,
}: Schemas['PostEntryAgainRequest']) {
  return {
    closedPeriod,
    difference:
      difference === undefined
        ? undefined
        : { cents: difference.amount_cents, reason: difference.reason.trim() },
  };
}

/** Posts again: with the current accounts, or after a reversal. */
function againRoutes(
  deps: EntriesDeps,
  service: EntriesService,
): Pick<EntryHandlers, 'repostEntries' | 'postEntryAgain'> {
  return {
    repostEntries: {
      needs: 'tenant',
      handle: async ({ scope, principal, body }) => {
        const request = { entryIds: body.entry_ids, dryRun: body.dry_run };
        const actor = actorOf(principal);
        const reposted = await repostEntries(deps, scope, { ...request, actor });
        return ok(
          { dryRun: body.dry_run, ...presentReposted(reposted) },
          body.dry_run ? 'Entries compared' : 'Posting again started',
        );
      },
    },
    postEntryAgain: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body }) => {
        const request = { entryId: path.entry, ...toHow(body) };
        const run = await service.postAgain(scope, request, actorOf(principal));
        return accepted(presentPostRun(run), 'Posting started');
      },
    },
  };
}

type Decision = 'skipEntry' | 'unskipEntry' | 'markEntryPostedElsewhere' | 'resolveEntry';

function decisionRoutes(
  service: EntriesService,
  detail: ReadDetail,
): Pick<EntryHandlers, Decision> {
  return {
    skipEntry: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body }) => {
        await service.skip(scope, path.entry, body.reason.trim(), actorOf(principal));
        return ok(await detail(scope, path.entry), 'Entry skipped');
      },
    },
    unskipEntry: {
      needs: 'tenant',
      handle: async ({ scope, principal, path }) => {
        await service.unskip(scope, path.entry, actorOf(principal));
        return ok(await detail(scope, path.entry), 'Entry taken back in');
      },
    },
    markEntryPostedElsewhere: {
      needs: 'tenant',
      handle: async ({ scope, principal, path, body }) => {
        const elsewhere = { reference: body.reference.trim(), on: body.on };
        await service.markPostedElsewhere(scope, path.entry, elsewhere, actorOf(principal));
        return ok(await detail(scope, path.entry), 'Marked as posted elsewhere');
      },
    },
    resolveEntry: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        await service.resolve(scope, path.entry);
        return ok(await detail(scope, path.entry), 'The books were asked');
      },
    },
  };
}

type Reading =
  | 'listEntries'
  | 'getEntriesSummary'
  | 'getEntry'
  | 'previewEntry'
  | 'listOwedOperations';

async function listPage(tx: Transaction, filter: EntryFilter, request: PageRequest) {
  const page = await pageEntries(tx, filter, request);
  return { page, about: await aboutPayouts(tx, page.items) };
}

function summaryOf({ database, clock }: EntriesDeps, scope: TenantScope): Promise<EntrySummary> {
  const today = clock.now().toISOString().slice(0, 10);
  return database.inTenant(scope, (tx) => readSummary(tx, today));
}

function readingRoutes(deps: EntriesDeps, detail: ReadDetail): Pick<EntryHandlers, Reading> {
  const { database, clock, booksUrl } = deps;
  return {
    listEntries: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const request = { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor };
        const filter = {
          status: query.status,
          storeId: query.store_id,
          platform: query.platform,
          runId: query.run_id,
          payoutId: query.payout_id,
          from: query.from,
          to: query.to,
          text: query.q,
        };
        const { page, about } = await database.inTenant(scope, (tx) =>
          listPage(tx, filter, request),
        );
        return ok({
          items: page.items.map((row, index) =>
            presentEntry(row, booksUrl, about[index] ?? { findings: [], difference: null }),
          ),
          next_cursor: page.nextCursor,
        });
      },
    },
    getEntriesSummary: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentSummary(await summaryOf(deps, scope))),
    },
    getEntry: {
      needs: 'tenant',
      handle: async ({ scope, path }) => ok(await detail(scope, path.entry)),
    },
    previewEntry: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        const preview = await database.inTenant(scope, (tx) =>
          previewEntry(deps, tx, scope, path.entry),
        );
        return ok(presentPreview(preview));
      },
    },
    listOwedOperations: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        const rows = await database.inTenant(scope, (tx) =>
          listOwedRows(tx, { now: clock.now(), count: MOST_OWED }),
        );
        return ok({ items: rows.map((row) => presentOwed(row, clock.now())) });
      },
    },
  };
}
