// A million order rows from report files to stored rows, components and planned entries, compared with psql's COPY of
// the same rows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import Papa from 'papaparse';
import pg from 'pg';
import { startDatabase } from '../api/databases.mjs';
import { seed } from '../api/seed.mjs';
import { delay, paced, percentile, signIn, timed } from '../api/logins.mjs';
import { startProduct, startWorker } from '../api/processes.mjs';
import { measureCommand } from '../accounting/measure.mjs';

const GENERATOR = fileURLToPath(new URL('../../apps/sandbox/dist/generate.js', import.meta.url));
const FORMAT = 'doordash-detailed-48';
/** As many as fit into the upload limit of 10 MB. */
const ROWS_A_FILE = 21_000;
const QUIET_S = 10;

/**
 * Returns the measurements; prints nothing. `COPY` and the timed ingest run alone, under the same conditions. The web
 * process's reads are timed in a separate pass, while the same files are ingested again for another client.
 */
export async function measureIngest({ rows }) {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-bench-ingest-'));
  const database = await startDatabase('external');
  const running = [database];
  try {
    const files = await makeFiles(folder, Math.ceil(rows / ROWS_A_FILE));
    const { target } = database;
    const env = { ...database.env, SANDBOX_URL: '' };
    const web = await startProduct({ ...env, ROLES: 'web' });
    running.push(web);
    const userId = await seed(target);
    const asker = { web, token: await signIn(web.url) };
    const [timedTenant, readTenant] = await firstTenants(target, { userId, count: 2 });
    const read = () => timed(`${web.url}/api/v2/clients/clients?limit=20`, asker.token);
    const quiet = await paced(read, delay(QUIET_S * 1000));
    const server = await serverProcess(target);
    const copying = cpuClock({ server });
    const copied = await rawCopy(target, files);
    const copyCpu = { ...copying(), psql: copied.cpuSeconds };
    const worker = await startWorker({ ...env, ROLES: 'worker' });
    running.push(worker);
    const working = cpuClock({ server, web: web.pid, worker: worker.pid });
    const seconds = await secondsOf(ingest({ ...asker, tenantId: timedTenant }, files, target));
    const cpu = working();
    const saved = await stored(target);
    const again = secondsOf(ingest({ ...asker, tenantId: readTenant }, files, target));
    const during = await paced(read, again);
    const { whole } = await stored(target);
    return {
      files: files.length,
      mib: (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 2 ** 20,
      ...saved,
      whole: saved.whole && whole,
      seconds,
      copySeconds: copied.seconds,
      cpu,
      copyCpu,
      workerPeakMiB: peakMiB(worker.pid),
      quietP99: percentile(quiet, 0.99),
      duringP99: percentile(during, 0.99),
      reads: during.length,
      secondsWithReads: await again,
    };
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsOf(work) {
  const startedAt = performance.now();
  await work;
  return (performance.now() - startedAt) / 1000;
}

async function ingest(asker, files, target) {
  await upload({ ...asker, files });
  await untilFinished(target, { tenantId: asker.tenantId, count: files.length });
}

/** In a worker thread, so that sending files does not delay the timed reads. */
async function upload({ web, token, tenantId, files }) {
  const thread = new Worker(new URL('upload.mjs', import.meta.url), {
    workerData: { address: `${web.url}/api/v2/clients/tenants/${tenantId}/reports`, token, files },
  });
  await once(thread, 'exit');
}

async function makeFiles(folder, count) {
  for (let seed = 1; seed <= count; seed += 1) {
    const args = ['--format', FORMAT, '--seed', String(seed), '--rows', String(ROWS_A_FILE)];
    const out = join(folder, `week-${String(seed).padStart(3, '0')}.csv`);
    await measureCommand(process.execPath, [GENERATOR, ...args, '--out', out]);
  }
  return (await readdir(folder)).toSorted().map((name) => join(folder, name));
}

async function sizeOf(file) {
  return (await stat(file)).size;
}

/** The same rows into a text table with the database's own client. */
async function rawCopy({ host, port, user, password, database }, files) {
  const [header] = Papa.parse((await readFile(files[0], 'utf8')).split('\n', 1)[0]).data;
  const columns = header.map((_, at) => `c${at} text`).join(', ');
  const script = [
    `create table raw_copy (${columns});`,
    ...files.map((file) => `\\copy raw_copy from '${file}' with (format csv, header true)`),
  ].join('\n');
  const client = spawn('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', database], {
    env: { ...process.env, PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const startedAt = performance.now();
  const before = childrenCpu();
  client.stdin.end(`${script}\n`);
  const code = await new Promise((resolve) => client.once('exit', resolve));
  if (code !== 0) {
    throw new Error('psql could not copy the rows.');
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = childrenCpu() - before;
  await withClient({ host, port, user, password, database }, (db) =>
    db.query('drop table raw_copy; checkpoint'),
  );
  return { seconds, cpuSeconds };
}

async function untilFinished(target, { tenantId, count }) {
  await withClient(target, async (db) => {
    for (;;) {
      const { rows } = await db.query(
        `select count(*)::int as finished, count(*) filter (where state in ('failed', 'blocked'))::int as failed
         from sync_runs where tenant_id = $1 and finished_at is not null`,
        [tenantId],
      );
      if (rows[0].failed > 0) {
        throw new Error('A run failed; the figures mean nothing.');
      }
      if (rows[0].finished >= count) {
        return;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    }
  });
}

async function stored(target) {
  return withClient(target, async (db) => {
    const { rows } = await db.query(
      `select (select count(*)::int from report_rows) as rows, (select count(*)::int from payouts) as payouts,
         (select count(*)::int from journal_entries) as entries,
         (select sum(net_cents)::bigint from report_rows) = (select sum(net_cents)::bigint from payouts) as whole`,
    );
    return rows[0];
  });
}

async function firstTenants(target, { userId, count }) {
  return withClient(target, async (db) => {
    const { rows } = await db.query(
      'select tenant_id from memberships where user_id = $1 order by tenant_id limit $2',
      [userId, count],
    );
    return rows.map((row) => row.tenant_id);
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

/** The database's parent process. */
async function serverProcess(target) {
  return withClient(target, async (db) => {
    const { rows } = await db.query('select pg_backend_pid() as pid');
    return statOf(rows[0].pid).parent;
  });
}

/** Returns a function for the CPU seconds these processes and their children have used since. */
function cpuClock(pids) {
  const read = () => Object.entries(pids).map(([name, pid]) => [name, cpuOf(pid)]);
  const before = Object.fromEntries(read());
  return () => Object.fromEntries(read().map(([name, seconds]) => [name, seconds - before[name]]));
}

/** Of a process with its ended and running children. */
function cpuOf(pid) {
  const { own, ended } = statOf(pid);
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = running.map(statOf).filter((stat) => stat?.parent === pid);
  return own + ended + children.reduce((sum, stat) => sum + stat.own, 0);
}

/** Of this process's ended children. */
function childrenCpu() {
  return statOf(process.pid).ended;
}

/** Linux counts in hundredths of a second; null for a process that has ended meanwhile. */
function statOf(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') {
      return null;
    }
    throw error;
  }
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[1],
    own: (fields[11] + fields[12]) / 100,
    ended: (fields[13] + fields[14]) / 100,
  };
}

function peakMiB(pid) {
  const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}
