import { createDice } from '../dice.ts';
import { requireWorld, type ReportOptions } from '../report-options.ts';
import { printTable, text, toBareAmount, type Column } from '../table.ts';
import type { Store, World } from '../world.ts';

type Pause = { readonly store: Store; readonly start: string; readonly minutes: number };

/** The store pause report: it contains no money and is easily downloaded by mistake. */
export function printUberStorePauses(world: World, options: ReportOptions): Generator<string> {
  requireWorld(world, 'ubereats-store-pauses', { platform: 'ubereats' });
  const dice = createDice(world.seed ^ 0x9a);
  const rows = world.stores.map((store, index) => ({
    row: { store, start: `${world.firstDay.us} 6:${10 + index} PM`, minutes: dice.between(5, 90) },
    index,
    breakage: null,
  }));
  return printTable({ columns: COLUMNS, rows, amount: toBareAmount }, options);
}

const COLUMNS: readonly Column<Pause>[] = [
  text('Store', ({ store }) => store.name),
  text('External Store ID', ({ store }) => store.externalId),
  text('City', () => 'Harborview'),
  text('Country', ({ store }) => (store.region.country === 'US' ? 'United States' : 'Canada')),
  text('Country Code', ({ store }) => store.region.country),
  text('Pause Start', ({ start }) => start),
  text('Pause Duration', ({ minutes }) => `${minutes} min`),
  text('Reason For Pausing', () => 'Too busy'),
];
