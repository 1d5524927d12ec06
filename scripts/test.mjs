// npm test: sets itself up and runs everything; what it could not run it says, by name, in its last lines.
// Flags: --require-all   whatever cannot run is a failure (CI)
//        --only a,b      only the named steps (see STEPS below)
//        --node 24       unit and server tests on that version of Node, which is fetched where it is not the running one
//        --changed [ref] only the tests beside what differs from ref (else what is not committed, else the last commit)
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled, requireNode, root } from './install.mjs';
import { changedFiles, testsBeside } from './changed.mjs';
import { findChromium, majorOf, pictureChromium } from './chromium.mjs';
import { folderOfNode } from './other-node.mjs';
import { runSteps } from './run-steps.mjs';
import { buildStale } from './stale.mjs';
import { findSystemPostgres } from './system-postgres.mjs';
import { axeSummary, countsOf } from './test-results.mjs';

requireNode();
ensureInstalled();

const requireAll = process.argv.includes('--require-all');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? undefined : process.argv[onlyAt + 1]?.split(',');
const nodeAt = process.argv.indexOf('--node');
const nodeMajor = nodeAt === -1 ? undefined : Number(process.argv[nodeAt + 1]);
const changedAt = process.argv.indexOf('--changed');
const since = process.argv[changedAt + 1]?.startsWith('--')
  ? undefined
  : process.argv[changedAt + 1];
const changed = changedAt === -1 ? undefined : changedFiles(since);
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules', '.bin', name);
const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

const chromium =
  only === undefined ||
  only.some((name) => ['stories', 'forced', 'pixels', 'e2e'].some((step) => name.startsWith(step)))
    ? findChromium()
    : undefined;
const systemPostgres = findSystemPostgres();
const env = {
  ...process.env,
  NODE_ENV: 'test',
  FORCE_COLOR: process.env.CI === undefined ? (process.env.FORCE_COLOR ?? '') : '0',
  ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
  ...(systemPostgres === undefined ? {} : { SYSTEM_POSTGRES_BIN: systemPostgres }),
  ...(requireAll ? { PLATEBOOK_REQUIRE_ALL: '1' } : {}),
};
if (env.FORCE_COLOR === '') {
  delete env.FORCE_COLOR;
}

const vitest = (name, projects, folders = []) => [
  bin('vitest'),
  'run',
  ...folders,
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, `${name}.json`)}`,
];

/** The missing independent readers of our journals and workpapers; their tests are skipped by name inside their suite. */
const missingTools = ['hledger', 'ledger', 'bean-check', 'soffice'].filter((tool) => !onPath(tool));

/**
 * Why pictures are only rendered and checked for missing glyphs, not compared: the Chromium differs from the
 * baselines'.
 */
function pixelsNotCompared() {
  const [here, baselines] = [majorOf(chromium), pictureChromium()];
  return here === baselines
    ? []
    : [
        `pixels: Chromium ${here ?? 'of no known version'} drew them, the baselines are of ${baselines}`,
      ];
}

/** Puts the chosen Node first in PATH, for `vitest` and its child processes alike. */
const onChosenNode =
  nodeMajor === undefined
    ? {}
    : { PATH: [folderOfNode(nodeMajor), process.env.PATH].join(delimiter) };

const noChromium = chromium === undefined && 'no Chromium was found and none could be installed';

const STEPS = [
  { name: 'types', run: [process.execPath, 'node_modules/@typescript/native/bin/tsc', '-b'] },
  { name: 'lint', run: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', light: true, run: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'borders', light: true, run: ['npm', 'run', '--silent', 'deps:borders'] },
  { name: 'unused', light: true, run: ['npm', 'run', '--silent', 'deps:unused'] },
  { name: 'docs', light: true, run: ['npm', 'run', '--silent', 'docs:check'] },
  { name: 'generated', light: true, run: ['npm', 'run', '--silent', 'generate:check'] },
  { name: 'packed kit', light: true, run: [process.execPath, 'scripts/packed-kit.mjs'] },
  {
    name: 'storybook build',
    light: true,
    run: ['npm', 'run', '--silent', 'storybook:build', '--', '--quiet'],
  },
  {
    name: 'unit',
    run: vitest('unit', [
      'accounting',
      'machines',
      'api-client',
      'ui',
      'web',
      'sandbox',
      'cli',
      'conformance',
    ]),
    env: onChosenNode,
    counts: true,
    lacks: missingTools.map((tool) => `what we export, read by ${tool} (not installed)`),
  },
  {
    name: 'server on the embedded PostgreSQL',
    run: vitest('server-embedded', ['server']),
    env: {
      ...onChosenNode,
      TEST_DATABASE: 'embedded',
      ...(systemPostgres === undefined ? {} : { TEST_DATABASES: 'both' }),
    },
    counts: true,
  },
  {
    name: 'server on the system PostgreSQL',
    run: vitest('server-system', ['server']),
    env: { ...onChosenNode, TEST_DATABASE: 'system', TEST_DATABASES: 'both' },
    counts: true,
    unless: systemPostgres === undefined && 'no PostgreSQL 15 or newer is installed on this system',
  },
  {
    name: 'stories',
    run: vitest('stories', ['storybook']),
    counts: true,
    unless: noChromium,
  },
  {
    name: 'forced colours',
    run: vitest('forced-colors', ['forced-colors']),
    counts: true,
    unless: noChromium,
  },
  {
    name: 'pixels',
    run: vitest('pixels', ['pixels']),
    counts: true,
    unless: noChromium,
    uncompared: pixelsNotCompared,
  },
  {
    name: 'e2e',
    run: [bin('playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') },
    counts: true,
    unless: noChromium,
  },
];

/** The quick whole-repository checks, and the tests beside the changes. */
function stepsOfChange(files) {
  const { projects, folders, stories, journeys } = testsBeside(files);
  const typed = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const step = (name) => STEPS.find((whole) => whole.name === name);
  return [
    step('types'),
    ...(typed.length === 0
      ? []
      : [
          {
            name: 'lint',
            run: [
              bin('oxlint'),
              '--type-aware',
              '--deny-warnings',
              '--no-error-on-unmatched-pattern',
              ...typed,
            ],
          },
        ]),
    ...['format', 'borders', 'unused', 'docs', 'generated'].map(step),
    ...(folders.length === 0
      ? []
      : [
          {
            name: 'unit',
            run: [...vitest('unit', projects, folders), '--passWithNoTests'],
            env: { TEST_DATABASE: 'embedded' },
            counts: true,
          },
        ]),
    ...(stories.length === 0
      ? []
      : [
          {
            ...step('stories'),
            run: [...vitest('stories', ['storybook'], stories), '--passWithNoTests'],
          },
        ]),
    ...(journeys.length === 0 ? [] : [{ ...step('e2e'), run: [...step('e2e').run, ...journeys] }]),
  ];
}

const resultFile = {
  unit: 'unit.json',
  'server on the embedded PostgreSQL': 'server-embedded.json',
  'server on the system PostgreSQL': 'server-system.json',
  stories: 'stories.json',
  pixels: 'pixels.json',
  'forced colours': 'forced-colors.json',
  e2e: 'e2e.json',
};

const failedSteps = [];
const failures = [];
const notRun = [];
/** Reported, but not a failure: what ran without a comparison. */
const notCompared = [];
const times = [];
let passed = 0;
let failed = 0;
let skipped = 0;

const steps = changed === undefined ? STEPS : stepsOfChange(changed.files);
const wanted = steps.filter(
  (step) => only === undefined || only.some((name) => step.name.startsWith(name)),
);
try {
  await buildStale();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  failedSteps.push('build');
}
const possible = failedSteps.length > 0 ? [] : wanted;
notRun.push(
  ...possible.filter(({ unless }) => unless).map(({ name, unless }) => `${name}: ${unless}`),
);
for (const { step, ok, seconds } of await runSteps(
  possible.filter(({ unless }) => !unless),
  env,
)) {
  notCompared.push(...(step.uncompared?.() ?? []));
  times.push(`${step.name} ${seconds.toFixed(0)} s`);
  if (!ok) {
    failedSteps.push(step.name);
  }
  if (step.counts) {
    const counts = countsOf(join(results, resultFile[step.name]));
    passed += counts.passed;
    failed += counts.failed;
    skipped += counts.skipped.length;
    failures.push(...counts.failures);
    notRun.push(...(step.lacks ?? []), ...counts.skipped.map((name) => `${step.name}: ${name}`));
  }
}

process.stdout.write(`\n── summary\n${times.join(' · ')}\n`);
if (nodeMajor !== undefined) {
  process.stdout.write(`Unit and server tests ran on Node ${nodeMajor}.\n`);
}
const axe = axeSummary(join(results, resultFile.stories));
if (axe !== undefined) {
  process.stdout.write(`${axe}\n`);
}
for (const name of failedSteps) {
  process.stdout.write(`FAILED  ${name}\n`);
}
// The last lines are what a reader of a long log sees: the failed tests and why.
for (const { name, why } of failures) {
  const lines = stripVTControlCharacters(why).split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, 4);
  process.stdout.write(
    `FAILED  ${name}\n${shown.map((line) => `          ${line.slice(0, 200)}\n`).join('')}`,
  );
}
if (changed !== undefined) {
  const { folders, journeys } = testsBeside(changed.files);
  process.stdout.write(
    `${changed.files.length} files differ from ${changed.base}. Of the tests, only these were asked for: ` +
      `${[...folders, ...journeys].join(', ') || 'none'}. npm test asks for all.\n`,
  );
}
if (only !== undefined) {
  process.stdout.write(`Only these steps were asked for: ${only.join(', ')}\n`);
}
for (const what of notCompared) {
  process.stdout.write(`NOT COMPARED  ${what}\n`);
}
for (const what of notRun) {
  process.stdout.write(`COULD NOT RUN  ${what}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode =
  failedSteps.length > 0 || failed > 0 || (requireAll && notRun.length > 0) ? 1 : 0;
