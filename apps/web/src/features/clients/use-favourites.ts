import { useMemo } from 'react';
import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';

export type Favourites = {
  /** Until they have loaded, a star would overwrite the others. */
  readonly areKnown: boolean;
  readonly ids: readonly string[];
  readonly has: (clientId: string) => boolean;
  readonly toggle: (clientId: string, isFavourite: boolean) => void;
  readonly failure: Error | null;
};

const NONE: readonly string[] = [];

/** The reader's favorite clients; a star is updated optimistically and rolled back on error. */
export function useFavourites(): Favourites {
  const { data: preferences } = useSignedInPreferences();
  const areKnown = preferences !== undefined;
  const ids = preferences?.favourite_client_ids ?? NONE;
  const { mutate, error } = useSavePreferences();
  return useMemo(
    () => ({
      areKnown,
      ids,
      has: (clientId) => ids.includes(clientId),
      toggle: (clientId, isFavourite) => {
        const others = ids.filter((id) => id !== clientId);
        mutate({ favourite_client_ids: isFavourite ? [...others, clientId] : others });
      },
      failure: error,
    }),
    [areKnown, ids, mutate, error],
  );
}
