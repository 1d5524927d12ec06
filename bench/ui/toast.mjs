// The main-thread cost of one 5 s session toast from show to removal, and its React commits.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildPage, median, serve } from './pages.mjs';

const MAX_CPU_MS = 20;
const MAX_COMMITS = 4;
/** Five seconds, 300 ms of fading, and the frames after it. */
const LIFE_MS = 5_600;

/** CPU milliseconds of a toast's life, of the same time without one, and commits; the two alternate. */
export async function measureToast(here, folder, { runs = 5 } = {}) {
  await buildPage(here, folder, join('toast', 'platebook.tsx'));
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const rounds = [];
    for (let round = 0; round < runs; round += 1) {
      rounds.push(await measurePage(browser, `${server.url}/platebook/`));
    }
    return rounds;
  } finally {
    await browser.close();
    server.close();
  }
}

async function measurePage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(countCommits);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.showToast !== undefined);
  await page.evaluate(() => document.fonts.ready);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (work) => {
    const before = await taskMs(cdp);
    await page.evaluate(work);
    await new Promise((done) => setTimeout(done, LIFE_MS));
    return (await taskMs(cdp)) - before;
  };
  const idle = await spent(() => undefined);
  const before = await page.evaluate(() => globalThis.commits);
  const shown = await spent(() => globalThis.showToast());
  const commits = (await page.evaluate(() => globalThis.commits)) - before;
  const left = await page.evaluate(() => document.querySelectorAll('[role=group]').length);
  await context.close();
  if (commits < 2 || left > 0) {
    throw new Error('The toast was not shown, or has not gone.');
  }
  return { idle, shown, commits };
}

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Runs in the page before React: the hook that React's developer tools count with. */
function countCommits() {
  globalThis.commits = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      globalThis.commits += 1;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
}

/** Prints the figures and returns whether each goal is met. */
export function printToast(rounds) {
  const print = (text) => process.stdout.write(`${text}\n`);
  const of = (figure) => median(rounds.map(figure));
  const cost = of(({ shown, idle }) => shown - idle);
  const commits = Math.max(...rounds.map((round) => round.commits));
  print('a session toast of 5 s; main-thread CPU ms (threadTicks), median; React commits, most');
  print(`with the toast ${of(({ shown }) => shown).toFixed(1)}`);
  print(`without it     ${of(({ idle }) => idle).toFixed(1)}`);
  print(`the toast      ${cost.toFixed(1)}, ${String(commits)} commits`);
  const goals = [
    [`at most ${String(MAX_CPU_MS)} ms of CPU`, cost <= MAX_CPU_MS],
    [`at most ${String(MAX_COMMITS)} commits`, commits <= MAX_COMMITS],
  ];
  for (const [goal, met] of goals) {
    print(`${met ? 'met   ' : 'MISSED'} ${goal}`);
  }
  return goals.every(([, met]) => met);
}
