import { expect, test } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { findViolations } from '../support/axe.ts';
import { OWNER, ROWS_THAT_DO_NOT_FOOT } from '../support/demo.ts';
import { createScreenCheck } from '../support/screens.ts';
import { seedClient } from '../support/seed.ts';

test('every screen is accessible on a phone and on a desk, in both themes', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), 'light');
  const client = await seedClient(request, OWNER, 'Screens');
  const check = createScreenCheck(page);

  await page.goto('/');
  await check('home');
  await page.goto('/theme-switcher');
  await check('appearance');
  await page.goto('/register');
  await check('registration');
  await page.goto('/forgot-password');
  await check('forgotten password');
  await page.goto('/login');
  await check('login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await check('login with errors');
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await check('dashboard');

  await syncPage(page).open(client);
  await check('sync without payouts');
  await syncPage(page).openPayouts(client);
  await check('no payouts');
  await syncPage(page).open(client);
  await syncPage(page).dropReports(ROWS_THAT_DO_NOT_FOOT);
  await expect(importPage(page).waterfall()).toBeVisible();
  await importPage(page).openLine(0, /clearing/i);
  await expect(importPage(page).sourceTables().first()).toBeVisible();
  await check('import with an open line');

  await syncPage(page).open(client);
  await check('sync');
  await syncPage(page).openPayouts(client);
  await check('payouts');
  await syncPage(page).payoutRows().nth(1).getByRole('link').click();
  await expect(importPage(page).waterfall()).toBeVisible();
  await check('payout');

  await page.goto(`/dashboard/stores?client=${client}`);
  await check('stores');
  await page.getByRole('button', { name: 'Add store' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await findViolations(page), 'store dialog').toEqual([]);
  await page.getByRole('dialog').getByLabel('Name').fill('Store');
  await page.getByRole('dialog').getByRole('button', { name: 'Add store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await check('store set-up');
  await page.getByRole('link', { name: 'Connect Uber Eats' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect Uber Eats' })).toBeVisible();
  await check('channel set-up');

  await page.goto('/dashboard/clients');
  await check('clients');
  for (const section of ['profile', 'security', 'preferences', 'notifications', 'client']) {
    await page.goto(`/dashboard/settings/${section}?client=${client}`);
    await check(`settings, ${section}`);
  }
  await page.goto('/dashboard/nowhere');
  await check('not found');
});
