const KEY = 'pending_invitation';

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the team invitation of a registration until its address is confirmed, possibly in another tab. */
export function saveInvitation(storage: KeyValueStore, token: string): void {
  storage.setItem(KEY, token);
}

/** The first page of a new account: its invitation, else the dashboard. Removes the stored invitation. */
export function takeFirstPath(storage: KeyValueStore): string {
  const token = storage.getItem(KEY);
  storage.removeItem(KEY);
  return token === null ? '/dashboard' : `/invitation?${new URLSearchParams({ token })}`;
}
