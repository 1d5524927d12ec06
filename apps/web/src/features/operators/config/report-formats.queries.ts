import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type UnknownHeader = Schemas['UnknownHeader'];
export type ReportAlias = Schemas['ReportAlias'];
export type ReportFormats = Schemas['ReportFormats'];
export type ReportFormatTrial = Schemas['ReportFormatTrial'];
export type ReportFormatVersion = Schemas['ReportFormatVersion'];
export type AliasChange = Schemas['ReportAliasChange'];

export const REPORT_FORMATS_KEY = ['operators', 'report-formats'] as const;

const PAGE = 50;

export type HeadersFilter = Pick<
  NonNullable<operations['listUnknownHeaders']['parameters']['query']>,
  'platform' | 'has_money' | 'aliased' | 'q'
>;

/** Unknown headers, those that block most files first, page by page. */
export function headersQuery(api: ApiClient, filter: HeadersFilter) {
  return pagedQuery<UnknownHeader>({
    key: [...REPORT_FORMATS_KEY, 'headers', filter],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/config/report-formats/headers', {
          params: { query: { ...filter, ...page } },
          signal,
        }),
      ),
  });
}

/** The known reports, their columns, and the active aliases. */
export function reportFormatsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...REPORT_FORMATS_KEY, 'registry'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/config/report-formats', { signal })),
  });
}

/** Every version of the aliases, newest first, page by page. */
export function versionsQuery(api: ApiClient) {
  return pagedQuery<ReportFormatVersion>({
    key: [...REPORT_FORMATS_KEY, 'versions'],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/config/report-formats/versions', { params: { query: page }, signal }),
      ),
  });
}

/** Tries a change on stored files; nothing is published. */
export function tryChange(api: ApiClient, change: AliasChange): Promise<ReportFormatTrial> {
  return unwrap(
    api.POST('/api/admin/config/report-formats/trials', { body: { changes: [change] } }),
  );
}

type Publication = {
  readonly trialId: string;
  readonly reason: string;
  readonly acceptsEffects: boolean;
};

/** Publishes a trial as the version used for all reports. */
export function publishTrial(api: ApiClient, { trialId, reason, acceptsEffects }: Publication) {
  return unwrap(
    api.POST('/api/admin/config/report-formats/versions', {
      body: { trial_id: trialId, reason, accept_effects: acceptsEffects },
    }),
  );
}

/** Restores the aliases of an earlier version; version 0 has none. */
export function restoreVersion(
  api: ApiClient,
  body: { readonly version: number; readonly reason: string },
) {
  return unwrap(api.POST('/api/admin/config/report-formats/versions/restore', { body }));
}
