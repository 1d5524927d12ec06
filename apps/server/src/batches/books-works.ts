import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { ChannelType } from '../db/tables.ts';
import { AppError } from '../http/errors.ts';
import type { OperationId } from '../http/operations.ts';
import { countPayoutsBetween } from '../payouts/payouts.read-model.ts';
import { batchMessage, lacking } from './batch-messages.ts';
import { blocked, linkTo, skip, willDo } from './batch-work.ts';
import type { BatchOptions, BatchWork, Client, Verdict, WorkDeps } from './batch-work.ts';

/** The limit of one call. */
const PER_CALL = 200;

/** Approves and posts every entry that is ready: reviewed, mapped, and not waiting. */
export function postWork({ read, call }: WorkDeps): BatchWork {
  return {
    needs: 'postEntries',
    required: [],
    preview: async (client, options) => {
      const { entryIds, isConnected, category } = await read(client, async (tx) => ({
        entryIds: await readyEntries(tx, client, options),
        ...(await booksOf(tx, client)),
      }));
      if (category === 'delivery_only') {
        return skip('client_posts_nothing', 'This client keeps no books here.');
      }
      if (entryIds.length === 0) {
        return skip('nothing_ready', 'No entry is ready to be posted.');
      }
      return isConnected
        ? willDo(batchMessage('post_entries', { entries: entryIds.length }), entryIds.length)
        : blocked(
            'connection_missing',
            "QuickBooks isn't connected, or is paused. Connect it first.",
            { name: 'QuickBooks' },
          );
    },
    start: postReady({ read, call }),
    undo: takeBackRuns({ read, call }),
  };
}

function postReady({ read, call }: WorkDeps): BatchWork['start'] {
  return async (client, options) => {
    const entryIds = await read(client, (tx) => readyEntries(tx, client, options));
    const runIds: string[] = [];
    let posting = 0;
    for (let first = 0; first < entryIds.length; first += PER_CALL) {
      const run = await call('postEntries', client, {
        path: { tenant: client.scope.tenantId },
        body: { entry_ids: entryIds.slice(first, first + PER_CALL) },
      });
      runIds.push(run.id);
      posting += run.entry_ids.length;
    }
    const left = entryIds.length - posting;
    return {
      results: [batchMessage('entries_sent', { entries: posting, refused: left })],
      runIds,
      reportId: null,
      entries: posting,
      link: linkTo('entries'),
      undo: { runIds },
    };
  };
}

function takeBackRuns({ call }: WorkDeps): NonNullable<BatchWork['undo']> {
  return async (client, undo) => {
    // Written only by `start`.
    const { runIds } = undo as { runIds: string[] };
    const backs: string[] = [];
    let reversed = 0;
    let left = 0;
    for (const run of runIds) {
      const back = await takeBack(() =>
        call('undoSyncRun', client, { path: { run }, body: { how: 'reverse_today' } }),
      );
      if (back !== null) {
        backs.push(back.id);
        reversed += back.entry_ids.length;
        left += back.refused.length;
      }
    }
    return {
      results: [batchMessage('entries_reversed', { entries: reversed, left })],
      runIds: backs,
    };
  };
}

/** Null if nothing of the run is left to undo; the client's other runs still are. */
async function takeBack<Back>(undo: () => Promise<Back>): Promise<Back | null> {
  try {
    return await undo();
  } catch (error) {
    if (error instanceof AppError && error.code === 'run_not_undoable') {
      return null;
    }
    throw error;
  }
}

async function readyEntries(
  tx: Transaction,
  { scope: { tenantId } }: Client,
  { channel_type: only = null }: { readonly channel_type?: ChannelType | null | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from journal_entries
    where tenant_id = ${tenantId} and status = 'ready' and (${only}::text is null or platform = ${only})
    order by entry_on, id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function booksOf(
  tx: Transaction,
  { scope: { tenantId } }: Client,
): Promise<{ category: string; isConnected: boolean }> {
  const { rows } = await sql<{ client_category: string; connected: boolean }>`
    select client_category, exists (
      select from connections where tenant_id = ${tenantId} and provider = 'quickbooks'
        and status in ('connected', 'expiring') and paused_at is null) as connected
    from clients where tenant_id = ${tenantId}`.execute(tx);
  const [row] = rows;
  return { category: row?.client_category ?? 'qbo', isConnected: row?.connected ?? false };
}

type Proposal = { readonly proposals: readonly unknown[]; readonly unmatched: readonly unknown[] };

/** Maps accounts by a template. */
export function templateWork({ call }: WorkDeps): BatchWork {
  const apply = (client: Client, { template }: BatchOptions, dryRun: boolean) =>
    call('createAccountMappingFromTemplate', client, {
      path: { tenant: client.scope.tenantId },
      // A batch without one was refused.
      body: { template: template ?? 'minimal', dry_run: dryRun },
    });
  return mappingWork('createAccountMappingFromTemplate', 'template', apply);
}

/** Copies the account mapping of another client of the same person. */
export function copyWork({ call }: WorkDeps): BatchWork {
  const copy = (client: Client, { from_tenant_id: from }: BatchOptions, dryRun: boolean) =>
    call('createAccountMappingCopy', client, {
      path: { tenant: client.scope.tenantId },
      body: { from_tenant_id: from ?? client.scope.tenantId, dry_run: dryRun },
    });
  const work = mappingWork('createAccountMappingCopy', 'from_tenant_id', copy);
  return {
    ...work,
    preview: async (client, options) =>
      options.from_tenant_id === client.scope.tenantId
        ? skip('same_client', 'This is the client whose mapping is copied.')
        : work.preview(client, options),
  };
}

function mappingWork(
  needs: OperationId,
  option: keyof BatchOptions,
  map: (client: Client, options: BatchOptions, dryRun: boolean) => Promise<Proposal>,
): BatchWork {
  return {
    needs,
    required: [option],
    preview: async (client, options) => {
      try {
        return mappingVerdict(await map(client, options, true));
      } catch (error) {
        if (error instanceof AppError) {
          return blocked(error.code, error.message);
        }
        throw error;
      }
    },
    start: async (client, options) => {
      const { proposals, unmatched } = await map(client, options, false);
      return {
        results: [batchMessage('components_mapped', mappedOf({ proposals, unmatched }))],
        runIds: [],
        reportId: null,
        entries: 0,
        link: linkTo('mapping'),
        // A mapping change can be undone in the mapping's history.
        undo: null,
      };
    },
  };
}

function mappingVerdict(proposal: Proposal): Verdict {
  const mapped = mappedOf(proposal);
  return mapped.components === 0
    ? skip('nothing_to_map', `Nothing would change${lacking(mapped)}.`, {
        missing_accounts: mapped.missing_accounts,
      })
    : willDo(batchMessage('map_components', mapped));
}

function mappedOf({ proposals, unmatched }: Proposal) {
  return { components: proposals.length, missing_accounts: unmatched.length };
}

/** Generates each client's month-end pack, which includes the workpapers. */
export function exportWork({ read, call }: WorkDeps): BatchWork {
  return {
    needs: 'createGeneratedReport',
    required: ['from', 'to'],
    preview: async (client, options) => {
      const payouts = await read(client, (tx) => countPayouts(tx, options));
      return payouts === 0
        ? skip('no_payouts', 'No payout has sales in this time.')
        : willDo(batchMessage('make_workpapers', { payouts }));
    },
    start: async (client, options) => {
      const { tenantId } = client.scope;
      const report = await call('createGeneratedReport', client, {
        path: { tenant: tenantId },
        body: {
          kind: 'month_end_pack',
          format: 'zip',
          dated_by: 'trade',
          from: options.from ?? '',
          to: options.to ?? '',
        },
      });
      return {
        results: [batchMessage('file_made', { file: report.file_name })],
        runIds: [],
        reportId: report.id,
        entries: 0,
        link: {
          code: 'download',
          label: 'Download',
          href: `/api/v2/clients/tenants/${tenantId}/generated-reports/${report.id}/download`,
        },
        undo: null,
      };
    },
  };
}

function countPayouts(tx: Transaction, { from = '', to = '' }: BatchOptions): Promise<number> {
  return countPayoutsBetween(tx, { datedBy: 'trade', from, to, platform: null, storeId: null });
}
