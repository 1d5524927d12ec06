const KEY = 'pending_invitation';

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers the team invitation somebody registers for until their address is confirmed, perhaps in another tab. */
export function saveInvitation(storage: KeyValueStore, token: string): void {
  storage.setItem(KEY, token);
}

/** Where a new account goes first: to the invitation it was made for, else to the dashboard. Forgets the invitation. */
export function takeFirstPath(storage: KeyValueStore): string {
  const token = storage.getItem(KEY);
  storage.removeItem(KEY);
  return token === null ? '/dashboard' : `/invitation?${new URLSearchParams({ token })}`;
}
