import { isApiError, unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Online } from '../../online/connect.ts';
import { chosenClient } from '../../online/find-client.ts';
import { pages } from '../../online/pages.ts';
import { readRun } from '../sync/watch.ts';
import { type Job, ofBatch, ofReport, ofRun } from './job.ts';

/** Finds the run, the batch, or the chosen client's report with this id. */
export async function findJob(online: Online, id: string): Promise<Job> {
  const found =
    (await unlessNotFound(async () => ofRun((await readRun(online.api, id)).run))) ??
    (readsBatches(online) ? await unlessNotFound(() => findBatch(online.api, id)) : null) ??
    (await unlessNotFound(() => findReport(online, id)));
  if (found === null) {
    throw new CliError(
      'job_not_found',
      `There is no job ${id}.`,
      "'platebook jobs list' shows the jobs you have; a report is looked for in the chosen client",
    );
  }
  return found;
}

/** Batches belong to a person and span several clients: API tokens cannot read them. */
export function readsBatches({ credential }: Pick<Online, 'credential'>): boolean {
  return credential.kind === 'session';
}

async function findBatch(api: ApiClient, batch: string): Promise<Job> {
  return ofBatch(
    await unwrap(api.GET('/api/v2/clients/batches/{batch}', { params: { path: { batch } } })),
  );
}

async function findReport({ api, settings }: Online, id: string): Promise<Job | null> {
  const { tenant_id: tenant } = await chosenClient(api, settings);
  const { items } = await readReports(api, tenant, { all: true });
  return items.find((job) => job.id === id) ?? null;
}

export async function readReports(
  api: ApiClient,
  tenant: string,
  wanted: { readonly all?: boolean; readonly limit?: number },
): Promise<{ items: Job[]; next: string | null }> {
  const { items, next } = await pages(wanted, (query) =>
    unwrap(
      api.GET('/api/v2/clients/tenants/{tenant}/generated-reports', {
        params: { path: { tenant }, query },
      }),
    ),
  );
  return { items: items.map((report) => ofReport(report, tenant)), next };
}

async function unlessNotFound(read: () => Promise<Job | null>): Promise<Job | null> {
  try {
    return await read();
  } catch (error) {
    const isAbsent =
      (isApiError(error) && error.status === 404) ||
      (error instanceof CliError && error.code === 'client_not_chosen');
    if (isAbsent) {
      return null;
    }
    throw error;
  }
}
