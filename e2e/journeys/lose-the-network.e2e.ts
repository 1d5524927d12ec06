import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';

const STORES_CODE = '**/assets/stores.page-*.js';
const NETWORK = 'Network error. Please check your connection and try again.';

async function signIn(page: Page, clientName: string) {
  const login = loginPage(page);
  await login.open();
  await login.signIn(await seedAccount(page.request, clientName));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const storesTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /Stores/ });

test('a page of an older release says that there is a newer one, and opens once reloaded', async ({
  page,
}) => {
  await signIn(page, 'Juniper & Rye');
  const gone = (route: { fulfill: (answer: { status: number }) => Promise<void> }) =>
    route.fulfill({ status: 404 });
  await page.route(STORES_CODE, gone);
  const isAppPage = (url: URL) => url.pathname === '/login';
  await page.route(isAppPage, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/assets/index-newer.js"></script>',
    }),
  );
  await nav(page).getByRole('link', { name: 'Stores' }).click();
  const title = page.getByRole('heading', {
    level: 1,
    name: 'A new version of Platebook is available',
  });
  await expect(title).toBeVisible();
  await expect(nav(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.unroute(isAppPage);
  await page.unroute(STORES_CODE);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(storesTitle(page)).toBeVisible();
});

test('a page whose code did not come once can be opened again, without losing the session', async ({
  page,
}) => {
  await signIn(page, 'Quince & Salt');
  await page.route(STORES_CODE, (route) => route.abort());
  await nav(page).getByRole('link', { name: 'Stores' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }),
  ).toBeVisible();
  await page.unroute(STORES_CODE);
  await nav(page).getByRole('link', { name: 'Home' }).click();
  await nav(page).getByRole('link', { name: 'Stores' }).click();
  await expect(storesTitle(page)).toBeVisible();
});

test('a page whose code did not come is no newer release, wherever the app was opened', async ({
  page,
}) => {
  await signIn(page, 'Verbena & Oak');
  await page.goto('/dashboard/settings/profile');
  await page.route(STORES_CODE, (route) => route.abort());
  await nav(page).getByRole('link', { name: 'Stores' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }),
  ).toBeVisible();
});

test('offline the shell says so, what is done is refused and never done later, and pages open once back', async ({
  page,
  context,
}) => {
  await signIn(page, 'Saffron & Smoke');
  await page.goto('/dashboard/settings/profile');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Noa Verhaegen');
  await name.fill('Somebody Else');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/auth/me')) {
      changes.push(request.url());
    }
  });

  await context.setOffline(true);
  await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByText('Save profile').click();
  await expect(bar.getByRole('alert').getByText(NETWORK)).toBeVisible();
  await expect(name).toHaveValue('Somebody Else');
  const tried = changes.length;

  await context.setOffline(false);
  await expect(page.getByText('You’re back online.', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Discard' }).click();
  // Reloaded after any paused request would have been sent.
  await page.reload();
  await expect(name).toHaveValue('Noa Verhaegen');
  expect(changes.length).toBe(tried);

  await context.setOffline(true);
  await nav(page).getByRole('link', { name: 'Stores' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'You’re offline', exact: true }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(storesTitle(page)).toBeVisible();
});

test('an address without a page is answered with the page and status 404', async ({ page }) => {
  const answer = await page.goto('/somewhere/else');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.request.get('/login', { headers: { accept: 'text/html' } })).status()).toBe(
    200,
  );
});
