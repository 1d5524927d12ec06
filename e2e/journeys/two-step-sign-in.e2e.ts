import { expect, test, type Browser, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { codeOf } from '../support/authenticator.ts';
import { findViolations } from '../support/axe.ts';
import type { Person } from '../support/demo.ts';
import { lastMail } from '../support/inbox.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A signed-out phone. */
async function otherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

async function signIn(page: Page, person: Person): Promise<void> {
  await loginPage(page).open();
  await loginPage(page).signIn(person);
}

/** Sets up an app on the security page; returns its key and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/dashboard/settings/security');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('App or phone name').fill('Kitchen phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const image = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(image).toBeVisible();
  // Abandoned before verification, it can be restarted under the same name.
  await page.reload();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await dialog.getByLabel('App or phone name').fill('Kitchen phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(image).toBeVisible();
  expect(await image.evaluate((qr: HTMLImageElement) => qr.naturalWidth)).toBeGreaterThan(0);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const shown = page.getByRole('region', { name: 'Your recovery codes' });
  await expect(shown).toBeVisible();
  const codes = ((await shown.locator('code').textContent()) ?? '').split('\n');
  expect(codes).toHaveLength(10);
  expect(await findViolations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'I’ve saved them' }).click();
  return { secret, codes };
}

test('an app is set up on a phone, asked for at sign-in, and stood in for by a recovery code', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const person = await seedAccount(request, 'Fennel & Rye');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  const { secret, codes } = await setUp(page);
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Kitchen phone/ })).toBeVisible();
  expect(await lastMail(request, person.email, 'second_factor_added')).toContain('Kitchen phone');

  const other = await otherPhone(browser);
  await signIn(other, person);
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await findViolations(other)).toEqual([]);
  // Not signed in before the code.
  expect(await other.evaluate(() => window.localStorage.getItem('session'))).toBe(null);
  await other.getByLabel('Code', { exact: true }).fill('000000');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('That code is wrong or was already used.')).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Fennel & Rye' })).toBeVisible();

  const lost = await otherPhone(browser);
  await signIn(lost, person);
  await lost.getByRole('button', { name: 'Use a recovery code' }).click();
  expect(await findViolations(lost)).toEqual([]);
  await lost.getByLabel('Recovery code').fill(codes[0] ?? '');
  await lost.getByRole('button', { name: 'Continue' }).click();
  await expect(lost).toHaveURL('/dashboard');
  await lost.goto('/dashboard/settings/security');
  await expect(lost.getByText('9 of 10 recovery codes left.')).toBeVisible();
});

test('an owner requires it; whoever has not done it is told so, and led to where it is set up', async ({
  page,
  request,
}) => {
  test.slow();
  const person = await seedAccount(request, 'Sumac House');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/client');
  await page.getByRole('switch', { name: 'Require two-step sign-in' }).click();
  await expect(page.getByText('Set up two-step sign-in for your own account first.')).toBeVisible();
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings\/security/);
  await setUp(page);
  await page.goto('/dashboard/settings/client');
  await page.getByRole('switch', { name: 'Require two-step sign-in' }).click();
  await expect(page.getByRole('switch', { name: 'Require two-step sign-in' })).toBeChecked();
  await expect(page.getByText('Every member has set it up.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/dashboard/settings/security');
  await page.getByRole('button', { name: 'Remove Kitchen phone' }).click();
  await page.getByRole('button', { name: 'Remove app' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
  await page.goto('/dashboard/settings/client');
  await expect(page.getByText('This client requires two-step sign-in.').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/settings\/security/);
  await setUp(page);
  await page.goto('/dashboard/settings/client');
  await expect(page.getByRole('switch', { name: 'Require two-step sign-in' })).toBeChecked();
});
