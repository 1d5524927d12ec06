// List latency while five hundred live streams receive writes, against the same pace without streams.
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { delay, paced, percentile, timed } from './logins.mjs';

const STREAMS = 500;
const WRITE_EVERY_MS = 500;

/** The 99th percentile, in milliseconds, of list reads sent every 10 ms: alone, and beside streams and a write every half second. */
export async function readsBesideListeners({ url, token, userId, target }, { seconds }) {
  const read = () => timed(`${url}/api/v2/clients/clients?limit=20`, token);
  const client = new pg.Client(target);
  await client.connect();
  const tenantId = await firstTenant(client, userId);
  const quiet = await paced(read, delay(seconds * 1000));
  const [open, told] = [counter(), counter()];
  const streams = new Worker(new URL('streams.mjs', import.meta.url), {
    workerData: {
      address: `${url}/api/v2/clients/tenants/${tenantId}/events`,
      token,
      count: STREAMS,
      open,
      told,
    },
  });
  try {
    await untilCounted(open, STREAMS);
    let writes = 0;
    const writing = (async () => {
      for (; writes * WRITE_EVERY_MS < seconds * 1000; writes += 1) {
        await write(client, tenantId);
        await delay(WRITE_EVERY_MS);
      }
    })();
    const during = await paced(read, writing);
    // Otherwise the streams would not do the measured work.
    await untilCounted(told, writes * STREAMS);
    return {
      quiet: percentile(quiet, 0.99),
      during: percentile(during, 0.99),
      worst: Math.max(...during),
      reads: during.length,
      streams: STREAMS,
      writes,
    };
  } finally {
    await streams.terminate();
    await client.end();
  }
}

async function firstTenant(client, userId) {
  const { rows } = await client.query(
    'select tenant_id from memberships where user_id = $1 order by tenant_id limit 1',
    [userId],
  );
  return rows[0].tenant_id;
}

/** What every change writes. */
async function write(client, tenantId) {
  await client.query('begin');
  await client.query(
    `insert into live_events (tenant_id, topic, subject_id, created_at) values ($1, 'run', $2, now())`,
    [tenantId, randomUUID()],
  );
  await client.query(`select pg_notify('platebook_live', $1)`, [tenantId]);
  await client.query('commit');
}

function counter() {
  return new Int32Array(new SharedArrayBuffer(4));
}

async function untilCounted(count, expected) {
  for (let round = 0; Atomics.load(count, 0) < expected; round += 1) {
    if (round === 600) {
      throw new Error(`Of ${expected} there were ${Atomics.load(count, 0)} after a minute.`);
    }
    await delay(100);
  }
}
