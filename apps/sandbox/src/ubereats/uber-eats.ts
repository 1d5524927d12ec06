import { bearerOf } from '../core/body.ts';
import type { WorldClock } from '../core/clock.ts';
import type { Refusals } from '../core/deliver.ts';
import type { Downloads } from '../core/downloads.ts';
import { setOrDelete, type Journal } from '../core/journal.ts';
import type { ProviderRoutes } from '../core/provider-router.ts';
import type { Merchant } from '../core/trade.ts';
import { createWebhookOutbox, type WebhookOutbox } from '../core/webhook-outbox.ts';
import { uberError, unauthorized } from './uber-error.ts';
import { uberOAuthRoutes, type UberClient } from './uber-oauth.ts';
import { uberReportRoutes, type UberReport, type UberReportSettings } from './uber-reports.ts';
import { createUberStores, type UberStores } from './uber-stores.ts';
import { createUberNotifier, reportReady } from './uber-events.ts';
import { createUberTokens, type UberTokens } from './uber-tokens.ts';

const UBER_CLIENT: UberClient = {
  clientId: 'sandboxUberEatsClient0000000001',
  clientSecret: 'sandbox-uber-eats-secret',
};

/** Attempts at 1 s, 2 s, 4 s … up to seven in all (platform-apis 1.4). */
const RETRY_AFTER_MS = [1000, 2000, 4000, 8000, 16_000, 32_000];

const DEFAULT_REPORT_SETTINGS: UberReportSettings = {
  delayMs: 1500,
  linkLifeMs: 3_600_000,
  newNamesFrom: '2026-09-07',
  sections: 1,
};

export type UberEats = {
  readonly client: UberClient;
  readonly stores: UberStores;
  readonly tokens: UberTokens;
  readonly webhooks: WebhookOutbox;
  readonly provider: ProviderRoutes;
  /** The app's only webhook address; `null` while unset. */
  setWebhookUrl(url: string | null): void;
  setReports(settings: Partial<UberReportSettings>): void;
};

export type UberEatsParts = {
  readonly journal: Journal;
  readonly clock: WorldClock;
  readonly downloads: Downloads;
  readonly merchants: readonly Merchant[];
};

function refusalsOf(tokens: UberTokens): Refusals {
  return {
    error_before: () => uberError(500, 'internal_server_error', 'Internal server error'),
    throttled: () => uberError(429, 'too_many_requests', 'Rate limit exceeded'),
    unauthorized(call) {
      tokens.expire(bearerOf(call) ?? '');
      return unauthorized();
    },
  };
}

/** Uber Eats: OAuth, stores, reports by webhook. */
export function createUberEats({ journal, clock, downloads, merchants }: UberEatsParts): UberEats {
  const tokens = createUberTokens(journal, clock);
  const config = journal.collection<string>('uber:config');
  const webhooks = createWebhookOutbox({ retryAfterMs: RETRY_AFTER_MS, timeoutMs: 10_000 });
  const shared = { tokens, clock, downloads };
  let settings = DEFAULT_REPORT_SETTINGS;

  const notifyWebhook = createUberNotifier({
    clock,
    webhooks,
    client: UBER_CLIENT,
    url: () => config.get('webhook_url'),
  });
  const onReady = (report: UberReport) =>
    notifyWebhook(
      reportReady(report, (file) => downloads.link(file, report.origin, settings.linkLifeMs)),
    );
  const stores = createUberStores({
    ...shared,
    merchants,
    journal,
    onProvisioned: (storeId, enabled) =>
      notifyWebhook({
        event_type: enabled ? 'store.provisioned' : 'store.deprovisioned',
        store_id: storeId,
      }),
  });

  return {
    client: UBER_CLIENT,
    stores,
    tokens,
    webhooks,
    setWebhookUrl: (url) => setOrDelete(config, 'webhook_url', url),
    setReports(next) {
      settings = { ...settings, ...next };
    },
    provider: {
      provider: 'ubereats',
      routes: [
        ...uberOAuthRoutes({ client: UBER_CLIENT, tokens, merchants }),
        ...stores.routes,
        ...uberReportRoutes({ ...shared, stores, settings: () => settings, onReady }),
        downloads.route,
      ],
      refusals: refusalsOf(tokens),
    },
  };
}
