// The cost of one client's hot queries as its data, and everyone else's, grows 1 x, 10 x and 100 x.
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { startProduct } from '../api/processes.mjs';

/** Rows of the measured client, and of each of nine others, at 1 x. */
const OWN_ROWS = 1_000;
const OTHERS = 9;
const SCALES = [1, 10, 100];
const TRIES = 15;

/** The most frequent statements of pages and workers, as the stores write them, for the tenant $1. */
const QUERIES = {
  'entries, first page': `select * from journal_entries where tenant_id = $1 order by entry_on desc, document_number desc, id desc limit 51`,
  'entries that wait, counted': `select status, count(*) from journal_entries
    where tenant_id = $1 and status in ('needs_mapping', 'needs_review', 'ready', 'posting', 'failed') group by status`,
  'an entry by its document number': `select * from journal_entries where tenant_id = $1 and document_number = 'DOC-500'`,
  'runs, first page': `select id, state, status, created_at from sync_runs where tenant_id = $1
    order by created_at desc, id desc limit 51`,
  'payouts, first page': `select id, payout_on, net_cents from payouts where tenant_id = $1
    order by payout_on desc, platform_store_name, platform, channel, id limit 51`,
  'notifications, first page': `select told.id, told.title from notifications told
    left join notification_reads reads on reads.tenant_id = told.tenant_id and reads.notification_id = told.id
      and reads.user_id = '00000000-0000-0000-0000-000000000001'
    where told.tenant_id = $1 and (reads.dismissed_at is null or reads.dismissed_at < told.created_at)
    order by told.created_at desc, told.id desc limit 51`,
  'channels that are due': `select tenant_id, channel_id from sync_schedules
    where next_run_at <= now() and next_run_at is not null and paused_at is null and $1::uuid is not null
    order by next_run_at limit 1000`,
};

/** For each query and scale: the median time in ms, the buffers it touched, and the nodes of its plan. */
export async function measureGrowth() {
  const database = await startDatabase('external');
  const running = [database];
  try {
    const web = await startProduct({ ...database.env, SANDBOX_URL: '', ROLES: 'web' });
    await web.stop();
    const db = new pg.Client(database.target);
    await db.connect();
    running.push({ stop: () => db.end() });
    const tenants = await addTenants(db);
    const found = [];
    let there = 0;
    for (const scale of SCALES) {
      await grow(db, tenants, { from: there, to: OWN_ROWS * scale });
      there = OWN_ROWS * scale;
      await db.query('vacuum analyze');
      for (const [query, text] of Object.entries(QUERIES)) {
        found.push({ query, scale, ...(await explain(db, text, tenants[0])) });
      }
    }
    return found;
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
  }
}

async function addTenants(db) {
  const { rows } = await db.query(
    `insert into tenants (id, name, created_at) select gen_random_uuid(), 'Tenant ' || number, now()
     from generate_series(0, $1) number returning id`,
    [OTHERS],
  );
  return rows.map(({ id }) => id);
}

async function grow(db, tenants, { from, to }) {
  const values = [tenants, from + 1, to];
  const each = 'unnest($1::uuid[]) tenant cross join generate_series($2::int, $3::int) number';
  await db.query(
    `insert into sync_runs (tenant_id, id, state, sequence, reports, kind, trigger, status, created_at, updated_at, finished_at)
     select tenant, gen_random_uuid(), 'ready', 1, '[]', 'fetch', 'schedule', 'succeeded',
       now() - number * interval '1 minute', now(), now() from ${each}`,
    values,
  );
  await db.query(
    `insert into journal_entries (tenant_id, id, kind, entry_key, document_number, entry_on, currency, debit_cents, entry,
       status, created_at, updated_at)
     select tenant, gen_random_uuid(), 'payout', 'key-' || number, 'DOC-' || number,
       date '2026-11-22' - (number / 20), 'USD', 100, '{}',
       case when number % 500 = 0 then 'ready' else 'posted' end, now(), now() from ${each}`,
    values,
  );
  await db.query(
    `insert into notifications (tenant_id, id, type, event, title, message, created_at)
     select tenant, gen_random_uuid(), 'info', 'entry_posted', 'An entry was posted', 'It is in the books.',
       now() - number * interval '1 minute' from ${each}`,
    values,
  );
  await db.query(
    `insert into payouts (tenant_id, id, import_id, platform, payout_ref, platform_store_id, channel, platform_store_name,
       payout_on, period_start_on, period_end_on, currency, gross_sales_cents, net_cents, identities_hold, status, reading,
       created_at, updated_at)
     select tenant, gen_random_uuid(), run.id, 'ubereats', 'P-' || number, 'store', 'Marketplace', 'Store',
       date '2026-11-22' - (number / 20), date '2026-01-01', date '2026-01-07', 'USD', 100, 70, true, 'ready', '{}',
       now(), now()
     from ${each} join lateral (select id from sync_runs where tenant_id = tenant limit 1) run on true`,
    values,
  );
  await db.query(
    `with new_stores as (
       insert into stores (tenant_id, id, name, time_zone, currency, created_at, updated_at)
       select tenant, gen_random_uuid(), 'Store ' || number, 'UTC', 'USD', now(), now()
       from unnest($1::uuid[]) tenant cross join generate_series($2::int / 10, $3::int / 10) number
       on conflict do nothing returning tenant_id, id
     ), new_channels as (
       insert into channels (tenant_id, id, store_id, channel_type, platform_store_id, channel_config, qbo_mapping_config, created_at)
       select tenant_id, gen_random_uuid(), id, 'ubereats', gen_random_uuid()::text, '{}', '{}', now() from new_stores
       returning tenant_id, id
     )
     select count(*) from new_channels`,
    values,
  );
  await db.query(
    `insert into sync_schedules (tenant_id, channel_id, next_run_at, updated_at)
     select tenant_id, id, now() + random() * interval '7 days', now() from channels on conflict do nothing`,
  );
}

async function explain(db, text, tenant) {
  const times = [];
  let plan;
  for (let round = 0; round < TRIES; round += 1) {
    const { rows } = await db.query(`explain (analyze, buffers, format json) ${text}`, [tenant]);
    plan = rows[0]['QUERY PLAN'][0];
    times.push(plan['Execution Time']);
  }
  const top = plan.Plan;
  return {
    ms: times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)],
    buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
    plan: nodesOf(top).join(' > '),
  };
}

function nodesOf(node) {
  const index = node['Index Name'];
  const own = index === undefined ? node['Node Type'] : `${node['Node Type']} ${index}`;
  return [own, ...(node.Plans ?? []).flatMap(nodesOf)];
}
