import express, { type Express } from 'express';
import { createWorldClock, type WorldClock } from './core/clock.ts';
import { createFaultPlan, type FaultPlan } from './core/faults.ts';
import { openJournal } from './core/journal.ts';
import { createProviderRouter } from './core/provider-router.ts';
import { DEFAULT_SETTINGS } from './quickbooks/company.ts';
import { createQuickBooks, type QuickBooks } from './quickbooks/quickbooks.ts';

export type Sandbox = {
  readonly app: Express;
  readonly clock: WorldClock;
  readonly faults: FaultPlan;
  readonly quickbooks: QuickBooks;
  close(): void;
};

export type SandboxOptions = {
  /** Where the world is kept; `null` keeps it in memory. */
  readonly file: string | null;
  readonly machineNow?: () => number;
};

/** The simulated outside world as one HTTP application: every provider on its real paths. */
export function createSandbox({ file, machineNow }: SandboxOptions): Sandbox {
  const journal = openJournal(file);
  const clock = createWorldClock(0, machineNow);
  const faults = createFaultPlan();
  const quickbooks = createQuickBooks(journal, clock);
  if (quickbooks.companies.all().length === 0) {
    for (const company of FIRST_COMPANIES) {
      quickbooks.companies.add(company);
    }
  }
  const app = express();
  app.disable('x-powered-by');
  app.use(createProviderRouter(quickbooks.provider, faults));
  return { app, clock, faults, quickbooks, close: () => journal.close() };
}

const FIRST_COMPANIES = [
  {
    realmId: '9341452000000001',
    name: 'Harbor Street Kitchen LLC',
    country: 'US' as const,
    currency: 'USD' as const,
    timeZone: 'America/New_York',
    settings: DEFAULT_SETTINGS,
  },
  {
    realmId: '9341452000000002',
    name: 'Bistro du Plateau inc.',
    country: 'CA' as const,
    currency: 'CAD' as const,
    timeZone: 'America/Toronto',
    settings: { ...DEFAULT_SETTINGS, classTracking: 'off' as const },
  },
];
