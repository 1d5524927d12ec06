import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { connectTheme } from '../theme/theme.connect.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import type { ThemeChoice, ThemeState } from '../theme/theme.types.ts';

export type KeptTheme = {
  readonly theme: ThemeChoice;
  /** Shows the theme at once and keeps it for the next visit. */
  readonly setTheme: (theme: ThemeChoice) => void;
};

/**
 * The theme of this browser, kept in `storage` under `key`; what another tab chooses is shown here too. `storage` is
 * asked for at each use: where it is blocked, asking throws.
 */
export function useKeptTheme(storage: () => Storage, key = 'theme'): KeptTheme {
  const actor = useActorRef(themeMachine, {
    input: {
      store: {
        read: () => storage().getItem(key),
        write: (theme: ThemeChoice) => storage().setItem(key, theme),
      },
    },
  });
  const { theme } = useSelector(
    actor,
    ({ value }) => connectTheme(toThemeState(value), (event) => actor.send(event)),
    (one, other) => one.theme === other.theme,
  );
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      // Without a key everything was cleared.
      if (event.key === key || event.key === null) {
        actor.send({ type: 'theme.stored', theme: event.newValue });
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [actor, key]);
  const setTheme = useCallback(
    (chosen: ThemeChoice) => actor.send({ type: 'theme.choose', theme: chosen }),
    [actor],
  );
  return { theme, setTheme };
}

function toThemeState(value: object | string): ThemeState {
  return Object.entries(value).flat().join('.') as ThemeState;
}
