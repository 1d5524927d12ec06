import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { OWNER } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

test('a store is added and set up part by part', async ({ page, request }) => {
  const client = await seedClient(request, OWNER, 'Fennel & Fig');
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');

  await page.goto(`/dashboard/stores?client=${client}`);
  await page.getByRole('button', { name: 'Add store' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Fennel & Fig, Harbour');
  await dialog.getByLabel('Store number').fill('014');
  await dialog.getByLabel('Business day ends at').selectOption('04:00');
  await dialog.getByRole('button', { name: 'Add store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fennel & Fig, Harbour');

  const address = page.getByRole('region', { name: 'Address' });
  await address.getByLabel('Street address').fill('1205 Frankford Ave');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address.getByRole('alert')).toContainText('Enter the city');
  await address.getByLabel('City').fill('Philadelphia');
  await address.getByLabel('State or province').fill('PA');
  await address.getByLabel('ZIP or postal code').fill('19125');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(address.getByText('Saved', { exact: true })).toBeVisible();

  const tax = page.getByRole('region', { name: 'Sales tax' });
  await tax.getByLabel('Fees and error charges include tax').check();
  await tax.getByLabel('Tax rate (%)').fill('14.975');
  await tax.getByRole('button', { name: 'Save sales tax' }).click();
  await expect(tax.getByText('Saved', { exact: true })).toBeVisible();

  const rates = page.getByRole('region', { name: 'Contract rates' });
  await rates.getByRole('button', { name: 'Add rate' }).click();
  await rates.getByLabel('Commission (%)').fill('27.5');
  await rates.getByLabel('From').fill('2026-02-30');
  await rates.getByRole('button', { name: 'Save contract rates' }).click();
  await expect(rates.getByRole('alert')).toContainText('That date doesn’t exist');

  // Leaving unsaved changes needs a confirmation.
  await page.getByRole('link', { name: 'Clients' }).click();
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await rates.getByLabel('From').fill('2026-02-28');
  await rates.getByRole('button', { name: 'Save contract rates' }).click();
  await expect(rates.getByText('Saved', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(address.getByLabel('City')).toHaveValue('Philadelphia');
  await expect(tax.getByLabel('Tax rate (%)')).toHaveValue('14.975');
  await expect(rates.getByLabel('Commission (%)')).toHaveValue('27.5');
});

test('a store is connected to a platform, disconnected, deactivated and opened again', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Fennel & Fig, Pier');
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/dashboard/stores?client=${client}`);
  await page.getByRole('button', { name: 'Add store' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Fennel & Fig, Harbour');
  await dialog.getByLabel('Store number').fill('014');
  await dialog.getByRole('button', { name: 'Add store' }).click();

  await page.getByRole('link', { name: 'Connect Uber Eats' }).click();
  await page.getByLabel('Uber Eats store ID').fill('FF-001');
  await page.getByLabel('Post entries').selectOption('paused');
  await page.getByRole('button', { name: 'Connect store' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fennel & Fig, Harbour on Uber Eats',
  );
  await page.getByLabel('Check for late changes for (days)').fill('91');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText('a whole number of days from 0 to 90');
  await page.getByLabel('Check for late changes for (days)').fill('35');
  await page.getByLabel('When a posted payout changes').selectOption('adjust');
  await page.getByLabel('When the period is closed').selectOption('refuse');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('When a posted payout changes')).toHaveValue('adjust');
  await expect(page.getByLabel('When the period is closed')).toHaveValue('refuse');

  await page.goto(`/dashboard/stores?client=${client}`);
  await expect(page.getByRole('row', { name: /Harbour/ })).toContainText(
    'Fennel & Fig, Harbour014Uber Eats',
  );
  await page.getByRole('link', { name: 'Uber Eats' }).click();
  await expect(page.getByText('No payout yet')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Uber Eats' }).click();
  await dialog.getByRole('button', { name: 'Disconnect Uber Eats' }).click();
  await expect(page.getByText('No delivery platforms yet')).toBeVisible();

  await page.getByRole('button', { name: 'Deactivate store' }).click();
  await dialog.getByLabel('First day closed').fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Deactivate store' }).click();
  await expect(page.getByText('Inactive from Dec 31, 2026', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen store' }).click();
  await expect(page.getByText('Inactive from Dec 31, 2026', { exact: true })).toBeHidden();
});

test('a platform that does not exist is told with those that do', async ({ page, request }) => {
  const client = await seedClient(request, OWNER, 'Fennel & Fig, Annex');
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  const store = '2c2c9b1f-0e4f-4c4e-8f3d-5d6a7b8c9d01';
  await page.goto(`/dashboard/stores/${store}/channels/grubhub/setup?client=${client}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We don’t know the platform “grubhub”',
  );
  await page.getByRole('link', { name: 'DoorDash' }).click();
  await expect(page.getByText('Store not found')).toBeVisible();
});
