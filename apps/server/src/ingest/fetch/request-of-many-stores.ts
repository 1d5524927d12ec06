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

/** A wait up to this long is sat out; a longer one gives the worker back. */
const SIT_OUT_MS = 2_000;
/** Longer than a request with all it may wait for; after it a run that lost its process is not waited for. */
const ASKING_MS = 3 * 60_000;
/** Just under 60 reports a minute, which is what Uber makes for one app (platform-apis 1.3), evenly spaced. */
const SPACING_MS = 1_050;

/**
 * Asks Uber for a report, and in the same request for those of the client's other stores that wait for the same period; a
 * report that another run asks for right now is left to it. Where Uber does not take the stores together, each is asked for
 * alone.
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

/** Uber takes so many requests a minute of this installation, whoever they are for. */
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

/** A store that nobody has switched on yet is switched on once. */
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

/** A platform that asks for a pause gets it, without a worker waiting. */
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
 * Takes this installation's next turn to ask Uber for a report, across processes; in how many ms it comes. Turns are taken
 * in the order they were asked for, and one that is not used is lost.
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
