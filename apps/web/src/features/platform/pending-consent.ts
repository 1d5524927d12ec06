/** A pending consent request: its client, by the state that the answer carries back. */
export type PendingConsent = {
  readonly state: string;
  readonly tenant: string;
  readonly provider: string;
  /** Where it was requested: in a popup or in the page itself. */
  readonly mode: string;
};

const KEY = 'platebook.pending-consents';
/** Repeated requests leave a few behind. */
const MAX_PENDING = 5;

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

export function savePendingConsent(storage: KeyValueStore, pending: PendingConsent): void {
  storage.setItem(KEY, JSON.stringify([pending, ...read(storage)].slice(0, MAX_PENDING)));
}

/** Null for a state that this browser did not send: a foreign answer is ignored. */
export function findPendingConsent(
  storage: KeyValueStore,
  state: string,
  provider: string,
): PendingConsent | null {
  return (
    read(storage).find((pending) => pending.state === state && pending.provider === provider) ??
    null
  );
}

export function dropPendingConsent(storage: KeyValueStore, state: string): void {
  storage.setItem(KEY, JSON.stringify(read(storage).filter((pending) => pending.state !== state)));
}

function read(storage: KeyValueStore): PendingConsent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch (error) {
    if (error instanceof SyntaxError) {
      return [];
    }
    throw error;
  }
}

function isPending(value: unknown): value is PendingConsent {
  const { state, tenant, provider, mode } = (value ?? {}) as Record<string, unknown>;
  return [state, tenant, provider, mode].every((text) => typeof text === 'string');
}
