import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { endSessions, seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import type { Person } from '../support/demo.ts';
import { holdAnswers } from '../support/hold-answers.ts';

/** Changes the stored session, as time or another tab would. */
function changeSession(page: Page, change: Record<string, unknown>) {
  return page.evaluate((fields) => {
    const session: unknown = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify(Object.assign({}, session, fields)));
  }, change);
}

let person: Person;

test.beforeEach(async ({ page, request }) => {
  // A person whose first client no other journey changes.
  person = await seedAccount(request, 'Quince & Salt');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
});

test('an access token the server no longer takes is renewed without a word', async ({ page }) => {
  await changeSession(page, { access_token: 'not.a.token' });
  await page.goto('/dashboard/stores');
  await expect(page.getByRole('heading', { name: 'No stores yet' })).toBeVisible();
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('session') ?? '{}') as { access_token: string })
        .access_token,
  );
  expect(token).not.toBe('not.a.token');
});

test('a session that is opened again after a night is renewed without a word', async ({ page }) => {
  await page.goto('/dashboard/stores');
  await changeSession(page, { expires_at: 1_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No stores yet' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Session Expired' })).toBeHidden();
});

test('an expired session leads to the login and back to where it was', async ({ page }) => {
  await page.goto('/dashboard/stores');
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  const place = page.url();
  await changeSession(page, { expires_at: 1_000, refresh_token: 'nor.this' });
  await page.reload();
  await expect(page.getByText('Current session has expired, please log in again')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBe(null);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('group', { name: 'Session Restored' })).toBeVisible();
});

test('a session that ends under what is typed is renewed over it, and what is typed is saved', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard/settings/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Noa van den Berg');
  const place = page.url();
  await endSessions(request, person);
  await page.getByRole('button', { name: 'Save profile' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign in to continue' });
  await expect(dialog).toContainText(person.email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Invalid email or password.');
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Session Restored' })).toBeVisible();
  // The refused request has been retried.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect([page.url(), await name.inputValue()]).toEqual([place, 'Noa van den Berg']);
  await page.reload();
  await expect(name).toHaveValue('Noa van den Berg');
});

test('what is typed under a session that ended can be given up', async ({ page, request }) => {
  await page.goto('/dashboard/settings/profile');
  await page.getByLabel('Name', { exact: true }).fill('Noa van den Berg');
  await endSessions(request, person);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard%2Fsettings%2Fprofile/);
  await expect(page.getByText('Current session has expired, please log in again')).toBeVisible();
});

test('a session that is worth nothing ends, once', async ({ page }) => {
  await changeSession(page, { access_token: 'not.a.token', refresh_token: 'nor.this' });
  await page.goto('/dashboard/stores?client=');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard%2Fstores/);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBe(null);
});

test('a server that answers after the login was shown leads back without a password', async ({
  page,
}) => {
  await page.clock.install();
  const answers = await holdAnswers(page, /\/api\/v2\/auth\/me\b/);
  const request = page.waitForRequest(/\/api\/v2\/auth\/me\b/);
  await page.goto('/dashboard/stores', { waitUntil: 'commit' });
  await request;
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  answers.release();
  await expect(page.getByRole('heading', { name: 'No stores yet' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/dashboard/clients');
  await expect(other.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
});

test('nobody is sent to another site after signing in', async ({ page, context }) => {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?returnUrl=%2F%2Fevil.test%2Fdashboard');
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
});
