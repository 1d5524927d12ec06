import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { UBER_EATS_STORES } from '../support/demo.ts';
import { apiOf, connectBooks, journalOf, openStores } from '../support/journal.ts';
import { seedCompany } from '../support/sandbox.ts';

test('an entry is written by hand as in a ledger, kept in a view, and posted', async ({ page }) => {
  test.slow();

  const clientName = `Lovage ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${clientName} LLC`);
  const person = await seedAccount(page.request, clientName);
  await connectBooks(page.request, person, company);
  await openStores(page.request, person, UBER_EATS_STORES.slice(0, 1));
  const { tenant, headers } = await apiOf(page.request, person);
  const base = `/api/v2/clients/tenants/${tenant}`;
  await page.request.post(`${base}/books/refresh`, { headers });
  const stores = await page.request.get(`${base}/stores`, { headers });
  const { data } = (await stores.json()) as { data: { items: { id: string }[] } };
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');

  await page.goto(`/dashboard/stores/${data.items[0]?.id}/manual-qbo-entry`);
  await page.getByLabel('Date', { exact: true }).fill('11/16/2026');
  await page.getByLabel('Memo').fill('A payout that was held back');
  await page.getByText('By account').click();
  for (const [line, account] of ['checking', 'sales'].entries()) {
    const picker = page.getByRole('combobox', { name: `Account, line ${line + 1}` });
    await picker.fill(account);
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await page.getByLabel('Debit, line 1').fill('90.00');
  await page.getByRole('button', { name: 'Balance with last line' }).click();
  await expect(page.getByLabel('Credit, line 2')).toHaveValue('90.00');
  await page.getByLabel('Add evidence').setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 a statement'),
  });
  await expect(page.getByRole('button', { name: 'Remove statement.pdf' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/sync\/entries\//);
  expect(await journalOf(page.request, company)).toEqual([]);

  await queuePage(page).open();
  await queuePage(page)
    .part(/^(Ready|Needs review) 1/)
    .click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('MN-');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await page.getByLabel('View name').fill('By hand');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('tab', { name: 'All entries' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await page.reload();
  await page.getByRole('tab', { name: 'By hand' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('MN-');
  expect(await findViolations(page)).toEqual([]);

  const queue = queuePage(page);
  await queue.openFirst();
  await queue.postButton().click();
  await page.getByRole('button', { name: 'Post 1 entry' }).click();
  await expect(queue.entry().getByText('Posted', { exact: true }).first()).toBeVisible();
  expect(await journalOf(page.request, company)).toHaveLength(1);
  await queue.entry().getByRole('tab', { name: 'Files' }).click();
  await expect(
    queue.entry().getByRole('button', { name: 'statement.pdf', exact: true }),
  ).toBeVisible();
  await expect(queue.entry().getByText('Sent with the entry')).toBeHidden();
});
