// An administrator notifies everyone, while a web process answers reads; a worker sends and writes the mails.
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { delay, paced, percentile, signIn, timed } from '../api/logins.mjs';
import { startProduct, startWorker } from '../api/processes.mjs';
import { seed } from '../api/seed.mjs';

const QUIET_S = 15;
const LONGEST_SENDING_MS = 300_000;
/** There are as many mails as people; only the first minute of writing them is measured. */
const MAILING_MS = 60_000;
const POLL_MS = 250;

/** Returns the measurements; prints nothing. */
export async function measureBroadcast({ recipients, tenants }) {
  const database = await startDatabase('external');
  const running = [database];
  try {
    const env = { ...database.env, SANDBOX_URL: '' };
    const web = await startProduct({ ...env, ROLES: 'web' });
    running.push(web);
    const adviser = await seed(database.target);
    const db = new pg.Client(database.target);
    await db.connect();
    running.push({ stop: () => db.end() });
    await addPeople(db, { adviser, recipients, tenants });
    running.push(await startWorker(env));
    const token = await signIn(web.url);
    const read = () => timed(`${web.url}/api/v2/clients/clients?limit=20`, token);
    const quiet = await paced(read, delay(QUIET_S * 1000));
    const { id, people } = await broadcast(web.url, token);
    const sending = await measured(read, untilSent(db, id));
    const written = await countMails(db);
    const mailing = await measured(read, untilMailed(db));
    return {
      recipients: people,
      tenants: tenants + (await ownTenants(db, adviser)),
      quietP99: percentile(quiet, 0.99),
      sending,
      mailing: {
        ...mailing,
        mails: (await countMails(db)) - written,
        isOver: (await mailJobs(db)) === 0,
      },
    };
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
  }
}

/** Each in one tenant with an unconnected client; and the adviser may notify everyone. */
async function addPeople(db, { adviser, recipients, tenants }) {
  await db.query(
    `insert into system_staff (user_id, level, created_at) values ($1, 'system_admin', now())`,
    [adviser],
  );
  await db.query(
    `create temporary table places as
       select gen_random_uuid() as id, number from generate_series(0, $1 - 1) number`,
    [tenants],
  );
  await db.query(
    `create temporary table people as
       select gen_random_uuid() as id, number from generate_series(1, $1) number`,
    [recipients],
  );
  await db.query(
    `insert into tenants (id, name, created_at) select id, 'Reader ' || number, now() from places`,
  );
  await db.query(
    `insert into clients (tenant_id, id, name, client_category, created_at, updated_at)
     select id, gen_random_uuid(), 'Reader ' || number, 'qbo', now(), now() from places`,
  );
  await db.query(
    `insert into users (id, email, email_confirmed_at, user_metadata, created_at, updated_at)
     select id, 'reader-' || number || '@bench.test', now(), '{}', now(), now() from people`,
  );
  await db.query(
    `insert into memberships (tenant_id, user_id, level, created_at)
     select places.id, people.id, 'user_owner', now()
     from people join places on places.number = people.number % $1`,
    [tenants],
  );
  await db.query('analyze');
}

async function broadcast(url, token) {
  const response = await fetch(`${url}/api/admin/notifications/broadcast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      type: 'info',
      priority: 'normal',
      title: 'Maintenance on Sunday',
      message: 'Platebook is read-only on Sunday from 06:00 to 06:30 UTC.',
      target_all_tenants: true,
    }),
  });
  const { data, message } = await response.json();
  if (response.status !== 200) {
    throw new Error(`The broadcast was answered ${response.status}: ${message}`);
  }
  return { id: data.id, people: data.total_targets };
}

async function measured(read, until) {
  const startedAt = performance.now();
  const reads = await paced(read, until);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, p99: percentile(reads, 0.99), reads: reads.length };
}

async function untilSent(db, id) {
  const isSent = async () => {
    const { rows } = await db.query('select finished_at from broadcasts where id = $1', [id]);
    return rows[0].finished_at !== null;
  };
  if (!(await became(isSent, LONGEST_SENDING_MS))) {
    throw new Error(`The broadcast was not sent within ${LONGEST_SENDING_MS / 1000} s.`);
  }
}

async function untilMailed(db) {
  await became(async () => (await mailJobs(db)) === 0, MAILING_MS);
}

async function became(isTrue, mostMs) {
  const givesUpAt = performance.now() + mostMs;
  while (performance.now() < givesUpAt) {
    if (await isTrue()) {
      return true;
    }
    await delay(POLL_MS);
  }
  return false;
}

async function mailJobs(db) {
  return countOf(
    db,
    `select count(*)::int as count from pgboss.job
      where name = 'notifications.mail' and state in ('created', 'retry', 'active')`,
  );
}

async function countMails(db) {
  return countOf(db, 'select count(*)::int as count from notification_mails');
}

async function ownTenants(db, adviser) {
  return countOf(db, `select count(*)::int as count from memberships where user_id = '${adviser}'`);
}

async function countOf(db, text) {
  const { rows } = await db.query(text);
  return rows[0].count;
}
