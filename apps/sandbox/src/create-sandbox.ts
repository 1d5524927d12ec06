import express, { type Express } from 'express';
import { createConsole } from './console/console.ts';
import { createCallLog } from './core/call-log.ts';
import { createWorldClock, type WorldClock } from './core/clock.ts';
import { createDownloads } from './core/downloads.ts';
import { createFaultPlan, type FaultPlan } from './core/faults.ts';
import { openJournal } from './core/journal.ts';
import { DOORDASH_MERCHANTS, UBER_MERCHANTS } from './core/first-merchants.ts';
import { openMerchants, type Merchants } from './core/merchants.ts';
import { createProviderRouter } from './core/provider-router.ts';
import { createDoorDash, type DoorDash } from './doordash/doordash.ts';
import { DEFAULT_SETTINGS, type Company } from './quickbooks/company.ts';
import { createQuickBooks, type QuickBooks } from './quickbooks/quickbooks.ts';
import { createUberEats, type UberEats } from './ubereats/uber-eats.ts';

export type Sandbox = {
  readonly app: Express;
  readonly clock: WorldClock;
  readonly faults: FaultPlan;
  readonly quickbooks: QuickBooks;
  readonly uberEats: UberEats;
  readonly doorDash: DoorDash;
  readonly merchants: Merchants;
  /** Called when a fault takes this world down for that many ms; its server does so. */
  onRestart(listener: (downMs: number) => void): void;
  /** Sends webhooks for every change to the app at that address. */
  tellChangesTo(appUrl: string): void;
  close(): void;
};

export type SandboxOptions = {
  /** Where the world is persisted; `null` keeps it in memory. */
  readonly file: string | null;
  readonly machineNow?: () => number;
};

const FIRST_COMPANIES: readonly Company[] = [
  {
    realmId: '9341452000000001',
    name: 'Harbor Street Kitchen LLC',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/New_York',
    settings: DEFAULT_SETTINGS,
  },
  {
    realmId: '9341452000000002',
    name: 'Bistro du Plateau inc.',
    country: 'CA',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    settings: { ...DEFAULT_SETTINGS, classTracking: 'off' },
  },
  {
    realmId: '9341452000000003',
    name: 'Lone Star Bowls',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/Chicago',
    settings: { ...DEFAULT_SETTINGS, useAccountNumbers: false, warnDuplicateJournalNumber: true },
  },
];

/** The simulated outside world as one HTTP application: every provider on its real paths, and a console to control it. */
export function createSandbox({ file, machineNow }: SandboxOptions): Sandbox {
  const journal = openJournal(file);
  const moved = journal.collection<number>('clock');
  const clock = createWorldClock(moved.get('offset') ?? 0, machineNow, (offset) =>
    moved.set('offset', offset),
  );
  const faults = createFaultPlan();
  const downloads = createDownloads(journal, clock);
  const quickbooks = createQuickBooks(journal, clock);
  const merchants = openMerchants(journal, {
    ubereats: UBER_MERCHANTS,
    doordash: DOORDASH_MERCHANTS,
  });
  const uberEats = createUberEats({ journal, clock, downloads, merchants: merchants.on.ubereats });
  const doorDash = createDoorDash({ journal, clock, downloads, merchants: merchants.on.doordash });
  if (quickbooks.companies.all().length === 0) {
    for (const company of FIRST_COMPANIES) {
      quickbooks.companies.add(company);
    }
  }
  let restart: (downMs: number) => void = () => undefined;
  const calls = createCallLog();
  const deps = { faults, log: calls, restart: (downMs: number) => restart(downMs) };
  const app = express();
  app.disable('x-powered-by');
  app.use(
    '/_sandbox',
    createConsole({ clock, faults, calls, merchants, quickbooks, uberEats, doorDash }),
  );
  for (const { provider } of [quickbooks, uberEats, doorDash]) {
    app.use(createProviderRouter(provider, deps));
  }
  return {
    app,
    clock,
    faults,
    quickbooks,
    uberEats,
    doorDash,
    merchants,
    onRestart(listener) {
      restart = listener;
    },
    tellChangesTo(appUrl) {
      const webhooks = `${appUrl.replace(/\/$/, '')}/api/v2/webhooks`;
      quickbooks.webhooks.setUrl(`${webhooks}/quickbooks`);
      uberEats.setWebhookUrl(`${webhooks}/ubereats`);
    },
    close: () => journal.close(),
  };
}
