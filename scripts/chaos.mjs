// npm run chaos: posts 10,000 entries through workers that are killed 1,000 times to books that fail 10,000 times, and says
// what came of it. In rounds of 500 entries, each with the next seed; takes hours on two cores. Stopped and started again it
// goes on after the last round of its record (--record FILE). Smaller: --jobs N --faults N --kills N; again: --seed N.
// --minutes N begins no further round after so long. --exhaustive instead: one entry for each crash point with each fault of
// each call, and one killed process for each, in --slices N (10) that are gone through one by one. --losses instead: what
// happens where the database is killed, where a worker is killed at other work than posting, and where refresh tokens die the
// moment they are traded; minutes.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode, root } from './install.mjs';

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    faults: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '1000' },
    companies: { type: 'string', default: '50' },
    workers: { type: 'string', default: '3' },
    round: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '100000' },
    record: { type: 'string' },
    seed: { type: 'string' },
    slices: { type: 'string', default: '10' },
    exhaustive: { type: 'boolean', default: false },
    losses: { type: 'boolean', default: false },
  },
});
const file = values.exhaustive ? 'every-case' : 'chaos';
const record = resolve(values.record ?? join(root, 'test-results', `${file}.jsonl`));
mkdirSync(dirname(record), { recursive: true });

const recorded = () =>
  existsSync(record)
    ? readFileSync(record, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

const add = (into, counts) => {
  for (const [name, count] of Object.entries(counts)) {
    into[name] = (into[name] ?? 0) + count;
  }
  return into;
};
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** The totals of all recorded rounds. */
function total() {
  const rounds = recorded();
  return {
    rounds: rounds.length,
    seeds: rounds.map(({ seed }) => seed),
    jobs: rounds.reduce((count, { jobs }) => count + jobs, 0),
    faults: rounds.reduce((counts, { faults }) => add(counts, faults), {}),
    kills: rounds.reduce((counts, { deaths }) => add(counts, deaths), {}),
    tally: rounds.reduce((counts, { tally }) => add(counts, tally), {}),
    violations: rounds.flatMap(({ seed, violations }) =>
      violations.map((says) => `seed ${seed}: ${says}`),
    ),
    minutes: rounds.reduce((ms, { durationMs }) => ms + durationMs, 0) / 60_000,
  };
}

function vitest(tests, env) {
  const child = spawn(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'server', ...tests],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TRIAL_PROGRESS: '1', TRIAL_RECORD: record, ...env },
    },
  );
  return new Promise((done) => {
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Runs rounds until the requested totals are reached. */
async function chaos() {
  const wanted = {
    jobs: Number(values.jobs),
    faults: Number(values.faults),
    kills: Number(values.kills),
  };
  const rounds = Math.max(1, Math.ceil(wanted.jobs / Number(values.round)));
  const share = (count) => String(Math.ceil(count / rounds));
  const until = Date.now() + Number(values.minutes) * 60_000;
  for (let so = total(); ; so = total()) {
    const isEnough =
      so.jobs >= wanted.jobs && sum(so.faults) >= wanted.faults && sum(so.kills) >= wanted.kills;
    if (isEnough || Date.now() > until || so.violations.length > 0) {
      process.stdout.write(`${JSON.stringify(so, null, 2)}\n`);
      return isEnough && so.violations.length === 0 ? 0 : 1;
    }
    const seed = Number(values.seed ?? 1) + so.rounds;
    process.stdout.write(
      `Round ${so.rounds + 1}, seed ${seed}: ${so.jobs} entries, ${sum(so.faults)} faults and ${sum(so.kills)} kills so far.\n`,
    );
    const code = await vitest(['trials/faults/posting-trial', '-t', 'posts every entry once'], {
      TRIAL_SEED: String(seed),
      TRIAL_JOBS: share(wanted.jobs),
      TRIAL_FAULTS: share(wanted.faults),
      TRIAL_KILLS: share(wanted.kills),
      TRIAL_COMPANIES: values.companies,
      TRIAL_WORKERS: values.workers,
    });
    if (code !== 0) {
      return code;
    }
  }
}

/** Every case, in slices; recorded ones are skipped. */
async function everyCase() {
  const slices = Number(values.slices);
  const until = Date.now() + Number(values.minutes) * 60_000;
  for (let slice = 1; slice <= slices && Date.now() < until; slice += 1) {
    const name = `${slice}/${slices}`;
    if (!recorded().some((played) => played.slice === name)) {
      const code = await vitest(['trials/faults/every-case'], {
        TRIAL_EXHAUSTIVE: '1',
        TRIAL_SLICE: name,
        ...(values.seed === undefined ? {} : { TRIAL_SEED: values.seed }),
      });
      if (code !== 0) {
        return code;
      }
    }
  }
  const played = recorded();
  const so = {
    slices: `${played.length} of ${slices}`,
    cases: played.reduce((count, { cases }) => count + cases, 0),
    kills: played.reduce((counts, { crashes }) => add(counts, crashes), {}),
    tally: played.reduce((counts, { tally }) => add(counts, tally), {}),
    minutes: played.reduce((ms, { durationMs }) => ms + durationMs, 0) / 60_000,
  };
  process.stdout.write(`${JSON.stringify(so, null, 2)}\n`);
  return played.length === slices ? 0 : 1;
}

const losses = () => vitest([], { TRIAL_LOSSES: '1' });

process.exitCode = await (values.losses ? losses : values.exhaustive ? everyCase : chaos)();
