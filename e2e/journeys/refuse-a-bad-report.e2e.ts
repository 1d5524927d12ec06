import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { OWNER, READER, UBER_EATS_WEEK, UNKNOWN_MONEY_COLUMN } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

async function openSync(page: Parameters<typeof syncPage>[0], client: string) {
  await syncPage(page).open(client);
  await loginPage(page).signIn(OWNER);
  await expect(page.getByRole('heading', { level: 1, name: 'Sync' })).toBeVisible();
  return syncPage(page);
}

test('an unknown money column stops the file and is named; nothing is stored half', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Journey of the unknown column');
  const sync = await openSync(page, client);
  await sync.dropReports(UNKNOWN_MONEY_COLUMN);

  const alert = page.getByRole('status').filter({ hasText: 'An unknown column holds money' });
  await expect(alert).toContainText('uber-eats-unknown-money-column.csv');
  await expect(alert).toContainText('column');
  await expect(page.getByText('Your books are unchanged.')).toBeVisible();
  await expect(importPage(page).waterfall()).toHaveCount(0);

  await sync.open(client);
  await expect(sync.importRow('uber-eats-unknown-money-column.csv')).toContainText('Failed');
  await sync.openPayouts(client);
  await expect(page.getByText('No payouts yet')).toBeVisible();
});

test('a file that is no report is refused, and a good one beside it goes on', async ({
  page,
  request,
}, testInfo) => {
  const client = await seedClient(request, OWNER, 'Journey of the wrong file');
  const notAReport = testInfo.outputPath('shopping-list.csv');
  await writeFile(notAReport, 'Item,Quantity\nOnions,12\n');

  const sync = await openSync(page, client);
  await sync.dropReports(notAReport, UBER_EATS_WEEK);
  await expect(sync.fileInList('uber-eats-payment-details')).toContainText('rows read');
  await expect(sync.fileInList('shopping-list.csv')).not.toContainText('rows read');
  await sync.openPayouts(client);
  await expect(sync.payoutRows()).toHaveCount(3);

  await sync.open(client);
  await sync.importRow('shopping-list.csv').getByRole('link').click();
  await expect(page.getByText('shopping-list.csv').first()).toBeVisible();
  await expect(importPage(page).waterfall()).toHaveCount(0);
});

test('a wrong password is refused in the specification’s words', async ({ page }) => {
  await loginPage(page).open();
  await loginPage(page).signIn({ ...OWNER, password: 'not the password' });
  await expect(loginPage(page).refusal()).toHaveText('Invalid email or password.');
  await expect(page).toHaveURL('/login');
});

test('someone who may only read sees no way to import', async ({ page }) => {
  await page.goto('/dashboard/sync/files');
  await loginPage(page).signIn(READER);
  await expect(page.getByRole('heading', { level: 1, name: 'Sync' })).toBeVisible();
  await expect(page.getByLabel('Add report files')).toHaveCount(0);
});

test('a client this person may not open is refused by name', async ({ page, request }) => {
  const client = await seedClient(request, OWNER, 'Journey of the closed door');
  await page.goto(`/dashboard/sync?client=${client}`);
  await loginPage(page).signIn(READER);
  await expect(page).toHaveURL(`/dashboard/clients?error=client_access_denied&clientId=${client}`);
  await expect(page.getByText('Insufficient permissions.', { exact: false })).toBeVisible();
  await expect(page.getByText(client)).toBeVisible();
});
