import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { OWNER, type Person } from '../support/demo.ts';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

const MOST_CALLS = 6;
const MOST_SHIFT = 0.02;

/** Reloads home while signed in; returns its requests and its layout shift. */
async function openHome(page: Page, person: Person) {
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('about:blank');
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/auth/')) {
      calls.push(`${request.method()} ${pathname}`);
    }
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.waitForLoadState('load');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return { calls, shift: await page.evaluate(() => window.layoutShift ?? 0) };
}

for (const [size, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test(`home of a client with payouts, and of one without, is light and stands still on ${size}`, async ({
    browser,
  }) => {
    const newcomer = await (async () => {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      const person = await seedAccount(page.request, `Light ${randomUUID().slice(0, 8)}`);
      return { page, person };
    })();
    const demo = {
      page: await (await browser.newContext({ viewport })).newPage(),
      person: OWNER,
    };
    for (const { page, person } of [newcomer, demo]) {
      const { calls, shift } = await openHome(page, person);
      expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(MOST_CALLS);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      await page.context().close();
    }
  });
}
