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

/** The reader's display preferences; defaults while signed out. */
export function useDisplay(): Display {
  return useSignedInPreferences().data ?? DEFAULT_DISPLAY;
}

/** The user's preferences; no request while signed out. */
export function useSignedInPreferences() {
  const { api, session } = useServices();
  const readUser = () => session.read()?.user.id ?? null;
  const userId = useSyncExternalStore(session.subscribe, readUser, readUser);
  return useQuery({ ...preferencesQuery(api), enabled: userId !== null });
}

/**
 * Saves preferences as an optimistic update, rolled back on refusal. Changes are sent sequentially: the response to one
 * never overwrites a later one.
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
      // The rollback value may itself be a refused change.
      await queries.invalidateQueries({ queryKey: PREFERENCES_KEY });
    },
    onSuccess: async (saved) => {
      // A response in flight may be older than what was saved.
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
