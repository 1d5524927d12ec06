import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { toNamedFile, type NamedFile } from '../../shared/api/save-file.ts';
import { pagedQuery } from '../../shared/list/paged-query.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';

type Schemas = components['schemas'];

export type GeneratedReport = Schemas['GeneratedReport'];
export type ReportKind = Schemas['GeneratedReportKind'];
export type ReportRequest = Schemas['CreateGeneratedReportRequest'];

const READ_AGAIN_MS = 1_000;

export function generatedReportsKey(tenant: string) {
  return [...clientKey(tenant), 'generated-reports'] as const;
}

/** Read again every second while one is being made. */
export function generatedReportsQuery(api: ApiClient, tenant: string) {
  return pagedQuery<GeneratedReport>({
    key: generatedReportsKey(tenant),
    pageSize: 20,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/generated-reports', {
          params: { path: { tenant }, query: page },
          signal,
        }),
      ),
    again: (reports) => (reports.some(({ state }) => state === 'queued') ? READ_AGAIN_MS : false),
  });
}

export async function downloadReport(
  api: ApiClient,
  tenant: string,
  { id, file_name: name }: GeneratedReport,
): Promise<NamedFile> {
  const answer = await api.GET(
    '/api/v2/clients/tenants/{tenant}/generated-reports/{generated_report}/download',
    { params: { path: { tenant, generated_report: id } }, parseAs: 'blob' },
  );
  return toNamedFile(answer, name);
}
