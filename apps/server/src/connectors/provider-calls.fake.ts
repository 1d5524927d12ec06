import { OutboundError } from '../platform/outbound.ts';
import type { OutboundErrorKind } from '../platform/outbound.ts';
import type { Provider } from '../db/tables.ts';
import type { Access, Connections } from './connections/connections.port.ts';
import { ProviderFailure } from './provider-failure.ts';

/** The `ProviderFailure` that `doing` rejects with; fails on anything else. */
export async function providerFailureOf(doing: Promise<unknown>): Promise<ProviderFailure> {
  const error = await doing.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ProviderFailure)) {
    throw new TypeError('It did not fail as a ProviderFailure.', { cause: error });
  }
  return error;
}

/** No response, for this reason. */
export function noAnswer(kind: OutboundErrorKind, mayHaveArrived: boolean): OutboundError {
  return new OutboundError(`provider.test: ${kind}.`, { kind, mayHaveArrived, durationMs: 40 });
}

/** Access whose version increments with each refresh: `Bearer 1`, `Bearer 2`. */
export function numberedConnections(
  provider: Provider,
  { externalId = 'a', isDoubted = false }: { externalId?: string; isDoubted?: boolean } = {},
): Connections & { readonly uses: readonly string[] } {
  const uses: string[] = [];
  const accessOf = (tokenVersion: number): Access => ({
    connectionId: 'the-connection',
    provider,
    externalId,
    authorization: `Bearer ${tokenVersion}`,
    tokenVersion,
    isDoubted,
  });
  return {
    access: async () => accessOf(1),
    refresh: async (_scope, refused) => accessOf(refused.tokenVersion + 1),
    noteUse: async (_scope, { tokenVersion }, outcome) =>
      void uses.push(`${outcome} ${tokenVersion}`),
    uses,
  };
}
