import type { Clock } from '../../platform/clock.ts';
import type { Signature, Signing } from '../call.ts';
import type { IssuedTokens } from '../connections/consent-provider.port.ts';

/** Tokens live for thirty days; one is asked for again well before it ends. */
const LEAST_LEFT_MS = 3_600_000;
const SCOPE = 'eats.report eats.store';

/** Keeps the installation's own token for as long as it lives: Uber wants it kept (platform-apis 1.1). */
export function createUberApp(
  clock: Clock,
  fetchToken: (scope: string) => Promise<IssuedTokens>,
): Signing {
  let stored: Promise<IssuedTokens> | null = null;
  const fetchNew = (): Promise<IssuedTokens> => {
    const fetched = fetchToken(SCOPE).catch((cause: unknown) => {
      stored = null;
      throw cause;
    });
    stored = fetched;
    return fetched;
  };
  const newerThan = async (refused: Signature | null): Promise<Signature> => {
    let tokens = await (stored ?? fetchNew());
    const leftMs = tokens.accessExpiresAt.getTime() - clock.now().getTime();
    if (leftMs < LEAST_LEFT_MS || `Bearer ${tokens.accessToken}` === refused?.authorization) {
      tokens = await fetchNew();
    }
    return { authorization: `Bearer ${tokens.accessToken}` };
  };
  return { sign: () => newerThan(null), renew: newerThan };
}
