/** This tab's client; two tabs may have two. */
export type ActiveClientStore = {
  readonly read: () => string | null;
  readonly select: (clientId: string) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const KEY = 'active_client';

/** Stores the active client's id in `storage`, which should be the tab's own. */
export function createActiveClientStore(storage: Storage): ActiveClientStore {
  const listeners = new Set<() => void>();
  const change = (write: () => void) => {
    write();
    for (const listener of listeners) {
      listener();
    }
  };
  return {
    read: () => storage.getItem(KEY),
    select: (clientId) => change(() => storage.setItem(KEY, clientId)),
    clear: () => change(() => storage.removeItem(KEY)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The active client once the list has loaded: this tab's previous one if it still exists, else the first that is not
 * archived (spec 4: the first client is auto-selected on initialisation).
 */
export function chooseClient(
  remembered: string | null,
  clients: readonly { readonly id: string; readonly archived_at: string | null }[],
): string | null {
  const rememberedClient = clients.find(({ id }) => id === remembered);
  const first = clients.find(({ archived_at: archivedAt }) => archivedAt === null);
  return (rememberedClient ?? first)?.id ?? null;
}
