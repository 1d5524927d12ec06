import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { connectTheme } from '../theme/theme.connect.ts';
import {
  followsSystem,
  readSystemTheme,
  sourceKey,
  storeFollowing,
  watchSystemTheme,
  type ThemePreference,
} from '../theme/system-theme.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import type { ThemeChoice, ThemeState } from '../theme/theme.types.ts';

/** The theme of a browser and the ways to change it, as `ThemeProvider` of the kit takes its `keeper`. */
export type StoredTheme = {
  readonly theme: ThemeChoice;
  /** Applies the theme at once and stores it for the next visit. */
  readonly setTheme: (theme: ThemeChoice) => void;
  /** The reader's setting: `system` while the theme follows the device. */
  readonly preference: ThemePreference;
  readonly setPreference: (preference: ThemePreference) => void;
};

/**
 * The theme of this browser, stored in `storage` under `key`; a choice made in another tab is applied here too.
 * `storage` is a function because accessing it throws where it is blocked.
 *
 * @example
 * const storage = () => window.localStorage;
 * function ThemeSwitch() {
 *   const { theme, setPreference } = useStoredTheme(storage);
 *   return <button type="button" onClick={() => setPreference('system')}>{theme}</button>;
 * }
 */
export function useStoredTheme(storage: () => Storage, key = 'theme'): StoredTheme {
  const actor = useActorRef(themeMachine, {
    input: {
      store: {
        read: () =>
          followsSystem(storage, key) ? readSystemTheme(window) : storage().getItem(key),
        write: (theme: ThemeChoice) => storage().setItem(key, theme),
      },
    },
  });
  const [follows, setFollows] = useState(() => followsSystem(storage, key));
  const { theme } = useSelector(
    actor,
    ({ value }) => connectTheme(toThemeState(value), (event) => actor.send(event)),
    (one, other) => one.theme === other.theme,
  );
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // A null key means that storage was cleared.
      if (event.key === key || event.key === null) {
        actor.send({ type: 'theme.stored', theme: event.newValue });
      }
      if (event.key === sourceKey(key) || event.key === null) {
        setFollows(event.newValue === 'system');
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [actor, key]);
  useEffect(
    () =>
      follows
        ? watchSystemTheme(window, (turned) => actor.send({ type: 'theme.choose', theme: turned }))
        : undefined,
    [actor, follows],
  );
  const setPreference = useCallback(
    (preference: ThemePreference) => {
      const followsNow = preference === 'system';
      setFollows(followsNow);
      storeFollowing(storage, key, followsNow);
      actor.send({
        type: 'theme.choose',
        theme: preference === 'system' ? readSystemTheme(window) : preference,
      });
    },
    [actor, key, storage],
  );
  return { theme, setTheme: setPreference, preference: follows ? 'system' : theme, setPreference };
}

function toThemeState(value: object | string): ThemeState {
  return Object.entries(value).flat().join('.') as ThemeState;
}
