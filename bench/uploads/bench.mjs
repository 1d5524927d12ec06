// npm run bench -- uploads [parallel|parts|slow] [--files N] [--rows N]: the memory that large and many reports take.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureParallel, measureParts, measureSlow } from './uploads.mjs';

const GOALS = { webMiB: 384, workerMiB: 512 };

/** The exit code: 1 when a goal is missed. */
export async function run(options) {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: {
      files: { type: 'string', default: '100' },
      rows: { type: 'string', default: '440000' },
    },
  });
  const wanted = (part) => positionals.length === 0 || positionals.includes(part);
  const met = [];
  if (wanted('parallel')) {
    met.push(printParallel(await measureParallel({ files: Number(values.files) })));
  }
  if (wanted('parts')) {
    met.push(...printParts(await measureParts({ rows: Number(values.rows) })));
  }
  if (wanted('slow')) {
    met.push(printSlow(await measureSlow()));
  }
  return met.every(Boolean) ? 0 : 1;
}

function printParallel({ files, idleMiB, peakMiB, seconds, waited }) {
  print(
    `${files} × 10 MB at once: all stored after ${seconds.toFixed(1)} s, ${waited} times answered to wait; idle ${idleMiB.toFixed(0)} MiB, load ${loadavg()[0].toFixed(1)}`,
  );
  return goal('peak memory of the web process, MiB', peakMiB, GOALS.webMiB);
}

function printParts({
  mib,
  rows,
  seconds,
  readSeconds,
  webIdleMiB,
  webMiB,
  workerIdleMiB,
  workerMiB,
}) {
  print(
    `One report of ${mib.toFixed(0)} MiB (${rows} rows) in parts: ${seconds.toFixed(1)} s to arrive, ${readSeconds.toFixed(1)} s to be read and planned; idle ${webIdleMiB.toFixed(0)} and ${workerIdleMiB.toFixed(0)} MiB, load ${loadavg()[0].toFixed(1)}`,
  );
  return [
    goal('peak memory of the web process, MiB', webMiB, GOALS.webMiB),
    goal('peak memory of the worker, MiB', workerMiB, GOALS.workerMiB),
  ];
}

function printSlow({ status, seconds }) {
  print(`10 MB at 100 kB/s: answered ${status} after ${seconds.toFixed(0)} s`);
  return status === 202;
}

function goal(what, found, most) {
  const isMet = found <= most;
  print(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${found.toFixed(0)} (goal ≤ ${most})`);
  return isMet;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
