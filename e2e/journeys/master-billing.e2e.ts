import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount, TRIAL_CODE } from '../support/account.ts';
import { createScreenCheck } from '../support/screens.ts';

/** Buys a plan for a client in the master billing list. */
async function buy(page: Page, client: string) {
  await page.goto('/dashboard/billing');
  await page.getByRole('grid', { name: 'Clients' }).getByRole('link', { name: client }).click();
  await page.getByRole('button', { name: 'Choose Demo firm' }).click();
  await page
    .getByRole('dialog', { name: 'Choose Demo firm?' })
    .getByRole('button', { name: 'Continue to payment' })
    .click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on Demo firm' })).toBeVisible();
}

async function selectAll(page: Page) {
  await page.getByRole('grid', { name: 'Clients' }).focus();
  await page.keyboard.press('Control+a');
}

test('an adviser sees, changes and pays the plans of two clients at once', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000);
  const check = createScreenCheck(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage(page).open();
  await loginPage(page).signIn(await seedAccount(request, 'Larch & Lemon', TRIAL_CODE));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/billing');
  await expect(page.getByText(/starts with your second client/)).toBeVisible();
  await check('billing of one client');
  await page.getByRole('link', { name: 'Add a client' }).click();
  await page.getByRole('button', { name: 'Create a client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Quince & Salt');
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByText('No stores yet')).toBeVisible();

  await buy(page, 'Larch & Lemon');
  await buy(page, 'Quince & Salt');
  await page.goto('/dashboard/billing');
  const totals = page.getByRole('table', { name: 'Renewals' });
  await expect(totals.getByRole('row', { name: /USD/ })).toContainText('98.00');
  const invoices = page.getByRole('table', { name: 'Invoices' });
  await expect(invoices.getByRole('row')).toHaveCount(3);
  await check('billing of two clients');

  await selectAll(page);
  await page.getByRole('button', { name: 'Change plan for 2 clients' }).click();
  const change = page.getByRole('dialog', { name: 'Change plan' });
  await change.getByLabel('New plan').selectOption('Demo single');
  await expect(change.getByText(/is credited to your next invoices\./)).toHaveCount(2);
  await check('change of two plans');
  await change.getByRole('button', { name: 'Change 2 plans' }).click();
  await expect(change.getByText('Done', { exact: true })).toHaveCount(2);
  await change.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(totals.getByRole('row', { name: /USD/ })).toContainText('38.00');
  await expect(invoices.getByRole('row')).toHaveCount(5);

  await page.goto('/dashboard/billing?q=quince');
  const grid = page.getByRole('grid', { name: 'Clients' });
  await expect(grid.getByRole('link')).toHaveText(['Quince & Salt']);
  await selectAll(page);
  await page.getByRole('button', { name: 'Pay for 1 client' }).click();
  const move = page.getByRole('dialog', { name: 'Pay for these clients' });
  await expect(move).toContainText('You add a payment method on the payment provider’s page.');
  await check('move of a payer');
  await move.getByRole('button', { name: 'Move 1 client' }).click();
  const opened = context.waitForEvent('page');
  await move.getByRole('link', { name: 'Add a payment method' }).click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(checkout).toHaveURL(/\/dashboard\/subscription\/success/);
  await page.goto('/dashboard/billing?f.payer=you');
  await expect(grid.getByRole('link')).toHaveText(['Quince & Salt']);
  await expect(totals.getByRole('row', { name: /USD/ })).toContainText('19.00');
  await expect(invoices.getByRole('row')).toHaveCount(5);
  await check('billing of a payer');
});
