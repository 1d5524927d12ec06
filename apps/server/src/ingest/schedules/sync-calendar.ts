import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Channel } from '../../clients/channels/channels.read-model.ts';
import {
  CHANNEL_OF_PAYOUT,
  namesInPayouts,
} from '../../clients/stores/payout-stores.read-model.ts';
import { settingsOf } from '../../clients/settings/tenant-settings.read-model.ts';
import { addDays, dayIn, daysFrom, eachDay } from '../../platform/days.ts';
import { payWeeksOf, watchedPeriod } from '../fetch/fetch-periods.ts';

const SHOWN_DAYS = 35;
const MOST_DAYS = 187;
/** Sales settle within 72 hours; before that, no report has to include them (platform-apis 1.3). */
const SETTLES_DAYS = 3;

export type CalendarDay = {
  readonly on: string;
  readonly state: 'complete' | 'partial' | 'missing' | 'nil' | 'not_due';
  readonly netCents: number;
  readonly payoutIds: readonly string[];
  readonly runId: string | null;
};

export type CalendarChannel = {
  readonly storeId: string;
  readonly storeName: string;
  readonly channelId: string;
  readonly channelType: DeliveryPlatform;
  /** The first expected day; null if it was never synced. */
  readonly since: string | null;
  readonly days: readonly CalendarDay[];
};

export type SyncCalendar = {
  readonly from: string;
  readonly to: string;
  readonly channels: readonly CalendarChannel[];
};

export type ReadSyncCalendar = (
  scope: TenantScope,
  query: {
    readonly from: string | undefined;
    readonly to: string | undefined;
    readonly storeId: string | undefined;
  },
) => Promise<SyncCalendar>;

/** The status of each day of each channel, from payouts that were read and periods that were fetched. */
export function createReadSyncCalendar({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): ReadSyncCalendar {
  return (scope, query) =>
    database.inTenant(scope, async (tx) => {
      const { time_zone: timeZone } = await settingsOf(tx, scope);
      const today = dayIn(timeZone, clock.now());
      const to = query.to ?? addDays(today, -1);
      const from = query.from ?? addDays(to, 1 - SHOWN_DAYS);
      if (from > to || daysFrom(from, to) > MOST_DAYS) {
        throw new AppError('validation_failed', {
          errors: [
            fieldError('query.from', 'too_long_before_last_day', {
              days: MOST_DAYS - 1,
              last_day: '"to"',
            }),
          ],
        });
      }
      const channels = await channelsOf(tx, { storeId: query.storeId, timeZone });
      const sold = await soldDays(tx, { from, to });
      const fetched = await fetchedPeriods(tx, { from, to });
      return {
        from,
        to,
        channels: channels.map((channel) =>
          camelRow(channel, {
            days: eachDay(from, to).map((on) => dayOf(on, { channel, sold, fetched, today })),
          }),
        ),
      };
    });
}

type ChannelRow = {
  store_id: string;
  store_name: string;
  channel_id: string;
  channel_type: DeliveryPlatform;
  channel_config: unknown;
  since: string | null;
};

async function channelsOf(
  tx: Transaction,
  { storeId, timeZone }: { readonly storeId: string | undefined; readonly timeZone: string },
): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select stores.id as store_id, stores.name as store_name, channels.id as channel_id, channels.channel_type,
      channels.channel_config,
      least(
        (select min(period_start_on) from payouts
         where payouts.tenant_id = channels.tenant_id and payouts.platform = channels.channel_type
           and payouts.platform_store_id = any(${namesInPayouts('channels')})),
        (select min(period_from) from sync_runs
         where sync_runs.tenant_id = channels.tenant_id and sync_runs.channel_id = channels.id
           and kind = 'fetch' and not dry_run),
        (select min((connected_at at time zone ${timeZone})::date) from connections
         where connections.tenant_id = channels.tenant_id and connections.provider = channels.channel_type
           and channels.platform_store_id is not null and status <> 'disconnected')
      ) as since
    from channels
    join stores on stores.tenant_id = channels.tenant_id and stores.id = channels.store_id
    where ${storeId ?? null}::uuid is null or stores.id = ${storeId ?? null}::uuid
    order by stores.name, stores.id, channels.channel_type`.execute(tx);
  if (storeId !== undefined && rows.length === 0) {
    const store = await tx
      .selectFrom('stores')
      .select('id')
      .where('id', '=', storeId)
      .executeTakeFirst();
    if (store === undefined) {
      throw new AppError('store_not_found');
    }
  }
  return rows;
}

type Span = { readonly from: string; readonly to: string };

type SoldDay = {
  channel_id: string;
  on: string;
  payout_id: string;
  net_cents: number | string;
  is_whole: boolean;
};

/** The days of each payout in the span, with what each adds to it. */
async function soldDays(tx: Transaction, { from, to }: Span): Promise<Map<string, SoldDay[]>> {
  const { rows } = await sql<SoldDay>`
    select channels.id as channel_id, day.on::text as on, payouts.id as payout_id,
      coalesce((slice.value ->> 'netCents')::bigint, 0) as net_cents, payouts.status = 'ready' as is_whole
    from payouts
    cross join lateral ${CHANNEL_OF_PAYOUT} channels
    cross join lateral generate_series(greatest(payouts.period_start_on, ${from}::date),
      least(payouts.period_end_on, ${to}::date), interval '1 day') as span (instant)
    cross join lateral (select span.instant::date as on) as day
    left join lateral (
      select value from jsonb_array_elements(payouts.reading -> 'payout' -> 'days') where value ->> 'on' = day.on::text
    ) as slice on true
    where payouts.period_start_on <= ${to}::date and payouts.period_end_on >= ${from}::date`.execute(
    tx,
  );
  const days = new Map<string, SoldDay[]>();
  for (const row of rows) {
    const key = keyOf(row.channel_id, row.on);
    days.set(key, [...(days.get(key) ?? []), row]);
  }
  return days;
}

type Fetched = { channel_id: string; period_from: string; period_to: string; run_id: string };

/** Periods that were fetched and read completely. */
async function fetchedPeriods(tx: Transaction, { from, to }: Span): Promise<Fetched[]> {
  const rows = await tx
    .selectFrom('sync_runs')
    .select(['channel_id', 'period_from', 'period_to', 'id as run_id'])
    .where('kind', '=', 'fetch')
    .where('dry_run', '=', false)
    .where('status', 'in', ['waiting', 'partial', 'succeeded'])
    .where('period_from', '<=', to)
    .where('period_to', '>=', from)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ channel_id, period_from, period_to, run_id }) =>
    channel_id === null || period_from === null || period_to === null
      ? []
      : [{ channel_id, period_from, period_to, run_id }],
  );
}

type Known = {
  readonly channel: ChannelRow;
  readonly sold: ReadonlyMap<string, readonly SoldDay[]>;
  readonly fetched: readonly Fetched[];
  readonly today: string;
};

function dayOf(on: string, { channel, sold, fetched, today }: Known): CalendarDay {
  const { channel_id: id, since } = channel;
  const found = sold.get(keyOf(id, on)) ?? [];
  const run = fetched.find(
    (one) => one.channel_id === id && one.period_from <= on && one.period_to >= on,
  );
  return {
    on,
    state: stateOf(found, {
      isFetched: run !== undefined,
      isDue: since !== null && on >= since && on <= lastDayDue(channel, today),
    }),
    netCents: found.reduce((sum, { net_cents: cents }) => sum + Number(cents), 0),
    payoutIds: [...new Set(found.map(({ payout_id: payoutId }) => payoutId))],
    runId: run?.run_id ?? null,
  };
}

/** A day is due when it is settled and its pay week has ended: before that, no payout includes it. */
function lastDayDue({ channel_config: config }: ChannelRow, today: string): string {
  const settled = addDays(today, -SETTLES_DAYS);
  // It was validated against the contract when it was stored.
  const { to: paid } = watchedPeriod(
    { today, watchWindowDays: 1 },
    payWeeksOf({ config: config as Channel['config'] }),
  );
  return settled < paid ? settled : paid;
}

function stateOf(
  found: readonly SoldDay[],
  { isFetched, isDue }: { readonly isFetched: boolean; readonly isDue: boolean },
): CalendarDay['state'] {
  if (found.some(({ is_whole: isWhole }) => !isWhole)) {
    return 'partial';
  }
  if (found.some(({ net_cents: cents }) => Number(cents) !== 0)) {
    return 'complete';
  }
  if (found.length > 0 || isFetched) {
    return 'nil';
  }
  return isDue ? 'missing' : 'not_due';
}

function keyOf(channelId: string, on: string): string {
  return `${channelId} ${on}`;
}
