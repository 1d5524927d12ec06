import type { Clock } from '../../platform/clock.ts';
import { ConnectionError } from '../connections/connections.port.ts';
import type { UberApp } from '../connections/connections.port.ts';
import { messageOf } from '../connections/connection-words.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { IssuedTokens } from '../connections/consent-provider.port.ts';

/** Tokens live for thirty days; one is asked for again well before it ends. */
const LEAST_LEFT_MS = 3_600_000;
const SCOPE = 'eats.report eats.store';

/** Keeps the installation's own token for as long as it lives: Uber wants it kept (platform-apis 1.1). */
export function createUberApp(
  clock: Clock,
  fetchToken: (scope: string) => Promise<IssuedTokens>,
): UberApp {
  let kept: Promise<IssuedTokens> | null = null;
  const fetchNew = (): Promise<IssuedTokens> => {
    const fetched = fetchToken(SCOPE).catch((cause: unknown) => {
      kept = null;
      throw cause instanceof ProviderFailure
        ? new ConnectionError(
            'provider_unavailable',
            'ubereats',
            messageOf('provider_unavailable', 'ubereats'),
            { cause },
          )
        : cause;
    });
    kept = fetched;
    return fetched;
  };
  return {
    authorization: async (refused) => {
      let tokens = await (kept ?? fetchNew());
      const leftMs = tokens.accessExpiresAt.getTime() - clock.now().getTime();
      if (leftMs < LEAST_LEFT_MS || `Bearer ${tokens.accessToken}` === refused) {
        tokens = await fetchNew();
      }
      return `Bearer ${tokens.accessToken}`;
    },
  };
}
