import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { callAs, connectNewBooks } from '../support/books.ts';
import { OWNER, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

test('components are mapped, missing accounts created, a change undone', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Saffron & Salt');
  const caller = await callAs(request, OWNER);
  const base = await connectNewBooks(caller, {
    clientId: client,
    realmId: '9341452000000071',
    name: 'Saffron & Salt LLC',
  });
  await request.post(`${base}/reports`, {
    headers: caller.headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: await readFile(UBER_EATS_WEEK) },
    },
  });
  await expect
    .poll(async () => {
      const answer = await request.get(`${base}/payouts`, { headers: caller.headers });
      return ((await answer.json()) as { data: { items: unknown[] } }).data.items.length;
    })
    .toBeGreaterThan(0);

  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/dashboard/platform/quickbooks/mapping?client=${client}&scope=ubereats`);
  const table = page.getByRole('grid', { name: 'Accounts for Uber Eats' });
  const commission = table.getByRole('row', { name: /^.*Marketplace commission/ });
  await expect(commission).toContainText('Suggested, high confidence');

  // By keyboard: go to the next line without an account, and accept its suggestion.
  await table.getByRole('row').nth(2).focus();
  await page.keyboard.press('Shift+A');
  await expect(commission).toContainText('Chosen by hand');
  const moved = page.getByRole('table', { name: /^What your changes move/ });
  await expect(moved.getByRole('row', { name: /^Delivery Commissions/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save mapping' }).click();
  await expect(page.getByText('Mapping saved.')).toBeVisible();
  await expect(commission).toContainText('Accepted');

  // Find an account by typing its number; Enter moves to the next line without one.
  await commission.focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('combobox', { name: 'Account for Marketplace commission' });
  await expect(picker).toBeFocused();
  await page.keyboard.type('marketing and adv');
  await expect(
    page.getByRole('option', { name: /^6010 ?Marketing and Advertising/ }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(commission).toContainText('6010 · Marketing and Advertising');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(commission).toContainText('Accepted');

  await page.getByRole('button', { name: 'Create missing accounts' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /Facilitator tax pass-through/ })).toContainText(
    'Create new',
  );
  await dialog.getByRole('button', { name: /^Create \d+ accounts? in QuickBooks$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^(\d+) of \1 mapped$/)).toBeVisible();
  // The simulated QuickBooks has it, so refresh from there.
  await request.post(`${base}/books/refresh`, { headers: caller.headers });
  const listed = await request.get(`${base}/books/objects`, { headers: caller.headers });
  const { data: books } = (await listed.json()) as { data: { items: { name: string }[] } };
  expect(books.items.map(({ name }) => name)).toContain('Facilitator tax pass-through');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Undo Marketplace commission' }).click();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText('Change to Marketplace commission undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(commission).toContainText('Suggested, high confidence');

  // Import a file: errors by line first, then a preview, then the save.
  const files = page.getByRole('dialog', { name: 'Import accounts for Saffron & Salt' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  const give = (csv: string) =>
    files
      .locator('input[type=file]')
      .setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await give('platform,component,account\nubereats,commission,No such account\n');
  await expect(files.getByRole('row', { name: /No such account/ })).toContainText(
    "isn't in QuickBooks",
  );
  await expect(files.getByRole('button', { name: 'Save' })).toBeDisabled();
  await give('platform,component,account\nubereats,commission,6010\n');
  await expect(files.getByRole('row', { name: /Marketplace commission/ })).toContainText(
    '6010 · Marketing and Advertising',
  );
  expect(await findViolations(page)).toEqual([]);
  await files.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(files).toBeHidden();
  await expect(commission).toContainText('6010 · Marketing and Advertising');
});
