// The lab conditions of the goals: a phone's CPU (4x slowdown), 9 Mbit/s, 170 ms round trip.
import { chromium } from 'playwright';

const LINE = {
  offline: false,
  latency: 170,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
};
const CPU_SLOWER = 4;

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}

/** A page under lab conditions that records LCP, layout shifts, long tasks, and interaction latency. */
export async function openLab(context, { line = true } = {}) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (line) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript(observe);
  return page;
}

/* Runs in the page. */
function observe() {
  const lab = { lcpMs: 0, cls: 0, longTasksMs: [], interactions: {} };
  globalThis.lab = lab;
  const watch = (type, options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', {}, ({ startTime }) => {
    lab.lcpMs = startTime;
  });
  watch('layout-shift', {}, ({ value, hadRecentInput }) => {
    lab.cls += hadRecentInput ? 0 : value;
  });
  watch('longtask', {}, ({ duration }) => lab.longTasksMs.push(duration));
  watch('event', { durationThreshold: 16 }, ({ interactionId, duration, name }) => {
    if (interactionId > 0 && duration > (lab.interactions[interactionId]?.duration ?? 0)) {
      lab.interactions[interactionId] = { duration, name };
    }
  });
}

/** Until the page has its title and nothing is loading. */
export async function settled(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/**
 * Loads a page and reads its records: paint in ms, shifts, the longest task, and total blocking time (task time beyond
 * 50 ms each).
 */
export async function load(page, url) {
  await page.goto(url);
  await settled(page);
  // A paint is reported with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
  const { lcpMs, cls, longTasksMs } = await page.evaluate(() => globalThis.lab);
  return {
    lcpMs,
    cls,
    longestMs: Math.max(0, ...longTasksMs),
    blockedMs: longTasksMs.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}

/** The longest interaction so far, in ms, with its description. */
export async function worstInteraction(page) {
  const interactions = await page.evaluate(() => Object.values(globalThis.lab.interactions));
  return interactions.toSorted((one, other) => other.duration - one.duration)[0] ?? null;
}

/** Signs in, unmeasured; returns the browser's storage state. */
export async function signIn(browser, url, { email, password }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard*');
  await settled(page);
  const state = await context.storageState();
  await context.close();
  return state;
}
