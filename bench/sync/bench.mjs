// npm run bench -- sync [ingest|scheduler|growth|posting] [--rows N] [--channels N] [--entries N] [--realms N] [--share N]: what syncing costs, held against its goals.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.mjs';
import { measureIngest } from './ingest.mjs';
import { CALLS_A_SECOND, CALLS_AN_ENTRY, measurePosting } from './posting.mjs';
import { measureScheduler } from './scheduler.mjs';

const GOALS = {
  copyTimes: 4,
  peakMiB: 512,
  p99Times: 2,
  schedulerSeconds: 30,
  growthTimes: 4,
  shareOfLimit: 0.9,
  workersTimes: 1.8,
};

/** The exit code: 1 when a goal is missed. */
export async function run(options) {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: {
      rows: { type: 'string', default: '1000000' },
      channels: { type: 'string', default: '100000' },
      entries: { type: 'string', default: '200' },
      realms: { type: 'string', default: '50' },
      share: { type: 'string', default: '40' },
    },
  });
  const wanted = (part) => positionals.length === 0 || positionals.includes(part);
  const met = [];
  if (wanted('ingest')) {
    met.push(...printIngest(await measureIngest({ rows: Number(values.rows) })));
  }
  if (wanted('scheduler')) {
    met.push(...printScheduler(await measureScheduler({ channels: Number(values.channels) })));
  }
  if (wanted('growth')) {
    met.push(...printGrowth(await measureGrowth()));
  }
  if (wanted('posting')) {
    const { entries, realms, share } = values;
    const options = { entries: Number(entries), realms: Number(realms), share: Number(share) };
    met.push(...printPosting(await measurePosting(options)));
  }
  return met.every(Boolean) ? 0 : 1;
}

function printIngest(found) {
  const times = found.seconds / found.copySeconds;
  print(
    `Ingest: ${found.rows} rows in ${found.files} files (${found.mib.toFixed(0)} MiB), ${found.payouts} payouts, ${found.entries} entries, amounts whole: ${found.whole}`,
  );
  print(
    `  CPU seconds: ${cpuOf(found.cpu)}; COPY: ${cpuOf(found.copyCpu)}; load ${loadavg()[0].toFixed(1)}`,
  );
  print(`  with the reads beside it: ${found.secondsWithReads.toFixed(1)} s`);
  const took = `${found.seconds.toFixed(1)} s, COPY ${found.copySeconds.toFixed(1)} s`;
  return [
    goal('time against COPY by psql', times, GOALS.copyTimes, took),
    goal('peak memory of the worker, MiB', found.workerPeakMiB, GOALS.peakMiB),
    goal(
      'p99 of the web against quiet',
      found.duringP99 / found.quietP99,
      GOALS.p99Times,
      msOf(found),
    ),
  ];
}

function printScheduler(found) {
  print(`Scheduler: ${found.channels} channels due, ${found.jobs} jobs`);
  return [
    goal('seconds until all are queued', found.seconds, GOALS.schedulerSeconds),
    goal(
      'p99 of the web against quiet',
      found.duringP99 / found.quietP99,
      GOALS.p99Times,
      msOf(found),
    ),
  ];
}

/** At most logarithmic: a hundred times the rows may touch a few more index levels, no more. */
function printGrowth(found) {
  const queries = [...new Set(found.map(({ query }) => query))];
  return queries.map((query) => {
    const [first, ...rest] = found.filter((one) => one.query === query);
    for (const { scale, ms, buffers, plan } of [first, ...rest]) {
      print(`  ${query}, ${scale} x: ${ms.toFixed(2)} ms, ${buffers} buffers, ${plan}`);
    }
    const last = rest.at(-1);
    return goal(
      `${query}: buffers at 100 x against 1 x`,
      last.buffers / first.buffers,
      GOALS.growthTimes,
    );
  });
}

function printPosting({ one, many }) {
  const most = CALLS_A_SECOND / CALLS_AN_ENTRY;
  const met = one.map((found) =>
    goalAtLeast(
      `share of the limit of one realm, ${found.latencyMs} ms`,
      found.entries / found.seconds / most,
      GOALS.shareOfLimit,
      pace(found),
    ),
  );
  for (const found of many) {
    const busy = `the cores are ${(found.busy * 100).toFixed(0)} % busy`;
    print(`  ${found.realms} realms, ${found.workers} workers: ${pace(found)}, ${busy}`);
  }
  const [few, more] = many;
  const times = few.seconds / more.seconds;
  const what = `${more.workers} workers against ${few.workers}`;
  return [...met, goalAtLeast(what, times, GOALS.workersTimes)];
}

function pace({ entries, seconds, calls, throttled }) {
  const each = (entries / seconds).toFixed(2);
  return `${entries} entries in ${seconds.toFixed(1)} s, ${each} per s, ${calls} calls, ${throttled} throttled`;
}

function cpuOf(seconds) {
  return Object.entries(seconds)
    .map(([name, value]) => `${name} ${value.toFixed(1)}`)
    .join(', ');
}

function msOf({ quietP99, duringP99, reads }) {
  return `${quietP99.toFixed(1)} → ${duringP99.toFixed(1)} ms, ${reads} reads`;
}

function goal(what, found, most, note = '') {
  const isMet = found <= most;
  print(
    `${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(2)} (goal ≤ ${most})${note === '' ? '' : ` [${note}]`}`,
  );
  return isMet;
}

function goalAtLeast(what, found, least, note = '') {
  const isMet = found >= least;
  print(
    `${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(2)} (goal ≥ ${least})${note === '' ? '' : ` [${note}]`}`,
  );
  return isMet;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
