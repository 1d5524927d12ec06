// The same 10,000 rows of 12 columns in three grids: main-thread CPU time of mounting, sorting, filtering, selecting.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildPage, median, serve } from './pages.mjs';

const GRIDS = [
  { page: 'platebook', title: '@platebook/ui DataGrid' },
  { page: 'mui', title: '@mui/x-data-grid' },
  { page: 'ag-grid', title: 'ag-grid-community' },
];
const STEPS = ['mount', 'sort', 'filter', 'select'];
const MAX_NODES = 1_500;

/** Medians of CPU milliseconds by step, and DOM nodes once mounted; the grids take turns. */
export async function measureGrids(here, folder, { runs = 7 } = {}) {
  for (const { page } of GRIDS) {
    await buildPage(here, folder, join('grid', `${page}.tsx`));
  }
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const results = GRIDS.map(({ title }) => ({ title, times: [], nodes: 0 }));
    for (let round = 0; round < runs; round += 1) {
      for (const [index, { page }] of GRIDS.entries()) {
        const { times, nodes } = await measurePage(browser, `${server.url}/${page}/`);
        results[index].times.push(times);
        results[index].nodes = nodes;
      }
    }
    return results.map(({ title, times, nodes }) => ({
      title,
      nodes,
      ...Object.fromEntries(STEPS.map((step) => [step, median(times.map((time) => time[step]))])),
    }));
  } finally {
    await browser.close();
    server.close();
  }
}

async function measurePage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => globalThis.steps !== undefined);
  await page.evaluate(() => document.fonts.ready);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const times = {};
  let nodes = 0;
  for (const step of STEPS) {
    const before = await spent();
    // Until the frame after next is painted, so that effects, observers and layout are included.
    await page.evaluate(async (name) => {
      globalThis.steps[name]();
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done, 50));
      await frame();
    }, step);
    times[step] = (await spent()) - before;
    if (step === 'mount') {
      nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
    }
  }
  await page.evaluate(checkSteps);
  await context.close();
  return { times, nodes };
}

/** Runs in the page: a grid that did not filter or select must not count as measured. */
function checkSteps() {
  const text = document.querySelector('#root')?.textContent ?? '';
  if (!text.includes('Walnut') || text.includes('Fishtown')) {
    throw new Error('The grid did not filter.');
  }
  if (document.querySelectorAll('#root input[type=checkbox]:checked').length === 0) {
    throw new Error('The grid did not select.');
  }
}

/** Prints the table and returns whether each goal is met. */
export function printGrids(rows) {
  const print = (text) => process.stdout.write(`${text}\n`);
  print(
    '10,000 rows of 12 columns; main-thread CPU ms (threadTicks), median; DOM nodes once mounted',
  );
  print(`${''.padEnd(24)}${STEPS.map((step) => step.padStart(8)).join('')}   nodes`);
  for (const { title, nodes, ...times } of rows) {
    const cells = STEPS.map((step) => times[step].toFixed(1).padStart(8)).join('');
    print(`${title.padEnd(24)}${cells}${String(nodes).padStart(8)}`);
  }
  const [ours, ...others] = rows;
  const ahead = (step) => others.every((other) => ours[step] < other[step]);
  const goals = [
    ['ahead of both on mount', ahead('mount')],
    ['ahead of both on select', ahead('select')],
    ['at least even on sort', ahead('sort')],
    ['at least even on filter', ahead('filter')],
    [`at most ${String(MAX_NODES)} DOM nodes`, ours.nodes <= MAX_NODES],
  ];
  for (const [goal, met] of goals) {
    print(`${met ? 'met   ' : 'MISSED'} ${goal}`);
  }
  return goals.every(([, met]) => met);
}
