import type {
  ActiveClient,
  ClientAccess,
  ClientChoice,
  ClientContextContext,
  ClientRef,
} from './client-context.types.ts';

/**
 * Chooses the active client once the list has loaded: the requested one, else the current one, else the first in the
 * list; null without clients.
 */
export function chooseActive(
  { active, requested }: Pick<ClientContextContext, 'active' | 'requested'>,
  clients: readonly ClientRef[],
): ActiveClient | null {
  const requestedClient = requested === null ? null : findClient(clients, requested.clientId);
  if (requested !== null && requestedClient !== null) {
    return enter(requestedClient, requested);
  }
  const activeClient = active === null ? null : findClient(clients, active.id);
  if (active !== null && activeClient !== null) {
    return { ...active, ...activeClient };
  }
  const [first] = clients;
  return first === undefined ? null : enter(first, { clientId: first.id });
}

export function findClient(clients: readonly ClientRef[], id: string): ClientRef | null {
  return clients.find((client) => client.id === id) ?? null;
}

/** A client with the optional store and channel of the choice. */
export function enter(
  { id, tenantId }: ClientRef,
  { storeId = null, channel = null }: ClientChoice,
): ActiveClient {
  return { id, tenantId, storeId, channel };
}

/** The choice that selects this client again, with its store and channel. */
export function toChoice({ id, storeId, channel }: ActiveClient): ClientChoice {
  return { clientId: id, storeId, channel };
}

/** Whether two loads grant this person the same access. */
export function isSameAccess(one: ClientAccess, other: ClientAccess): boolean {
  return (
    one.level === other.level &&
    hasSame(one.capabilities, other.capabilities) &&
    hasSame(one.permissions, other.permissions)
  );
}

function hasSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
