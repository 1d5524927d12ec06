import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { answerConsent, DOORDASH, seedCompany } from '../support/sandbox.ts';

const card = (page: Page, service: string) => page.getByRole('article', { name: service });

async function openConnections(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).first().click();
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
}

async function signedIn(page: Page, clientName: string): Promise<void> {
  const person = await seedAccount(page.request, clientName);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
}

test('a new account connects both platforms and QuickBooks, and gives the books back', async ({
  page,
}) => {
  test.slow();
  const clientName = `Sorrel ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${clientName} LLC`);
  await signedIn(page, clientName);
  await openConnections(page);
  await expect(page.getByRole('link', { name: 'Upload reports instead' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await answerConsent(page, 'Connect QuickBooks', { choice: company.name, answer: 'Connect' });
  await expect(card(page, 'QuickBooks')).toContainText(company.name);
  await answerConsent(page, 'Connect Uber Eats', { choice: null, answer: 'Connect' });
  await expect(card(page, 'Uber Eats')).toContainText('Connected');

  await page.getByRole('button', { name: 'Connect DoorDash' }).click();
  await page.getByLabel('Developer ID').fill(DOORDASH.developerId);
  await page.getByLabel('Key ID').fill(DOORDASH.keyId);
  await page.getByLabel('Signing secret').fill('bm90LXRoZS1yaWdodC1zZWNyZXQ');
  await page.getByRole('button', { name: 'Connect DoorDash' }).click();
  await expect(page.getByText(/DoorDash doesn.t accept these credentials/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Signing secret').fill(DOORDASH.signingSecret);
  await page.getByRole('button', { name: 'Connect DoorDash' }).click();
  await expect(card(page, 'DoorDash')).toContainText('Connected');

  await openConnections(page);
  await page.getByRole('link', { name: 'Manage QuickBooks' }).click();
  await expect(page.getByRole('heading', { name: 'Company' })).toBeVisible();
  await page.getByRole('button', { name: 'Test QuickBooks' }).click();
  await expect(page.getByText('tested the connection: it works')).toBeVisible();
  await page.getByRole('button', { name: 'Pause QuickBooks' }).click();
  await expect(page.getByRole('button', { name: 'Resume QuickBooks' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Disconnect QuickBooks' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its tokens are deleted');
  await dialog.getByRole('button', { name: 'Disconnect QuickBooks' }).click();
  await expect(card(page, 'QuickBooks')).toContainText('Not connected');
});

test('a consent that is denied, closed, for other books, or blocked changes nothing', async ({
  page,
}) => {
  test.slow();
  const clientName = `Lovage ${randomUUID().slice(0, 8)}`;
  const own = await seedCompany(page.request, `${clientName} LLC`);
  const other = await seedCompany(page.request, `${clientName} of somebody else`);
  await signedIn(page, clientName);
  await openConnections(page);
  const books = card(page, 'QuickBooks');

  await answerConsent(page, 'Connect QuickBooks', { choice: null, answer: 'No thanks' });
  await expect(books).toContainText('Not granted');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Request access again' }).click();
  await (await opening).close();
  await expect(books).toContainText('The window was closed before you finished');

  // With popups blocked the page itself redirects and returns.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Open the window again' }).click();
  await expect(books).toContainText('Your browser blocked the window');
  await page.getByRole('button', { name: 'Connect on this page' }).click();
  await page.getByRole('radio', { name: own.name }).check();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page).toHaveURL(/\/dashboard\/platform\/quickbooks/);
  await expect(books).toContainText(own.name);

  await answerConsent(page, 'Reauthorize', { choice: other.name, answer: 'Connect' });
  await expect(books).toContainText(`This is ${other.name}, not ${own.name}`);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop connecting' }).click();
  await expect(books).toContainText('Connected');
  await page.getByRole('button', { name: 'Disconnect QuickBooks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect QuickBooks' }).click();
  await expect(books).toContainText('Not connected');
});
