// Reports over HTTP into the built product, and the peak memory of its processes.
import { open, mkdtemp, rm } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { signIn } from '../api/logins.mjs';
import { startProduct, startWorker } from '../api/processes.mjs';
import { seed } from '../api/seed.mjs';
import { measureCommand } from '../accounting/measure.mjs';

const GENERATOR = fileURLToPath(new URL('../../apps/sandbox/dist/generate.js', import.meta.url));
const FORMAT = 'doordash-detailed-48';
/** The maximum size of a single request, including the form's overhead. */
const FILE_BYTES = 10 * 1024 * 1024;
const PART_BYTES = 1024 * 1024;
const SLOW_BYTES_A_SECOND = 100_000;
const BOUNDARY = 'platebook-bench';

/** Many reports at once, by clients that honor the wait and retry. Nothing reads the reports. */
export function measureParallel({ files }) {
  return withProduct(async ({ web, address, token }) => {
    const idleMiB = residentMiB(web.pid);
    resetPeak(web.pid);
    const startedAt = performance.now();
    const waits = await Promise.all(
      Array.from({ length: files }, async (_, number) => {
        for (let waited = 0; ; waited += 1) {
          const { status, retryAfter } = await sendFile({ address, token, number });
          if (status === 202) {
            return waited;
          }
          if (status !== 503 && status !== 429) {
            throw new Error(`An upload was answered ${status}.`);
          }
          await delay(retryAfter * 1000);
        }
      }),
    );
    return {
      files,
      idleMiB,
      peakMiB: peakMiB(web.pid),
      seconds: (performance.now() - startedAt) / 1000,
      waited: waits.reduce((sum, one) => sum + one, 0),
    };
  });
}

/** One report of the maximum size, in parts; then a worker reads and plans it. */
export function measureParts({ rows }) {
  return withProduct(async ({ web, address, token, database, env, folder }) => {
    const file = join(folder, 'year.csv');
    const args = ['--format', FORMAT, '--seed', '1', '--rows', String(rows), '--out', file];
    await measureCommand(process.execPath, [GENERATOR, ...args]);
    const webIdleMiB = residentMiB(web.pid);
    resetPeak(web.pid);
    const startedAt = performance.now();
    const size = await sendParts({ address, token, file });
    const seconds = (performance.now() - startedAt) / 1000;
    const webMiB = peakMiB(web.pid);
    const worker = await startWorker({ ...env, ROLES: 'worker' });
    try {
      const workerIdleMiB = residentMiB(worker.pid);
      const readAt = performance.now();
      const read = await untilRead(database.target);
      return {
        ...read,
        mib: size / 2 ** 20,
        seconds,
        readSeconds: (performance.now() - readAt) / 1000,
        webIdleMiB,
        webMiB,
        workerIdleMiB,
        workerMiB: peakMiB(worker.pid),
      };
    } finally {
      await worker.stop();
    }
  });
}

/** A report over a 100 kB/s connection. */
export function measureSlow() {
  return withProduct(async ({ address, token }) => {
    const startedAt = performance.now();
    const { status } = await sendFile({
      address,
      token,
      number: 0,
      bytesASecond: SLOW_BYTES_A_SECOND,
    });
    return { status, seconds: (performance.now() - startedAt) / 1000 };
  });
}

async function withProduct(measure) {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-bench-uploads-'));
  const database = await startDatabase('external');
  const running = [database];
  try {
    const env = { ...database.env, SANDBOX_URL: '' };
    const web = await startProduct({ ...env, ROLES: 'web' });
    running.push(web);
    const userId = await seed(database.target);
    const token = await signIn(web.url);
    const tenant = await firstTenant(database.target, userId);
    const address = `${web.url}/api/v2/clients/tenants/${tenant}`;
    return await measure({ web, address, token, database, env, folder });
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
    await rm(folder, { recursive: true, force: true });
  }
}

const content = Buffer.alloc(FILE_BYTES, 'a,b,c,d,e,f,g\n');

/** One multipart request with a file, as sent by a browser. */
function sendFile({ address, token, number, bytesASecond }) {
  const head = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="week-${number}.csv"\r\ncontent-type: text/csv\r\n\r\n${String(number).padStart(9)}\n`,
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const middle = content.subarray(10);
  return new Promise((resolve, reject) => {
    const sending = request(
      `${address}/reports`,
      {
        method: 'POST',
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'content-length': head.length + middle.length + tail.length,
        },
      },
      (answer) => {
        answer.resume();
        resolve({
          status: answer.statusCode,
          retryAfter: Number(answer.headers['retry-after'] ?? 1),
        });
      },
    );
    // A request refused before it was sent completely ends the connection; the response has arrived by then.
    sending.on('error', reject);
    sending.write(head);
    if (bytesASecond === undefined) {
      sending.write(middle);
      sending.end(tail);
    } else {
      trickle(sending, middle, bytesASecond).then(() => sending.end(tail), reject);
    }
  });
}

async function trickle(sending, bytes, bytesASecond) {
  const piece = bytesASecond / 10;
  const startedAt = performance.now();
  for (let from = 0; from < bytes.length; from += piece) {
    sending.write(bytes.subarray(from, from + piece));
    const dueMs = ((from + piece) / bytesASecond) * 1000;
    await delay(Math.max(0, dueMs - (performance.now() - startedAt)));
  }
}

async function sendParts({ address, token, file }) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { id } = await call(`${address}/uploads`, token, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file_name: 'year.csv', size_bytes: size }),
    });
    for (let offset = 0; offset < size; offset += PART_BYTES) {
      const part = Buffer.alloc(Math.min(PART_BYTES, size - offset));
      await handle.read(part, 0, part.length, offset);
      await call(`${address}/uploads/${id}/bytes?offset=${offset}`, token, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: part,
      });
    }
    await call(`${address}/uploads/${id}/complete`, token, { method: 'POST' });
    return size;
  } finally {
    await handle.close();
  }
}

async function call(address, token, init) {
  const answer = await fetch(address, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  const { data, message } = await answer.json();
  if (!answer.ok) {
    throw new Error(`${address} was answered ${answer.status}: ${message}`);
  }
  return data;
}

async function firstTenant(target, userId) {
  return withClient(target, async (db) => {
    const { rows } = await db.query(
      'select tenant_id from memberships where user_id = $1 order by tenant_id limit 1',
      [userId],
    );
    return rows[0].tenant_id;
  });
}

async function untilRead(target) {
  return withClient(target, async (db) => {
    for (;;) {
      const { rows } = await db.query(
        `select state, machine->'context'->'failure' as failure, (select count(*)::int from report_rows) as rows from sync_runs where finished_at is not null`,
      );
      if (rows.length > 0 && rows[0].state !== 'ready') {
        throw new Error(
          `The run ended as ${rows[0].state} (${JSON.stringify(rows[0].failure)}); the figures mean nothing.`,
        );
      }
      if (rows.length > 0) {
        return { rows: rows[0].rows };
      }
      await delay(200);
    }
  });
}

async function withClient(target, work) {
  const client = new pg.Client(target);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function residentMiB(pid) {
  return memoryOf(pid, 'VmRSS');
}

/** Linux: since the process started, or since `resetPeak`. */
function peakMiB(pid) {
  return memoryOf(pid, 'VmHWM');
}

function memoryOf(pid, name) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

function resetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
