import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The README's demo files, as the generator of `apps/sandbox` writes them. */
export const DEMO = {
  uber: 'uber-eats-payment-details-2026-03-30_2026-04-05.csv',
  uberSummary: 'uber-eats-payout-summary-2026-03-30_2026-04-05.csv',
  canada: 'uber-eats-payment-details-canada-2026-03-30_2026-04-05.csv',
  doordash: 'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv',
  doordashZip: 'doordash-financials-2026-03-30_2026-04-12.zip',
  unknownColumn: 'broken/uber-eats-unknown-money-column.csv',
  doNotFoot: 'broken/doordash-rows-that-do-not-foot.csv',
} as const;

/** A copy of the demo folder that a test may write to; `dispose` removes it. */
export async function copyDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-demo-'));
  await cp(fileURLToPath(new URL('../../../../demo', import.meta.url)), folder, {
    recursive: true,
  });
  return { folder, dispose: () => rm(folder, { recursive: true }) };
}
