import type { AnswerData } from '../http/operations.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import { findLatestPayoutDay, listTrendPayouts } from '../payouts/payout-trend.read-model.ts';
import { pathOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { createPartReader } from './part-reader.ts';
import type { PartReader } from './part-reader.ts';
import type { Setup } from './setup.ts';
import { readSetup } from './read-setup.ts';
import type { SetupDeps } from './read-setup.ts';
import { firstDayOfTrade, tradeOf } from './trade.ts';
import type { Trade } from './trade.ts';

const LATEST_PAYOUTS = 8;
const LATEST_IMPORTS = 20;

export type HomeDeps = SetupDeps & TradeDeps & { readonly log: Logger };

type Home = Omit<AnswerData<'getHome'>, 'setup' | 'trade'> & {
  readonly setup: Setup | null;
  readonly trade: Trade | null;
};

/** The home of the caller's client, part by part: a failed one is named and leaves the others intact. */
export async function readHome(deps: HomeDeps, caller: Caller): Promise<Home> {
  const { call } = deps;
  const path = pathOf(caller);
  const parts = createPartReader(deps.log, caller.principal);
  const work = await readWork(deps, caller, parts);
  const imports = await parts.read('imports', () =>
    call('listImports', caller, { path, query: { limit: LATEST_IMPORTS } }),
  );
  const payouts = await readPayouts(deps, caller, parts);
  const trade = await parts.read('trade', () => readTrade(deps, caller));
  return {
    ...work,
    imports: imports?.items ?? null,
    ...payouts,
    trade,
    unavailable: parts.unavailable(),
  };
}

/** Sequential: a page uses one database connection at a time. */
async function readWork(
  deps: HomeDeps,
  caller: Caller,
  parts: PartReader,
): Promise<Pick<Home, 'summary' | 'connections' | 'sync' | 'setup'>> {
  const { call } = deps;
  const path = pathOf(caller);
  const summary = await parts.read('summary', () => call('getEntriesSummary', caller, { path }));
  const connections = await parts.read('connections', () =>
    call('listConnections', caller, { path }),
  );
  const sync = await parts.read('sync', () => call('getSyncStatus', caller, { path }));
  const setup =
    summary === null || connections === null || sync === null
      ? parts.lack('setup', ['summary', 'connections', 'sync'])
      : await parts.read('setup', () => readSetup(deps, caller, { summary, connections, sync }));
  return { summary, connections, sync, setup };
}

async function readPayouts(
  { call }: HomeDeps,
  caller: Caller,
  parts: PartReader,
): Promise<Pick<Home, 'payouts' | 'latest_payout'>> {
  const path = pathOf(caller);
  const page = await parts.read('payouts', () =>
    call('listPayouts', caller, { path, query: { limit: LATEST_PAYOUTS } }),
  );
  if (page === null) {
    return { payouts: null, latest_payout: parts.lack('latest_payout', ['payouts']) };
  }
  const [first] = page.items;
  const latest =
    first === undefined
      ? null
      : await parts.read('latest_payout', () =>
          call('getPayout', caller, { path: { ...path, payout: first.id } }),
        );
  return { payouts: page.items, latest_payout: latest };
}

type TradeDeps = { readonly database: Database; readonly clock: Clock };

/** The trade of the weeks up to the client's newest payout; null while there is none. */
async function readTrade(
  { database, clock }: TradeDeps,
  { membership }: Caller,
): Promise<Trade | null> {
  return database.inTenant(membership.scope, async (tx) => {
    const lastDay = await findLatestPayoutDay(tx);
    if (lastDay === null) {
      return null;
    }
    const payouts = await listTrendPayouts(tx, { from: firstDayOfTrade(lastDay), to: lastDay });
    return tradeOf(payouts, { lastDay, today: clock.now().toISOString().slice(0, 10) });
  });
}
