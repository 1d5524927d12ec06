import type { TestSandbox, Tokens } from '../../testing/sandbox.ts';
import { ConnectionError } from '../connections/connections.port.ts';
import type { Access, Connections, UseOutcome } from '../connections/connections.port.ts';

export type FakeConnections = Connections & {
  readonly connect: (tenantId: string, realmId: string) => Promise<Tokens>;
  readonly refreshes: () => number;
  /** Recorded `noteUse` outcomes, oldest first. */
  readonly uses: readonly UseOutcome[];
  readonly disconnect: (tenantId: string) => void;
};

type StoredTokens = { readonly realmId: string; readonly tokens: Tokens; readonly version: number };

/** In-memory connections to a sandbox's QuickBooks. */
export function createFakeConnections(sandbox: TestSandbox): FakeConnections {
  const stored = new Map<string, StoredTokens>();
  const uses: UseOutcome[] = [];
  let refreshes = 0;
  const accessOf = (tenantId: string): Access => {
    const connection = stored.get(tenantId);
    if (connection === undefined) {
      throw new ConnectionError('connection_missing', 'quickbooks', "QuickBooks isn't connected.");
    }
    return {
      connectionId: tenantId,
      provider: 'quickbooks',
      externalId: connection.realmId,
      authorization: `Bearer ${connection.tokens.access_token}`,
      tokenVersion: connection.version,
      isDoubted: uses.at(-1) === 'refused',
    };
  };
  return {
    access: async ({ tenantId }) => accessOf(tenantId),
    refresh: async ({ tenantId }, refused) => {
      const current = accessOf(tenantId);
      const connection = stored.get(tenantId);
      if (current.tokenVersion === refused.tokenVersion && connection !== undefined) {
        refreshes += 1;
        const tokens = await sandbox.refresh(connection.tokens.refresh_token);
        stored.set(tenantId, { ...connection, tokens, version: connection.version + 1 });
      }
      return accessOf(tenantId);
    },
    noteUse: async (_scope, _used, outcome) => void uses.push(outcome),
    uses,
    connect: async (tenantId, realmId) => {
      const tokens = await sandbox.connect(realmId);
      stored.set(tenantId, { realmId, tokens, version: 1 });
      return tokens;
    },
    refreshes: () => refreshes,
    disconnect: (tenantId) => void stored.delete(tenantId),
  };
}
