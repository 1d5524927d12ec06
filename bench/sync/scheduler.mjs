// 100,000 channels that are due in the same hour, queued by a worker beside a web process that answers reads.
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { delay, paced, percentile, signIn, timed } from '../api/logins.mjs';
import { startProduct, startWorker } from '../api/processes.mjs';
import { seed } from '../api/seed.mjs';

const QUIET_S = 10;
/** The scheduler polls once a minute. */
const LONGEST_WAIT_MS = 300_000;

/** Returns the measurements; prints nothing. */
export async function measureScheduler({ channels }) {
  const database = await startDatabase('external');
  const running = [database];
  try {
    const env = { ...database.env, SANDBOX_URL: '' };
    const web = await startProduct({ ...env, ROLES: 'web' });
    running.push(web);
    await seed(database.target);
    const token = await signIn(web.url);
    const read = () => timed(`${web.url}/api/v2/clients/clients?limit=20`, token);
    const db = new pg.Client(database.target);
    await db.connect();
    running.push({ stop: () => db.end() });
    await addDueChannels(db, channels);
    const quiet = await paced(read, delay(QUIET_S * 1000));
    running.push(await startWorker({ ...env, ROLES: 'worker' }));
    const startedAt = await firstQueued(db);
    const finished = allQueued(db, channels);
    const during = await paced(read, finished);
    const endedAt = await finished;
    return {
      channels,
      seconds: (endedAt - startedAt) / 1000,
      jobs: await countJobs(db),
      quietP99: percentile(quiet, 0.99),
      duringP99: percentile(during, 0.99),
      reads: during.length,
    };
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
  }
}

const STORES_A_TENANT = 25;

/** Two channels per store, in tenants with connected platforms, all due within the last hour. */
async function addDueChannels(db, count) {
  const tenants = Math.ceil(count / 2 / STORES_A_TENANT);
  await db.query(
    `create temporary table due_tenants as
       select tenant_id from clients order by tenant_id limit $1`,
    [tenants],
  );
  await db.query(`
    insert into connections (tenant_id, id, provider, external_id, external_name, status, connected_at, created_at, updated_at)
    select tenant_id, gen_random_uuid(), provider, provider || tenant_id, 'Bench', 'connected', now(), now(), now()
    from due_tenants cross join (values ('ubereats'), ('doordash')) p (provider)`);
  await db.query(
    `insert into stores (tenant_id, id, name, time_zone, currency, created_at, updated_at)
     select tenant_id, gen_random_uuid(), 'Store ' || number, 'America/New_York', 'USD', now(), now()
     from due_tenants cross join generate_series(1, $1) number`,
    [STORES_A_TENANT],
  );
  await db.query(
    `insert into channels (tenant_id, id, store_id, channel_type, platform_store_id, channel_config, qbo_mapping_config, created_at)
     select stores.tenant_id, gen_random_uuid(), stores.id, provider, gen_random_uuid()::text, '{}', '{}', now()
     from stores join due_tenants using (tenant_id) cross join (values ('ubereats'), ('doordash')) p (provider)
     limit $1`,
    [count],
  );
  await db.query(`
    insert into sync_schedules (tenant_id, channel_id, next_run_at, updated_at)
    select channels.tenant_id, channels.id, now() - random() * interval '1 hour', now()
    from channels join due_tenants using (tenant_id)`);
  await db.query('analyze');
}

async function firstQueued(db) {
  return untilCount(db, 1);
}

async function allQueued(db, count) {
  return untilCount(db, count);
}

/** When that many scheduled runs existed, by this process's clock; polled every 100 ms. */
async function untilCount(db, wanted) {
  const givesUpAt = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < givesUpAt) {
    const { rows } = await db.query(
      `select count(*)::int as count from sync_runs where trigger = 'schedule'`,
    );
    if (rows[0].count >= wanted) {
      return performance.now();
    }
    await delay(100);
  }
  throw new Error(`There were not ${wanted} scheduled runs within ${LONGEST_WAIT_MS / 1000} s.`);
}

async function countJobs(db) {
  const { rows } = await db.query(
    `select count(*)::int as count from pgboss.job where name = 'sync.run'`,
  );
  return rows[0].count;
}
