import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { OWNER } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

const UNKNOWN = '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01';

async function signIn(page: Page): Promise<void> {
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
}

async function openActions(page: Page, client: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${client}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The list's rows without its header. */
function clientRows(page: Page) {
  return page.getByRole('grid', { name: 'Clients' }).locator('[role="row"][data-key]');
}

test('a client is created and found by its number', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/clients');
  await page.getByRole('button', { name: 'Create a client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter the client’s name');
  await dialog.getByLabel('Name').fill('Yarrow Street Grill');
  await dialog.getByLabel('Client number').fill('YSG-77');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByText('No stores yet')).toBeVisible();
  await expect(page).toHaveTitle('Yarrow Street Grill – Stores – Platebook');

  await page.goto('/dashboard/clients');
  await page.getByRole('searchbox', { name: 'Search' }).fill('ysg-7');
  await expect(page).toHaveURL('/dashboard/clients?q=ysg-7');
  const row = clientRows(page);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Yarrow Street Grill');
  await expect(row).toContainText('YSG-77');
});

test('a client is starred and changed', async ({ page, request }) => {
  await seedClient(request, OWNER, 'Yarrow Corner');
  await signIn(page);
  await page.goto('/dashboard/clients?q=yarrow+corner');
  const rows = clientRows(page).getByRole('link');
  const star = page.getByRole('button', { name: 'Favorite: Yarrow Corner' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL('/dashboard/clients?view=favourites&q=yarrow+corner');
  await page.reload();
  await expect(rows).toHaveText(['Yarrow Corner']);

  await openActions(page, 'Yarrow Corner', 'Edit details');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Yarrow Corner Grill');
  await dialog.getByRole('button', { name: 'Save client' }).click();
  await expect(rows).toHaveText(['Yarrow Corner Grill']);
});

test('a client is archived, taken back, archived again and deleted by its name', async ({
  page,
  request,
}) => {
  await seedClient(request, OWNER, 'Yarrow Old Mill');
  await signIn(page);
  await page.goto('/dashboard/clients?q=yarrow+old');
  const rows = clientRows(page).getByRole('link');
  await openActions(page, 'Yarrow Old Mill', 'Archive');
  await expect(page.getByText('Yarrow Old Mill is archived')).toBeVisible();
  await expect(page.getByText('No clients match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText(['Yarrow Old Mill']);
  await openActions(page, 'Yarrow Old Mill', 'Archive');
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(page).toHaveURL('/dashboard/clients?view=archived&q=yarrow+old');
  await expect(rows).toHaveText(['Yarrow Old Mill']);
  expect(await findViolations(page)).toEqual([]);

  await openActions(page, 'Yarrow Old Mill', 'Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type the client’s name to delete it').fill('Yarrow');
  await dialog.getByRole('button', { name: 'Delete client' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Type the client’s name to delete it').fill('Yarrow Old Mill');
  await dialog.getByRole('button', { name: 'Delete client' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No clients match')).toBeVisible();
});

test('a client that may not be opened leads to a way to ask for it and a way back', async ({
  page,
  request,
}) => {
  const own = await seedClient(request, OWNER, 'Yarrow Back Door');
  await signIn(page);
  await page.goto(`/dashboard/sync?client=${own}`);
  await expect(page).toHaveTitle(/^Yarrow Back Door/);

  await page.goto(`/dashboard/sync?client=${UNKNOWN}`);
  await expect(page).toHaveURL(`/dashboard/clients?error=client_access_denied&clientId=${UNKNOWN}`);
  await expect(
    page.getByText(
      'Insufficient permissions. Please check client context or contact administrator.',
    ),
  ).toBeVisible();
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Request access' }).click();
  await expect(page.getByText('Access requested')).toBeVisible();
  await page.getByRole('link', { name: 'Back to last client' }).click();
  await expect(page).toHaveURL(`/dashboard/sync?client=${own}`);
});

test('an address that means nothing is told, and the list shows all', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/clients?view=mine&sort=name');
  await expect(page.getByText('This list doesn’t recognize view “mine”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
