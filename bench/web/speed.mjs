// Page load times, layout stability and responsiveness under lab conditions.
import { median } from '../ui/pages.mjs';
import { DESK, load, openLab, PHONE, settled, worstInteraction } from './lab.mjs';

const verdict = (value, good, stretch = good) =>
  value <= stretch
    ? stretch < good
      ? 'met, stretch too'
      : 'met'
    : value <= good
      ? 'met'
      : '**missed**';

/**
 * LCP of pages, each the median of `runs`: first the sign-in with an empty cache, then pages with cached files. `pages`
 * are name, address, and the goals in ms.
 */
export async function measureLoads(browser, { url, state, pages, runs, print }) {
  let met = true;
  print(
    '| page | LCP ms, median | lowest to highest | good, stretch | | TBT ms | longest task ms | CLS |\n|---|--:|--:|--:|---|--:|--:|--:|\n',
  );
  for (const { name, path, good, stretch, isFirst = false } of pages) {
    const rounds = [];
    const context = await browser.newContext({
      viewport: PHONE,
      ...(isFirst ? {} : { storageState: state }),
    });
    if (!isFirst) {
      await visit(context, url + path);
    }
    for (let round = 0; round < runs; round += 1) {
      const fresh = isFirst ? await browser.newContext({ viewport: PHONE }) : context;
      const page = await openLab(fresh);
      rounds.push(await load(page, url + path));
      await (isFirst ? fresh : page).close();
    }
    await context.close();
    const all = rounds.map(({ lcpMs }) => lcpMs);
    const lcp = median(all);
    met &&= lcp <= good;
    const of = (key) => median(rounds.map((round) => round[key]));
    print(
      `| ${name} | ${Math.round(lcp)} | ${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))} | ${good}, ${stretch} | ${verdict(lcp, good, stretch)} | ${Math.round(of('blockedMs'))} | ${Math.round(of('longestMs'))} | ${of('cls').toFixed(3)} |\n`,
    );
  }
  return met;
}

/** Fills the cache. */
async function visit(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await settled(page);
  await page.close();
}

/** Each page's layout shift while loading, including skeleton to content. */
export async function measureShifts(browser, { url, state, addresses, print }) {
  const most = [];
  for (const address of addresses) {
    const context = await browser.newContext({
      viewport: DESK,
      ...(address.startsWith('/dashboard') ? { storageState: state } : {}),
    });
    const page = await openLab(context, { line: false });
    try {
      most.push({ address, cls: (await load(page, url + address)).cls });
    } finally {
      await context.close();
    }
  }
  const moved = most.filter(({ cls }) => cls > 0.02).toSorted((one, other) => other.cls - one.cls);
  const still = most.filter(({ cls }) => cls === 0).length;
  print(
    `CLS of ${most.length} addresses: ${still} stand still, ${most.length - moved.length} are within 0.02.\n`,
  );
  for (const { address, cls } of moved) {
    print(`**missed**: ${address} ${cls.toFixed(3)}\n`);
  }
  return moved.length === 0;
}

/**
 * A desktop session: the palette, the theme, filtering a list, opening a row, typing in a form. The longest interaction
 * of each run, and the median of the runs.
 */
export async function measureInteractions(browser, { url, state, runs, print }) {
  const worst = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: DESK, storageState: state });
    const page = await openLab(context);
    await load(page, `${url}/dashboard`);
    worst.push(await session(page));
    await context.close();
  }
  const inp = median(worst.map(({ duration }) => duration));
  const words = worst.map(({ duration, step }) => `${Math.round(duration)} (${step})`).join(', ');
  print(
    `INP of a session: ${Math.round(inp)} ms, good 150, stretch 100: ${verdict(inp, 150, 100)}. Longest of each run: ${words}.\n`,
  );
  return inp <= 150;
}

/** Each step with its user action. */
const STEPS = [
  {
    step: 'palette',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('stor', { delay: 120 });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    step: 'theme',
    act: async (page) => {
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    step: 'list',
    act: async (page) => {
      await page.getByRole('link', { name: 'Clients', exact: true }).first().click();
      await settled(page);
    },
  },
  {
    step: 'filter',
    act: async (page) => {
      await page.getByRole('searchbox').first().click();
      await page.keyboard.type('har', { delay: 150 });
      await settled(page);
    },
  },
  {
    step: 'row',
    act: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await settled(page);
    },
  },
  {
    step: 'form',
    act: async (page) => {
      await page.goto(`${new URL(page.url()).origin}/dashboard/settings/profile`);
      await settled(page);
      await page.getByRole('textbox').first().click();
      await page.keyboard.type('Ada', { delay: 120 });
    },
  },
];

async function session(page) {
  let worst = { duration: 0, step: 'none' };
  for (const { step, act } of STEPS) {
    await act(page);
    // An interaction is reported once its frame is painted.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const found = await worstInteraction(page);
    if (found !== null && found.duration > worst.duration) {
      worst = { duration: found.duration, step: `${step}, ${found.name}` };
    }
  }
  return worst;
}

/** Switching clients: until the shell names the new one, and until its page has loaded; medians in ms. */
export async function measureSwitch(browser, { url, state, runs, print, search }) {
  const shell = [];
  const data = [];
  const context = await browser.newContext({ viewport: DESK, storageState: state });
  const page = await openLab(context);
  await load(page, `${url}/dashboard`);
  for (let run = 0; run < runs; run += 1) {
    const switcher = page.getByRole('button', { name: /^Client/ });
    const before = await switcher.textContent();
    await switcher.click();
    const field = page.getByRole('combobox', { name: 'Search clients' });
    await field.fill(search(run));
    await page.waitForTimeout(400);
    const pressedAt = await page.evaluate(() => performance.now());
    await field.press('Enter');
    await page.waitForFunction((old) => {
      const buttons = [...document.querySelectorAll('button[aria-haspopup="dialog"]')];
      return buttons.every(({ textContent }) => textContent !== old);
    }, before);
    shell.push((await page.evaluate(() => performance.now())) - pressedAt);
    await settled(page);
    data.push((await page.evaluate(() => performance.now())) - pressedAt);
  }
  await context.close();
  print(
    `Another client: the frame after ${Math.round(median(shell))} ms (good 150: ${verdict(median(shell), 150)}), its data after ${Math.round(median(data))} ms (good 1,000: ${verdict(median(data), 1_000)}).\n`,
  );
  return median(shell) <= 150 && median(data) <= 1_000;
}
