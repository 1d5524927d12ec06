import type { PlatformConnector } from '../provider.port.ts';
import { createUberApp } from './uber-app.ts';
import { createUber, fetchUberAppToken } from './uber-consent.ts';
import { createUberEatsStores } from './ubereats-stores.ts';
import { readUberReportEvent, requestUberReport, UBER_REPORT_TYPES } from './ubereats-reports.ts';
import { UBER_EATS_NAME } from './uber-name.ts';

/** What Uber Eats gives. */
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
    eventsIn: (bytes) => {
      const body: unknown = JSON.parse(bytes.toString('utf8'));
      return [{ eventId: String((body as { event_id: unknown }).event_id), body }];
    },
  },
};
