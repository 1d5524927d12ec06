import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { connectBooks, mapEverything, openStores } from '../support/journal.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedCompany } from '../support/sandbox.ts';

const AMOUNT = /\$[\d,]+\.\d\d/g;

function cents(amount: string): number {
  return Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
}

/** The amounts in a text, in cents. */
function amountsIn(text: string): number[] {
  return (text.match(AMOUNT) ?? []).map(cents);
}

async function openWeek(page: Page): Promise<string> {
  const clientName = `Sorrel ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${clientName} LLC`);
  const person = await seedAccount(page.request, clientName);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await connectBooks(page.request, person, company);
  await openStores(page.request, person, UBER_EATS_STORES);
  await queuePage(page).open();
  await page.getByRole('link', { name: 'Upload files' }).click();
  await syncPage(page).dropReports(UBER_EATS_WEEK);
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await expect(page.getByText('Needs mapping', { exact: true }).first()).toBeVisible();
  await queuePage(page).open();
  await expect(queuePage(page).part(/^Needs mapping [1-9]/)).toBeVisible();
  await mapEverything(page.request, person);
  return clientName;
}

test('a payout has one amount: its net deposit, wherever it is shown', async ({ page }) => {
  test.slow();
  const clientName = await openWeek(page);
  const queue = queuePage(page);

  await page.goto('/dashboard');
  const latest = page.getByRole('table', { name: 'Latest payouts' });
  const row = latest.getByRole('row').nth(1);
  await expect(latest.getByRole('columnheader', { name: 'Net deposit (USD)' })).toBeVisible();
  // The row header is the day, then store, platform, gross sales and net deposit.
  const net = `$${((await row.getByRole('cell').nth(3).textContent()) ?? '').trim()}`;
  expect(cents(net)).toBeGreaterThan(0);

  await row.getByRole('link').click();
  const facts = page.getByLabel('About this payout');
  await expect(facts).toContainText(`Net deposit${net}`);
  await expect(page.getByText(`It paid ${net} on `)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`It paid ${net} on `)).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await findViolations(page)).toEqual([]);

  await queue.open();
  await queue
    .part(/^(Ready|Needs review) [1-9]/)
    .first()
    .click();
  const parts = queue.rows().filter({ hasText: `of ${net}` });
  await expect(parts).toHaveCount(2);
  const amounts = (await parts.allTextContents()).map((text) => amountsIn(text)[0] ?? 0);
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(cents(net));
  expect(await findViolations(page)).toEqual([]);

  await parts.first().getByRole('link').click();
  await queue.postButton().click();
  const question = page.getByRole('dialog', {
    name: new RegExp(`^Post 1 entry \\(.+\\) to ${clientName} in QuickBooks`),
  });
  expect(amountsIn((await question.getByRole('heading').first().textContent()) ?? '')).toEqual([
    amounts[0],
  ]);
  expect(amountsIn((await question.getByRole('listitem').first().textContent()) ?? '')).toEqual([
    amounts[0],
  ]);
});
