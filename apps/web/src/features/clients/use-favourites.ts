import {
  useSavePreferences,
  useSignedInPreferences,
} from '../../shared/account/use-preferences.ts';

export type Favourites = {
  /** Until they are, a star would forget the others. */
  readonly areKnown: boolean;
  readonly has: (clientId: string) => boolean;
  readonly toggle: (clientId: string, isFavourite: boolean) => void;
  readonly failure: Error | null;
};

/** The reader's favourite clients; a star changes at once and goes back where the server does not take it. */
export function useFavourites(): Favourites {
  const { data: preferences } = useSignedInPreferences();
  const ids = preferences?.favourite_client_ids ?? [];
  const save = useSavePreferences();
  return {
    areKnown: preferences !== undefined,
    has: (clientId) => ids.includes(clientId),
    toggle: (clientId, isFavourite) => {
      const others = ids.filter((id) => id !== clientId);
      save.mutate({ favourite_client_ids: isFavourite ? [...others, clientId] : others });
    },
    failure: save.error,
  };
}
