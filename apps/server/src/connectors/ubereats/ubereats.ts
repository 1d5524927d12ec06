import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/sha256.ts';
import { textOr } from '../call.ts';
import type { Signature, Signing } from '../call.ts';
import type { IssuedTokens } from '../connections/consent-provider.port.ts';
import type { PlatformConnector, WebhookEvent } from '../provider.port.ts';
import { createUber, fetchUberAppToken } from './uber-consent.ts';
import { createUberEatsStores } from './ubereats-stores.ts';
import { readUberReportEvent, requestUberReport, UBER_REPORT_TYPES } from './ubereats-reports.ts';
import { UBER_EATS_NAME } from './uber-name.ts';

/** Tokens are valid for thirty days; a new one is requested well before they expire. */
const LEAST_LEFT_MS = 3_600_000;
const SCOPE = 'eats.report eats.store';

/** Caches the installation's own token while it is valid, as Uber requires (platform-apis 1.1). */
function createUberApp(
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
    const current = stored ?? fetchNew();
    let tokens = await current;
    const leftMs = tokens.accessExpiresAt.getTime() - clock.now().getTime();
    if (leftMs < LEAST_LEFT_MS || `Bearer ${tokens.accessToken}` === refused?.authorization) {
      // Of concurrent calls that find the same token expired, one fetches.
      tokens = await (stored === null || stored === current ? fetchNew() : stored);
    }
    return { authorization: `Bearer ${tokens.accessToken}` };
  };
  return { sign: () => newerThan(null), renew: newerThan };
}

/** The Uber Eats connector. */
export const UBER_EATS: PlatformConnector = {
  name: UBER_EATS_NAME,
  calls: { path: /^\/(oauth\/v2|v1\/eats|v1\/delivery)\//, host: /\.uber\.com$/ },
  consent: ({ providers: { ubereats: config }, ...deps }) =>
    config === null ? null : createUber({ ...deps, config }),
  credentials: null,
  reportAccess: ({ providers: { ubereats: config }, ...deps }) =>
    config === null
      ? null
      : createUberApp(deps.clock, (scope) => fetchUberAppToken({ ...deps, config }, scope)),
  listStores: createUberEatsStores,
  reports: {
    types: UBER_REPORT_TYPES,
    fileExtension: 'csv',
    request: requestUberReport,
    findLink: null,
    readEvent: readUberReportEvent,
  },
  // `X-Uber-Signature`, lower-case hex (platform-apis 1.4).
  webhook: {
    encoding: 'hex',
    pattern: /^[0-9a-f]{64}$/,
    eventsIn,
  },
};

/** Events are identified by ID, or by their bytes if they have none. */
function eventsIn(bytes: Buffer): readonly WebhookEvent[] {
  const text = bytes.toString('utf8');
  const body: unknown = JSON.parse(text);
  const { event_id: id } = (body ?? {}) as { event_id?: unknown };
  return [{ eventId: textOr(id, sha256(text)), body }];
}
