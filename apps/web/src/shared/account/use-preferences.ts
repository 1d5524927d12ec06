import { unwrap } from '@platebook/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import {
  DEFAULT_DISPLAY,
  preferencesQuery,
  type Preferences,
  type PreferencesChange,
} from './preferences.queries.ts';
import { PREFERENCES_KEY } from './preferences-key.ts';

type Display = Pick<Preferences, keyof typeof DEFAULT_DISPLAY>;

/** How this reader wants things to look and speak; the defaults while nobody is signed in. */
export function useDisplay(): Display {
  return useSignedInPreferences().data ?? DEFAULT_DISPLAY;
}

/** The preferences of whoever is signed in; asks for nothing while nobody is. */
export function useSignedInPreferences() {
  const { api, session } = useServices();
  const readUser = () => session.read()?.user.id ?? null;
  const userId = useSyncExternalStore(session.subscribe, readUser, readUser);
  return useQuery({ ...preferencesQuery(api), enabled: userId !== null });
}

/**
 * Saves some preferences; they take effect at once, and go back when the server refuses them. One change is sent after the
 * other: the answer to one never takes back what a later one has saved.
 */
export function useSavePreferences() {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'preferences' },
    mutationFn: (body: PreferencesChange) =>
      unwrap(api.PUT('/api/v2/auth/me/preferences', { body })),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: PREFERENCES_KEY });
      const before = queries.getQueryData<Preferences>(PREFERENCES_KEY);
      if (before !== undefined) {
        queries.setQueryData(PREFERENCES_KEY, withChange(before, change));
      }
      return before;
    },
    onError: async (_error, _change, before) => {
      if (before !== undefined) {
        queries.setQueryData(PREFERENCES_KEY, before);
      }
      // What it goes back to may be a change that is refused as well.
      await queries.invalidateQueries({ queryKey: PREFERENCES_KEY });
    },
    onSuccess: async (saved) => {
      // An answer that is on its way may be older than what was saved.
      await queries.cancelQueries({ queryKey: PREFERENCES_KEY });
      queries.setQueryData(PREFERENCES_KEY, saved);
    },
  });
}

function withChange(before: Preferences, change: PreferencesChange): Preferences {
  return {
    ...before,
    ...change,
    notifications: { ...before.notifications, ...change.notifications },
  };
}
