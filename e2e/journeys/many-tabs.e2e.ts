import { errors, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { OWNER } from '../support/demo.ts';

const TABS = 6;
const TRIALS = Number(process.env.MANY_TABS_TRIALS ?? 40);
const HOUR_MS = 3_600_000;
/** 3 of 20 responses, 15 %: the server has exchanged the token, but the browser never learns of it. */
const LOST_OF_20 = new Set([4, 11, 17]);

/** Drops 15 % of the responses to refreshes, and counts them all. */
async function loseAnswers(context: BrowserContext) {
  const count = { refreshes: 0, lost: 0, lookedAgain: 0 };
  await context.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    const response = await route.fetch();
    count.refreshes += 1;
    if (LOST_OF_20.has(count.refreshes % 20)) {
      count.lost += 1;
      await route.abort('connectionreset');
    } else {
      await route.fulfill({ response });
    }
  });
  return count;
}

/** Counts how often the app read the session and found none. */
async function countNullReads(context: BrowserContext) {
  await context.addInitScript(() => {
    const { value: read } = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem') as {
      value: (this: Storage, key: string) => string | null;
    };
    Storage.prototype.getItem = function getItem(key) {
      const value = read.call(this, key);
      if (key === 'session' && value === null) {
        document.documentElement.dataset.nullReads = String(
          Number(document.documentElement.dataset.nullReads ?? 0) + 1,
        );
      }
      return value;
    };
  });
}

function nullReadsOf(page: Page) {
  return page.evaluate(() => Number(document.documentElement.dataset.nullReads ?? 0));
}

function epochOf(page: Page) {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { epoch?: number }).epoch ?? null,
  );
}

/** A tab whose query was caught by the hour's jump shows that and is checked again. */
const POLL_MS = 30_000;

/** Settles once the tab has refetched its clients with its current token. */
async function readAgain(page: Page, count: { lookedAgain: number }) {
  const read = () =>
    page.waitForResponse(
      (response) => response.url().includes('/api/v2/clients/clients') && response.ok(),
      { timeout: POLL_MS },
    );
  try {
    await read();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) {
      throw error;
    }
    count.lookedAgain += 1;
    const second = read();
    await comeToTheFront(page);
    await second;
  }
}

/** Brings the tab to the front: it checks its clock and refetches stale data. */
function comeToTheFront(page: Page) {
  return page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

test('six tabs whose tokens expire together stay signed in, though 15 % of the answers get lost', async ({
  context,
  page,
}) => {
  test.setTimeout(180_000 + TRIALS * 10_000);
  await context.clock.install();
  const count = await loseAnswers(context);
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  await countNullReads(context);
  const tabs: Page[] = [];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto('/dashboard/clients');
    await expect(tab.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    tabs.push(tab);
  }
  await page.close();

  for (let trial = 1; trial <= TRIALS; trial += 1) {
    // A tab's timers may refetch before it comes to the front, and then it does not refetch again.
    const reads = tabs.map((tab) => readAgain(tab, count));
    await context.clock.fastForward(HOUR_MS + 1_000);
    await Promise.all(tabs.map(comeToTheFront));
    await Promise.all(reads);
  }

  const nullReads = await Promise.all(tabs.map(nullReadsOf));
  const places = tabs.map((tab) => new URL(tab.url()).pathname);
  const perTrial = count.refreshes / TRIALS;
  process.stdout.write(
    `many tabs: ${TABS} tabs, ${TRIALS} trials, ${count.lost} of ${count.refreshes} answers lost, ` +
      `${perTrial.toFixed(2)} refreshes per trial, ${nullReads.reduce((sum, reads) => sum + reads)} null reads, ` +
      `${count.lookedAgain} looked at twice\n`,
  );
  expect(places).toEqual(Array.from({ length: TABS }, () => '/dashboard/clients'));
  expect(nullReads).toEqual(Array.from({ length: TABS }, () => 0));
  // The browser shows a tab another tab's write when it comes to the front.
  await expect.poll(() => epochOf(tabs[0] ?? page)).toBe(count.refreshes - count.lost);
  expect(perTrial).toBeLessThanOrEqual(1.2);
});

test('six tabs opened at once on a token that is past its time all stay signed in', async ({
  context,
  page,
}) => {
  await context.clock.install();
  const count = await loseAnswers(context);
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  // An open page's timers might refresh the token before the tabs are open.
  await page.close();
  const before = count.refreshes;
  await context.clock.fastForward(10 * HOUR_MS);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard/clients')));
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  }
  // A tab that starts during a write may not see it: one extra refresh is possible.
  expect([1, 2]).toContain(count.refreshes - before);
});
