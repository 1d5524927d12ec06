// Entries posted through the product's own path: approved over HTTP, a run, workers, the sandbox's books, read back.
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { delay, signIn } from '../api/logins.mjs';
import { startProduct, startWorker } from '../api/processes.mjs';
import { seed } from '../api/seed.mjs';
import { ask, startSandbox } from './sandbox.mjs';

/** Intuit's limit of one realm: 500 calls a minute (2025-08-13), which is stricter than its 10 a second. */
export const CALLS_A_SECOND = 500 / 60;
/** An entry is sent, and read back. */
export const CALLS_AN_ENTRY = 2;
const LATENCIES_MS = [0, 200];
const WORKERS = [2, 4];
const LONGEST_MS = 900_000;
const DAY = '2026-11-16';

/**
 * `one`: a realm at each latency; `many`: all realms at once, without latency, by number of workers. `entries` are
 * posted to the one, `share` to each of the many. Prints nothing.
 */
export async function measurePosting({ entries, realms, share }) {
  const database = await startDatabase('external');
  const running = [database];
  try {
    const sandbox = await startSandbox();
    running.push(sandbox);
    const env = { ...database.env, SANDBOX_URL: sandbox.url };
    const web = await startProduct({ ...env, ROLES: 'web' });
    running.push(web);
    const db = new pg.Client(database.target);
    await db.connect();
    running.push({ stop: () => db.end() });
    const userId = await seed(database.target);
    const testEnv = { web, db, sandbox, token: await signIn(web.url) };
    const clients = await connectClients(testEnv, { userId, realms, env });
    const one = [];
    for (const latencyMs of LATENCIES_MS) {
      await setLatency(sandbox, latencyMs);
      const options = { clients: clients.slice(0, 1), share: entries, workers: 1 };
      one.push({ latencyMs, ...(await post(testEnv, env, options)) });
    }
    await setLatency(sandbox, 0);
    const many = [];
    for (const workers of WORKERS) {
      many.push({ workers, ...(await post(testEnv, env, { clients, share, workers })) });
    }
    return { one, many };
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
  }
}

async function setLatency({ url }, delayMs) {
  const match = { provider: 'quickbooks' };
  const slow = { seed: 1, perMille: 1000, kinds: ['slow'], delayMs, match };
  await ask(`${url}/_sandbox/faults/random`, { json: delayMs === 0 ? null : slow });
}

/** The adviser's clients, each with its own books, connected through the consent page. */
async function connectClients(testEnv, { userId, realms, env }) {
  const { db } = testEnv;
  const { rows } = await db.query(
    'select tenant_id from memberships where user_id = $1 order by tenant_id limit $2',
    [userId, realms],
  );
  const tenantIds = rows.map((row) => row.tenant_id);
  for (const [index, tenantId] of tenantIds.entries()) {
    await connect(testEnv, { tenantId, realmId: `93414520000${50_000 + index}` });
  }
  const worker = await startWorker(env);
  const accounts = await booksRead(db, tenantIds);
  await worker.stop();
  return tenantIds.map((tenantId) => ({ tenantId, accounts: accounts.get(tenantId) }));
}

async function connect({ web, sandbox, token }, { tenantId, realmId }) {
  const company = { realmId, name: `Bench ${realmId}`, settings: {} };
  await ask(`${sandbox.url}/_sandbox/companies`, { json: company });
  const connections = `${web.url}/api/v2/clients/tenants/${tenantId}/connections/quickbooks`;
  const { data } = await ask(`${connections}/consent`, { token, json: {} });
  const allowed = await fetch(data.authorize_url, {
    method: 'POST',
    body: new URLSearchParams({ realmId, decision: 'allow' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location'));
  const json = { state: data.state, code: searchParams.get('code'), realm_id: realmId };
  await ask(`${connections}/complete`, { token, json });
}

/** What the job after connecting reads of each company: two of its accounts. */
async function booksRead(db, tenantIds) {
  return until('the books were read', async () => {
    const { rows } = await db.query(
      `select tenant_id, array_agg(external_id order by external_id) as ids from books_objects
       where kind = 'account' and active and name in ('Delivery Sales', 'Uber Eats Clearing')
       group by tenant_id having count(*) = 2`,
    );
    return rows.length < tenantIds.length
      ? null
      : new Map(rows.map((row) => [row.tenant_id, row.ids]));
  });
}

/** Seconds from the first post request until the last entry was read back, and the number of calls. */
async function post({ web, db, token }, env, { clients, share, workers: count }) {
  const ids = [];
  for (const client of clients) {
    ids.push({ ...client, entryIds: await addEntries(db, client, share) });
  }
  const all = ids.flatMap(({ entryIds }) => entryIds);
  const workers = [];
  try {
    for (let worker = 0; worker < count; worker += 1) {
      workers.push(await startWorker(env));
    }
    const startedAt = performance.now();
    const busySince = busyClock();
    for (const { tenantId, entryIds } of ids) {
      const { data } = await ask(`${web.url}/api/v2/clients/tenants/${tenantId}/entries/post`, {
        token,
        json: { entry_ids: entryIds },
      });
      if (data.refused.length > 0) {
        throw new Error(`An entry was refused: ${JSON.stringify(data.refused[0])}`);
      }
    }
    await until('all entries were read back', () => areVerified(db, all));
    const seconds = (performance.now() - startedAt) / 1000;
    const busy = busySince();
    return {
      entries: all.length,
      realms: clients.length,
      seconds,
      busy,
      ...(await callsOf(db, all)),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Returns a function for the share of all cores used since. */
function busyClock() {
  const read = () => {
    const times = cpus().flatMap((core) => Object.entries(core.times));
    const sum = (stored) => stored.reduce((total, [, ms]) => total + ms, 0);
    return { all: sum(times), idle: sum(times.filter(([name]) => name === 'idle')) };
  };
  const before = read();
  return () => {
    const after = read();
    return 1 - (after.idle - before.idle) / (after.all - before.all);
  };
}

/** Entries with explicit accounts, like manual ones. */
async function addEntries(db, { tenantId, accounts }, count) {
  const entries = Array.from({ length: count }, (_, index) => toEntry(accounts, 10_000 + index));
  await db.query(
    `insert into journal_entries (tenant_id, id, kind, entry_key, document_number, entry_on, currency, debit_cents,
       entry, status, created_at, updated_at)
     select $1, id, 'manual', 'manual:' || id, entry->>'documentNumber', $2, 'USD', cents, entry, 'ready', now(), now()
     from jsonb_to_recordset($3::jsonb) as given (id uuid, cents bigint, entry jsonb)`,
    [tenantId, DAY, JSON.stringify(entries)],
  );
  return entries.map(({ id }) => id);
}

function toEntry([debited, credited], cents) {
  const id = randomUUID();
  const lines = [
    booksLine(debited, { side: 'debit', amountCents: cents }),
    booksLine(credited, { side: 'credit', amountCents: cents }),
  ];
  const entry = {
    documentNumber: `BE-${id.replaceAll('-', '').slice(0, 16)}`,
    kind: 'manual',
    date: DAY,
    memo: 'Payout of a bench',
    currency: 'USD',
    platform: null,
    payoutRef: '',
    payoutOn: DAY,
    storeId: '',
    storeName: '',
    channel: '',
    part: 1,
    parts: 1,
    slice: 'all',
    lines: [],
    booksLines: lines,
  };
  return { id, cents, entry };
}

function booksLine(accountId, amount) {
  return {
    accountId,
    accountName: '',
    classId: null,
    className: null,
    departmentId: null,
    departmentName: null,
    taxCodeId: null,
    entity: null,
    description: 'Payout of a bench',
    component: 'net_payout',
    ...amount,
  };
}

async function areVerified(db, ids) {
  const { rows } = await db.query(
    `select count(*) filter (where status = 'posted' and verified_at is not null)::int as verified,
       count(*) filter (where status in ('failed', 'needs_review', 'needs_mapping'))::int as failed
     from journal_entries where id = any($1)`,
    [ids],
  );
  if (rows[0].failed > 0) {
    throw new Error('An entry could not be posted; the figures mean nothing.');
  }
  return rows[0].verified === ids.length ? true : null;
}

async function callsOf(db, ids) {
  const { rows } = await db.query(
    `select count(*)::int as calls, count(*) filter (where http_status = 429)::int as throttled
     from posting_attempts join postings on postings.id = posting_attempts.posting_id
     where postings.entry_id = any($1) and http_status is not null`,
    [ids],
  );
  return rows[0];
}

/** Polls every 100 ms for the first non-null result. */
async function until(what, look) {
  const givesUpAt = performance.now() + LONGEST_MS;
  while (performance.now() < givesUpAt) {
    const found = await look();
    if (found !== null) {
      return found;
    }
    await delay(100);
  }
  throw new Error(`It was not so that ${what} within ${LONGEST_MS / 1000} s.`);
}
