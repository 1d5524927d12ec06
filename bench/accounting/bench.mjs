// npm run bench -- accounting [--rows N] [--runs N]
// From a report file to balanced, proven entries, against a bare papaparse loop and against hledger, in one run.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { hledgerRules } from './hledger-rules.mjs';
import { measureCommand, measureNode, median } from './measure.mjs';

const FORMATS = [
  { format: 'doordash-detailed-48', title: 'DoorDash detailed', headerLine: 1 },
  { format: 'ubereats-payment-details-us', title: 'Uber Eats US', headerLine: 2 },
];

const GOALS = { timesBare: 2, peakMiB: 400, growth: 0.1, timesHledger: 30 };
const HLEDGER_ROWS = 20_000;
const GENERATOR = fileURLToPath(new URL('../../apps/sandbox/dist/generate.js', import.meta.url));

/** Runs the benchmark and returns the exit code: 1 when a goal is missed. */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '3' },
    },
  });
  const size = { rows: Number(values.rows), runs: Number(values.runs) };
  const folder = await mkdtemp(join(tmpdir(), 'platebook-bench-'));
  try {
    printMachine(size);
    let met = true;
    for (const report of FORMATS) {
      const result = await measureFormat(report, folder, size);
      met = printResult(report, result) && met;
    }
    return met ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureFormat({ format, headerLine }, folder, { rows, runs }) {
  const whole = join(folder, 'whole.csv');
  const tenth = join(folder, 'tenth.csv');
  const cut = join(folder, 'cut.csv');
  const rules = join(folder, 'cut.rules');
  await measureCommand(process.execPath, generatorArgs(format, rows, whole));
  await firstLines(whole, headerLine + Math.round(rows / 10), tenth);
  const header = await firstLines(whole, headerLine + Math.min(HLEDGER_ROWS, rows), cut);
  await writeFile(
    rules,
    hledgerRules(format, Papa.parse(header[headerLine - 1]).data[0], headerLine),
  );
  const ours = [];
  const oursTenth = [];
  const bare = [];
  const hledger = [];
  // The runs alternate, so that a busy machine affects all of them.
  for (let round = 0; round < runs; round += 1) {
    ours.push(await measureNode('read-and-plan.mjs', [whole]));
    bare.push(await measureNode('count-cells.mjs', [whole]));
    oursTenth.push(await measureNode('read-and-plan.mjs', [tenth]));
    const bal = ['-f', cut, '--rules-file', rules, 'balance', '--depth', '2'];
    hledger.push(await measureCommand('hledger', bal));
  }
  const walked = [await measureNode('read-and-plan.mjs', [whole, '--walk'])];
  const mib = (await stat(whole)).size / 1024 / 1024;
  return {
    rows,
    mib,
    walked,
    ours,
    oursTenth,
    bare,
    hledger,
    hledgerRows: Math.min(HLEDGER_ROWS, rows),
  };
}

function generatorArgs(format, rows, out) {
  return [GENERATOR, '--format', format, '--seed', '1', '--rows', String(rows), '--out', out];
}

/** Copies the first lines of a file and returns the first few of them. No cell of a generated report contains a newline. */
async function firstLines(from, count, to) {
  const output = createWriteStream(to);
  const first = [];
  let copied = 0;
  for await (const line of createInterface({ input: createReadStream(from) })) {
    if (copied === count) {
      break;
    }
    copied += 1;
    if (first.length < 3) {
      first.push(line);
    }
    if (!output.write(`${line}\n`)) {
      await new Promise((resolve) => output.once('drain', resolve));
    }
  }
  await new Promise((resolve) => output.end(resolve));
  return first;
}

function printMachine({ rows, runs }) {
  const cores = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cores.length} × ${cores[0]?.model.trim()}, ${memory} GiB, Node ${process.versions.node}`;
  console.log(`${machine}, load ${round(loadavg()[0])}`);
  console.log(`${rows} rows, median of ${runs} alternating runs, whole processes.`);
  // Wall time depends on the machine's load; it is shown but not judged.
  console.log('Goals are judged by CPU time.\n');
}

function printResult(
  { title },
  { rows, mib, walked, ours, oursTenth, bare, hledger, hledgerRows },
) {
  const a = summary(ours, rows);
  const tenth = summary(oursTenth, Math.round(rows / 10));
  const b = summary(bare, rows);
  const c = summary(hledger, hledgerRows);
  console.log(`## ${title}: ${rows} rows, ${Math.round(mib)} MiB`);
  console.table({
    '(a) file → entries': a,
    '(a) and every proof row read': summary(walked, rows),
    '(a) on a tenth': tenth,
    '(b) papaparse, counts cells': b,
    '(c) hledger, rules file': c,
  });
  console.log(JSON.stringify(walked[0].printed));
  const perRow = 'CPU µs per row';
  const peak = Math.max(...ours.map((one) => one.peakMiB));
  const checked = [...ours, ...walked].every(({ printed }) => isProven(printed, rows));
  return [
    goal('every row read, every entry balanced and proven', checked ? 'yes' : 'no', checked),
    goalBelow('time against (b)', a[perRow] / b[perRow], GOALS.timesBare),
    goalBelow('peak memory, MiB', peak, GOALS.peakMiB),
    goalBelow('growth per row from a tenth', a[perRow] / tenth[perRow] - 1, GOALS.growth),
    goalAbove('faster per row than (c)', c[perRow] / a[perRow], GOALS.timesHledger),
  ].every(Boolean);
}

function isProven(printed, rows) {
  const { quarantined, blocked, unbalanced, unproven, proofRows } = printed;
  return (
    printed.rows === rows && quarantined + blocked + unbalanced + unproven === 0 && proofRows > rows
  );
}

function summary(runs, rows) {
  const of = (key) => median(runs.map((one) => one[key]));
  return {
    rows,
    'wall s': round(of('wallMs') / 1000),
    'CPU s': round(of('cpuMs') / 1000),
    'CPU µs per row': round((of('cpuMs') * 1000) / rows),
    ...(runs.every((one) => one.peakMiB !== undefined)
      ? { 'peak MiB': Math.round(of('peakMiB')) }
      : {}),
  };
}

function goalBelow(name, value, limit) {
  return goal(name, `${round(value)} (goal ≤ ${limit})`, value <= limit);
}

function goalAbove(name, value, limit) {
  return goal(name, `${round(value)} (goal ≥ ${limit})`, value >= limit);
}

function goal(name, text, met) {
  console.log(`  ${met ? 'met   ' : 'MISSED'}  ${name}: ${text}`);
  return met;
}

function round(value) {
  return Math.round(value * 100) / 100;
}
