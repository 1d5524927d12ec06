import { sha256 } from '../../platform/sha256.ts';
import type { ProviderConnector, WebhookEvent } from '../provider.port.ts';
import { createIntuit } from './intuit-consent.ts';
import { QUICKBOOKS_NAME } from './quickbooks-name.ts';

/** The QuickBooks Online connector; `quickbooks.ts` calls its API. */
export const QUICKBOOKS: ProviderConnector = {
  name: QUICKBOOKS_NAME,
  calls: { path: /^\/(v3\/company|oauth2\/v1|v2\/oauth2)\//, host: /\.intuit\.com$/ },
  consent: ({ providers: { quickbooks: config }, ...deps }) =>
    config === null ? null : createIntuit({ ...deps, config }),
  credentials: null,
  // `intuit-signature`, base64 (platform-apis 3.8).
  webhook: { encoding: 'base64', pattern: /^[A-Za-z0-9+/]{43}=$/, eventsIn },
};

/** CloudEvents have IDs; an event of Intuit's older format is identified by its bytes. */
function eventsIn(bytes: Buffer): readonly WebhookEvent[] {
  const text = bytes.toString('utf8');
  const body: unknown = JSON.parse(text);
  if (!Array.isArray(body)) {
    return [{ eventId: sha256(text), body }];
  }
  return body.map((event: unknown) => {
    const { id } = (event ?? {}) as { id?: unknown };
    return { eventId: typeof id === 'string' ? id : sha256(JSON.stringify(event)), body: event };
  });
}
