import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import {
  activateUberStore,
  requestUberReport,
} from '../../connectors/ubereats/ubereats-reports.ts';
import type { Fetch } from './fetch-context.ts';
import { PlatformReportError } from '../../connectors/report-call.ts';
import { setReportsRequested } from './platform-reports.store.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import { askAlone, claimUnaskedLike, releaseReports, setSlot } from './shared-reports.store.ts';
import { REPORT_FAILURES } from '../../connectors/report-failures.ts';

/** Waits up to this long are awaited in place; longer ones yield the worker. */
const SIT_OUT_MS = 2_000;
/** Longer than a request can take including its waits; after that, a run that holds a claim counts as lost. */
const ASKING_MS = 3 * 60_000;
/** Just under 60 reports a minute, Uber's limit per app (platform-apis 1.3), evenly spaced. */
const SPACING_MS = 1_050;

/**
 * Requests a report from Uber, together with those of the client's other stores that need the same period; a report that
 * another run is requesting is left to it. If Uber refuses the stores together, each is requested separately.
 */
export async function requestOfManyStores(fetch: Fetch, report: PlatformReportRow): Promise<void> {
  const { database, clock, context } = fetch;
  const { scope, run } = context;
  await waitForSlot(fetch, report);
  const at = clock.now();
  const asker = { runId: run.id, at, until: new Date(at.getTime() + ASKING_MS) };
  const together = await database.inTenant(scope, (tx) => claimUnaskedLike(tx, report, asker));
  if (together === null) {
    return;
  }
  const ids = together.map(({ id }) => id);
  const storeIds = together.map(({ storeId }) => storeId);
  let externalId: string;
  try {
    externalId = await patiently(fetch, () =>
      requestOfActiveStores(fetch, { ...report, storeIds }),
    );
  } catch (error) {
    await database.inTenant(scope, (tx) => releaseReports(tx, run.id));
    if (together.length === 1 || !isRefusal(error)) {
      throw error;
    }
    const why = { reason: REPORT_FAILURES.stores_refused_together, at: clock.now() };
    await database.inTenant(scope, (tx) => askAlone(tx, ids, why));
    return requestOfManyStores(fetch, {
      ...report,
      failure: REPORT_FAILURES.stores_refused_together,
      slotAt: null,
    });
  }
  await database.inTenant(scope, async (tx) => {
    await setReportsRequested(tx, ids, { externalId, at: clock.now() });
    await releaseReports(tx, run.id);
  });
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof PlatformReportError &&
    (error.code === 'platform_refused' || error.code === 'platform_forbidden')
  );
}

/** Uber limits the requests per minute of this installation, across all clients. */
async function waitForSlot(fetch: Fetch, report: PlatformReportRow): Promise<void> {
  const { database, clock, context } = fetch;
  let { slotAt } = report;
  if (slotAt === null) {
    const at = new Date(clock.now().getTime() + (await reserveUberSlot(database)));
    await database.inTenant(context.scope, (tx) => setSlot(tx, report.id, at));
    slotAt = at;
  }
  const left = slotAt.getTime() - clock.now().getTime();
  if (left > SIT_OUT_MS) {
    await context.deferral.defer(slotAt);
  }
  if (left > 0) {
    await delay(left);
  }
}

/** Switches a store on, once, if it is off. */
async function requestOfActiveStores(
  { caller, merchant }: Fetch,
  report: PlatformReportRow,
): Promise<string> {
  try {
    return await requestUberReport(caller, report);
  } catch (error) {
    if (!(error instanceof PlatformReportError) || error.code !== 'platform_forbidden') {
      throw error;
    }
    for (const storeId of report.storeIds) {
      await activateUberStore(merchant, storeId);
    }
    return requestUberReport(caller, report);
  }
}

/** Waits as long as the platform's rate limit demands, without occupying a worker. */
export async function patiently<Value>(
  { clock, context }: Pick<Fetch, 'clock' | 'context'>,
  call: () => Promise<Value>,
): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PlatformReportError && error.code === 'platform_throttled') {
      return context.deferral.defer(new Date(clock.now().getTime() + (error.waitMs ?? 60_000)));
    }
    throw error;
  }
}

/**
 * Reserves this installation's next slot for an Uber report request, across processes; returns how many ms away it is.
 * Slots are assigned in request order, and an unused one is lost.
 */
export async function reserveUberSlot(database: Database): Promise<number> {
  return database.asOwner(async (tx) => {
    const { rows } = await sql<{ wait_ms: number }>`
      insert into provider_turns as turn (provider, next_at)
      values ('ubereats', clock_timestamp() + ${SPACING_MS} * interval '1 ms')
      on conflict (provider) do update set
        next_at = greatest(turn.next_at, clock_timestamp()) + ${SPACING_MS} * interval '1 ms'
      returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${SPACING_MS})::float8
        as wait_ms`.execute(tx);
    return rows[0]?.wait_ms ?? 0;
  });
}
