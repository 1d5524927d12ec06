import { unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect, type Online } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import { pages } from '../../online/pages.ts';
import { printList } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readReports, readsBatches } from './find-job.ts';
import { JOB_FIELDS, type Job, ofBatch, ofRun } from './job.ts';
import type { JobsListOptions } from './options.ts';

type Found = { readonly items: readonly Job[]; readonly next: string | null };

const DEFAULT_LIMIT = 30;
const NONE: Found = { items: [], next: null };

/** Lists the client's runs and reports and the caller's batches, newest first; with `--active` only unfinished ones. */
export async function listJobs(context: Context, options: JobsListOptions): Promise<void> {
  const online = await connect(context, options);
  const tenant = await tenantOrNull(online);
  const { active = false, all = false, limit = DEFAULT_LIMIT } = options;
  const wanted = active || all ? { all: true } : { limit };
  const found = await Promise.all([
    tenant === null ? NONE : readRuns(online.api, tenant, wanted, active),
    tenant === null ? NONE : readReports(online.api, tenant, wanted),
    readsBatches(online) ? readBatches(online.api, wanted) : NONE,
  ]);
  const jobs = found
    .flatMap(({ items }) => items)
    .filter(({ finished_at: finishedAt }) => !active || finishedAt === null)
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
  const shown = all ? jobs : jobs.slice(0, limit);
  await printList({ context, options, settings: online.settings }, JOB_FIELDS, shown);
  const isCut = shown.length < jobs.length || found.some(({ next }) => next !== null);
  await printNotes(context, options, [
    ...(isCut ? ['There are more: --all, or a larger --limit.'] : []),
    ...(tenant === null ? ['Runs and reports belong to one client: --client NAME.'] : []),
    ...(readsBatches(online) ? [] : ['Batches are not listed: an API token cannot read them.']),
  ]);
}

/** The current client's tenant; null when none of several is chosen and batches can be listed without one. */
async function tenantOrNull(online: Online): Promise<string | null> {
  try {
    return (await chosenClient(online.api, online.settings)).tenant_id;
  } catch (error) {
    const isOpen = error instanceof CliError && error.code === 'client_not_chosen';
    if (isOpen && readsBatches(online)) {
      return null;
    }
    throw error;
  }
}

type Wanted = { readonly all?: boolean; readonly limit?: number };

const ACTIVE_STATUSES = ['queued', 'running', 'waiting'] as const;

async function readRuns(
  api: ApiClient,
  tenant: string,
  wanted: Wanted,
  active: boolean,
): Promise<Found> {
  const parts = await Promise.all(
    (active ? ACTIVE_STATUSES : [undefined]).map((status) =>
      pages(wanted, (page) =>
        unwrap(
          api.GET('/api/v2/clients/tenants/{tenant}/sync/history', {
            params: {
              path: { tenant },
              query: { ...page, ...(status === undefined ? {} : { status }) },
            },
          }),
        ),
      ),
    ),
  );
  return {
    items: parts.flatMap(({ items }) => items.map(ofRun)),
    next: parts.find(({ next }) => next !== null)?.next ?? null,
  };
}

async function readBatches(api: ApiClient, wanted: Wanted): Promise<Found> {
  const { items, next } = await pages(wanted, (query) =>
    unwrap(api.GET('/api/v2/clients/batches', { params: { query } })),
  );
  return { items: items.map(ofBatch), next };
}
