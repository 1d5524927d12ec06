// npm run bench -- api [list|logins|listeners|many|pairs] [--seconds N] [--runs N] [--database embedded|external] [--against TREE]
// GET clients of an adviser with 200 clients, against a bare Express route with the same statement and a constant answer; and
// the same reads while people sign in, and while many live streams are told of writes; what an adviser with 2,000 clients reads;
// and only where it is named, what a request costs beside another tree of this repository.
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { median } from '../accounting/measure.mjs';
import { startDatabase } from './databases.mjs';
import { listedSql } from './listed-sql.mjs';
import { readsBesideListeners } from './listeners.mjs';
import { load } from './load.mjs';
import { measureMany } from './many.mjs';
import { measurePairs } from './pairs.mjs';
import { readsDuringLogins, signIn } from './logins.mjs';
import { startBare, startProduct } from './processes.mjs';
import { seed } from './seed.mjs';

const PAGE = 20;
const RATE = 500;
const WARM_UP_S = 3;
const GOALS = { timesBare: 0.7, p99Ms: 50, timesQuiet: 2 };
const KINDS = ['embedded', 'external'];
const PARTS = ['list', 'logins', 'listeners', 'many'];

/** Runs the benchmark and returns the exit code: 1 when a goal is missed. */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '8' },
      runs: { type: 'string', default: '3' },
      database: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const parts = positionals.length === 0 ? PARTS : positionals;
  const plan = { seconds: Number(values.seconds), runs: Number(values.runs), parts };
  if (parts.includes('pairs')) {
    if (values.against === undefined) {
      throw new Error('pairs needs --against and the folder of another tree that is built.');
    }
    return (await measurePairs(print, { against: values.against })) ? 0 : 1;
  }
  printMachine(plan);
  let met = true;
  if (parts.includes('many')) {
    met = await measureMany(print);
  }
  if (parts.every((part) => part === 'many')) {
    return met ? 0 : 1;
  }
  for (const kind of values.database === undefined ? KINDS : [values.database]) {
    const result = await measure(kind, plan);
    met = printResult(kind, result) && met;
  }
  return met ? 0 : 1;
}

async function measure(kind, plan) {
  const database = await startDatabase(kind);
  const running = [database];
  try {
    const product = await startProduct(database.env);
    running.push(product);
    const userId = await seed(database.target);
    const token = await signIn(product.url);
    const options = { url: product.url, token, userId, target: database.target };
    const wants = (part) => plan.parts.includes(part);
    return {
      list: wants('list') ? await measureList(options, running, plan) : null,
      logins: wants('logins') ? await readsDuringLogins(options, { ...plan, bursts: 3 }) : null,
      listeners: wants('listeners') ? await readsBesideListeners(options, plan) : null,
      load: loadavg()[0],
    };
  } finally {
    for (const part of running.reverse()) {
      await part.stop();
    }
  }
}

async function measureList({ url, token, userId, target }, running, plan) {
  const listed = `${url}/api/v2/clients/clients?limit=${PAGE}`;
  const constant = await answerOf(listed, token);
  const statement = await listedSql(userId, PAGE);
  const bare = await startBare({ target, statement, limit: PAGE, constant });
  running.push(bare);
  await requireSameRows(constant, await answerOf(`${bare.url}/clients`, token));
  const targets = {
    ours: { url: listed, token },
    bare: { url: `${bare.url}/clients` },
    constant: { url: `${bare.url}/constant` },
  };
  const full = await measureByTurns(targets, plan, undefined);
  return { full, steady: await measureByTurns(targets, plan, RATE) };
}

/** The runs alternate, so that a busy machine affects all of them. */
async function measureByTurns(targets, { seconds, runs }, rate) {
  const taken = { ours: [], bare: [], constant: [] };
  for (const target of Object.values(targets)) {
    await load(target, { seconds: WARM_UP_S, rate });
  }
  for (let round = 0; round < runs; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      taken[name].push(await load(target, { seconds, rate }));
    }
  }
  const summary = (results) => ({
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
  });
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, summary(all)]));
}

async function answerOf(url, token) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) {
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  }
  return response.text();
}

/** Otherwise the two would not do the same work. */
async function requireSameRows(ours, bare) {
  const ids = (text) => JSON.parse(text).data.items.map(({ id }) => id);
  if (JSON.stringify(ids(ours)) !== JSON.stringify(ids(bare)) || ids(ours).length !== PAGE) {
    throw new Error('The bare route does not answer with the same clients.');
  }
}

function printMachine({ seconds, runs }) {
  const [cpu] = cpus();
  print(`${cpus().length} cores of ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB,`);
  print(`Node ${process.version}; median of ${runs} runs of ${seconds} s, load generator included`);
}

const NAMES = { ours: 'GET clients', bare: 'bare route, same SQL', constant: 'constant answer' };

function printResult(kind, { list, logins, listeners, load: machineLoad }) {
  print('');
  print(`### ${kind} PostgreSQL (load of the machine at the end: ${machineLoad.toFixed(1)})`);
  const goals = [
    ...(list === null ? [] : printList(list)),
    ...(logins === null ? [] : printLogins(logins)),
    ...(listeners === null ? [] : printListeners(listeners)),
  ];
  print('');
  for (const [goal, met, value] of goals) {
    print(`- ${goal}: ${value}, ${met ? 'met' : 'MISSED'}`);
  }
  return goals.every(([, met]) => met);
}

function printList({ full, steady }) {
  print('');
  print('| | requests/s, 20 connections | p50 ms | p99 ms | p50 ms at 500/s | p99 ms at 500/s |');
  print('|---|--:|--:|--:|--:|--:|');
  for (const [key, name] of Object.entries(NAMES)) {
    const { perSecond, p50, p99 } = full[key];
    print(
      `| ${name} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${steady[key].p50} | ${steady[key].p99} |`,
    );
  }
  const ratio = full.ours.perSecond / full.bare.perSecond;
  return [
    [
      `throughput ≥ ${GOALS.timesBare} × of the bare route`,
      ratio >= GOALS.timesBare,
      `${ratio.toFixed(2)} ×`,
    ],
    [`p99 at 500/s ≤ ${GOALS.p99Ms} ms`, steady.ours.p99 <= GOALS.p99Ms, `${steady.ours.p99} ms`],
  ];
}

function printLogins(logins) {
  print('');
  print(
    `${logins.reads} reads during bursts of 50 parallel logins (${logins.loginsPerSecond.toFixed(0)} logins/s): p99 ${logins.during.toFixed(1)} ms, quiet ${logins.quiet.toFixed(1)} ms.`,
  );
  return [againstQuiet('p99 during logins', logins)];
}

function printListeners(found) {
  print('');
  print(
    `${found.reads} reads beside ${found.streams} streams that were told of ${found.writes} writes: p99 ${found.during.toFixed(1)} ms, longest ${found.worst.toFixed(1)} ms, quiet ${found.quiet.toFixed(1)} ms.`,
  );
  return [againstQuiet('p99 beside listeners and writes', found)];
}

function againstQuiet(what, { during, quiet }) {
  const slower = during / quiet;
  return [
    `${what} ≤ ${GOALS.timesQuiet} × quiet`,
    slower <= GOALS.timesQuiet,
    `${slower.toFixed(2)} ×`,
  ];
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
