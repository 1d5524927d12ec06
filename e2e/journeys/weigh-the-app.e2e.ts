import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';

/** Script bytes over the wire, as compressed by the build; docs/benchmarks.md has the goals. */
const LOGIN_MAX = 121_000;
const HOME_MAX = 212_500;

/** Lazy-loaded after rendering, at any time: live updates, banners, reports, measurements. */
const LATE = /\/(live-updates|announcements|page-errors|send-reports|measure-page)-/;

/** Sums the bodies of a page's scripts over the wire. */
function weighScripts(page: Page) {
  const weighed: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && !LATE.test(request.url())) {
      weighed.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  return async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const sizes = await Promise.all(weighed);
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

test('the login and the home page load no more scripts than they may', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const loginScripts = weighScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const login = await loginScripts();
  expect(login).toBeGreaterThan(50_000);
  expect(login).toBeLessThanOrEqual(LOGIN_MAX);

  const person = await seedAccount(request, 'Fig & Fennel');
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  const state = await page.context().storageState();
  const context = await browser.newContext({
    storageState: state,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const fresh = await context.newPage();
  const homeScripts = weighScripts(fresh);
  await fresh.goto('/dashboard');
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await homeScripts()).toBeLessThanOrEqual(HOME_MAX);
  await context.close();
});
