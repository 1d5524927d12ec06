import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { queryOptions } from '@tanstack/react-query';
import { PREFERENCES_KEY } from './preferences-key.ts';
import { workspaceOnItsWay } from './workspace.queries.ts';

export type Preferences = components['schemas']['Preferences'];
export type PreferencesChange = components['schemas']['UpdatePreferencesRequest'];

/** The signed-in user's preferences, defaults filled in. */
export function preferencesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: PREFERENCES_KEY,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Preferences>(PREFERENCES_KEY);
      if (known === undefined) {
        await workspaceOnItsWay(api, client);
        const brought = client.getQueryData<Preferences>(PREFERENCES_KEY);
        if (brought !== undefined) {
          return brought;
        }
      }
      return unwrap(api.GET('/api/v2/auth/me/preferences', { signal }));
    },
    staleTime: 60_000,
  });
}

/** The display defaults. */
export const DEFAULT_DISPLAY = {
  density: 'comfortable',
  time_zone: null,
  number_style: 'minus',
  keyboard_shortcuts: true,
  message_duration: 'normal',
} as const satisfies Partial<Preferences>;
