import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type InstallationSetting = Schemas['InstallationSetting'];
export type SettingChange = Schemas['InstallationSettingChange'];

const SETTINGS_KEY = ['operators', 'settings'] as const;
const PAGE = 50;

/** The current settings of the installation. */
export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...SETTINGS_KEY, 'in-force'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/config/settings', { signal })),
  });
}

/** The history of settings, newest first, page by page. */
export function settingChangesQuery(api: ApiClient) {
  return pagedQuery<SettingChange>({
    key: [...SETTINGS_KEY, 'changes'],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(api.GET('/api/admin/config/settings/changes', { params: { query: page }, signal })),
  });
}
