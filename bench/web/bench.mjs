// What the built app weighs over the wire and how soon it shows its largest part, as a phone on a slow line loads it.
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startProduct } from '../api/processes.mjs';
import { median } from '../ui/pages.mjs';

/** 1.6 Mbit a second down, 750 kbit up, 150 ms there and back: what Lighthouse calls slow 4G. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWER = 4;
const GOALS = {
  '/login': { lcpMs: 2_500, scriptBytes: 120_000 },
  '/dashboard': { lcpMs: 4_000, scriptBytes: 185_000 },
};
/** The demo's owner, as the server prints it when it starts. */
const OWNER = { email: 'owner@demo.platebook.test', password: 'demo-owner-password' };

export async function run(options) {
  const runs = Number(options[options.indexOf('--runs') + 1] ?? 5) || 5;
  const folder = await mkdtemp(join(tmpdir(), 'platebook-web-'));
  await chmod(folder, 0o755);
  const product = await startProduct({ DATA_DIR: folder, SEED_DEMO: '1', DATABASE_URL: '' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const state = await signIn(browser, product.url);
    let met = true;
    process.stdout.write(
      '| page | LCP ms, median | lowest to highest | JS kB | requests |\n|---|--:|--:|--:|--:|\n',
    );
    for (const [path, goal] of Object.entries(GOALS)) {
      const turns = [];
      for (let turn = 0; turn < runs; turn += 1) {
        turns.push(await load(browser, product.url + path, path === '/login' ? undefined : state));
      }
      const lcps = turns.map(({ lcpMs }) => lcpMs);
      const { scriptBytes, requests } = turns[0];
      const lcp = median(lcps);
      met &&= lcp <= goal.lcpMs && scriptBytes <= goal.scriptBytes;
      process.stdout.write(
        `| ${path} | ${Math.round(lcp)} | ${Math.round(Math.min(...lcps))} to ${Math.round(Math.max(...lcps))} | ${(scriptBytes / 1_000).toFixed(1)} | ${requests} |\n`,
      );
    }
    process.stdout.write(met ? 'Every goal is met.\n' : 'A goal is missed.\n');
    return met ? 0 : 1;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel(/e-?mail/i).fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** One first visit with an empty cache. */
async function load(browser, url, storageState) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState === undefined ? {} : { storageState }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript(() => {
    globalThis.lcpMs = 0;
    new PerformanceObserver((list) => {
      globalThis.lcpMs = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  let requests = 0;
  const sizes = [];
  page.on('requestfinished', (request) => {
    requests += 1;
    if (request.resourceType() === 'script') {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const lcpMs = await page.evaluate(() => globalThis.lcpMs);
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { lcpMs, scriptBytes, requests };
}
