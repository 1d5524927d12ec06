import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { OWNER } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

test('the client of the address is the one that is open, and switching keeps the page', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Zebra Crossing Deli');
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: 'Stores' }).click();
  await expect(page).toHaveURL(/\/dashboard\/stores\?client=/);
  await expect(page.getByRole('grid', { name: 'Stores' })).toBeVisible();

  await page.getByRole('button', { name: /^Client/ }).click();
  await page.getByRole('combobox', { name: 'Search clients' }).fill('zebra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/stores?client=${client}`);
  await expect(page.getByText('No stores yet')).toBeVisible();
  await expect(page).toHaveTitle('Zebra Crossing Deli – Stores – Platebook');

  await page.goBack();
  await expect(page.getByRole('grid', { name: 'Stores' })).toBeVisible();
});
