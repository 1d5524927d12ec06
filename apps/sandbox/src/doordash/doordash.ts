import type { WorldClock } from '../core/clock.ts';
import type { Downloads } from '../core/downloads.ts';
import type { Journal } from '../core/journal.ts';
import type { ProviderRoutes } from '../core/provider-router.ts';
import type { Merchant } from '../core/trade.ts';
import { doorDashError, failedAuthentication } from './doordash-error.ts';
import { createTokenCheck, type DoorDashCredentials } from './doordash-jwt.ts';
import {
  DEFAULT_DOORDASH_REPORTS,
  doorDashReportRoutes,
  type DoorDashReportSettings,
} from './doordash-reports.ts';

const DOORDASH_CREDENTIALS: DoorDashCredentials = {
  developerId: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  keyId: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  // URL-safe base64, as DoorDash issues secrets.
  signingSecret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};

export type DoorDash = {
  readonly credentials: DoorDashCredentials;
  readonly provider: ProviderRoutes;
  setReports(settings: Partial<DoorDashReportSettings>): void;
};

export type DoorDashParts = {
  readonly journal: Journal;
  readonly clock: WorldClock;
  readonly downloads: Downloads;
  readonly merchants: readonly Merchant[];
};

/** DoorDash's API: signed requests, reports, links valid for twenty seconds. */
export function createDoorDash({ journal, clock, downloads, merchants }: DoorDashParts): DoorDash {
  const check = createTokenCheck(DOORDASH_CREDENTIALS, clock);
  let settings = DEFAULT_DOORDASH_REPORTS;
  return {
    credentials: DOORDASH_CREDENTIALS,
    setReports(next) {
      settings = { ...settings, ...next };
    },
    provider: {
      provider: 'doordash',
      routes: doorDashReportRoutes({
        journal,
        clock,
        downloads,
        merchants,
        settings: () => settings,
      }),
      gate: async (call) => ((await check(call)) ? undefined : failedAuthentication()),
      refusals: {
        error_before: () =>
          doorDashError(500, 'internal_error', 'Something went wrong on our side'),
        throttled: () => doorDashError(429, 'rate_limited', 'Too many requests'),
        unauthorized: failedAuthentication,
      },
    },
  };
}
