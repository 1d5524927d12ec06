import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK } from '../support/demo.ts';
import { connectBooks, mapEverything, openStores } from '../support/journal.ts';
import { seedCompany } from '../support/sandbox.ts';

/** A row of the demo's report that prints $156.82 and adds up to a cent less. */
async function brokenWeek(): Promise<Buffer> {
  const whole = await readFile(UBER_EATS_WEEK, 'utf8');
  return Buffer.from(whole.replace(',156.81,4/6/26', ',156.82,4/6/26'));
}

async function expectNarrow(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

test('a difference is approved with its amount and a reason, and stays open until resolved', async ({
  page,
}) => {
  test.slow();
  const name = `Basil ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${name} LLC`);
  const person = await seedAccount(page.request, name);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await connectBooks(page.request, person, company);
  await openStores(page.request, person, UBER_EATS_STORES);
  const queue = queuePage(page);
  await queue.open();
  await page.getByRole('link', { name: 'Upload files' }).click();
  await page.getByLabel('Add report files').setInputFiles({
    name: 'week.csv',
    mimeType: 'text/csv',
    buffer: await brokenWeek(),
  });
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await expect(page.getByText('Needs mapping', { exact: true }).first()).toBeVisible();
  await mapEverything(page.request, person);

  await queue.open();
  await queue
    .part(/^Needs review [1-9]/)
    .first()
    .click();
  const row = queue.rows().filter({ hasText: 'print $156.82' }).first();
  await row.getByRole('link').click();
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog', { name: /^The deposit differs from / });

  await test.step('another amount is refused, and nothing changes', async () => {
    await queue.entry().getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toContainText('print $156.82: the deposit differs');
    await dialog.getByLabel('Difference').fill('0.01');
    await dialog.getByLabel('Reason').fill('Uber sends the row next week');
    await dialog.getByRole('button', { name: 'Approve with this difference' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You typed $0.01');
    await expectNarrow(page);
  });

  await test.step('the amount itself approves the entry', async () => {
    await dialog.getByLabel('Difference').fill('156.82');
    await dialog.getByRole('button', { name: 'Approve with this difference' }).click();
    await expect(dialog).toBeHidden();
    // The next entry has opened.
    await queue.entry().getByRole('button', { name: 'Show entry' }).click();
    await expect(queue.entry()).toContainText(
      /The deposit differs by \$156\.82\. .+ approved it\./,
    );
    await expect(queue.entry()).toContainText('Uber sends the row next week');
  });

  await test.step('it is an open item until somebody resolves it', async () => {
    await page.goto('/dashboard/sync/reconcile');
    const open = page.getByRole('table', { name: 'Approved differences' });
    await expect(open).toContainText('156.82');
    await expect(open).toContainText('Uber sends the row next week');
    await expectNarrow(page);
    await open.getByRole('button', { name: 'Resolve…' }).click();
    const resolving = page.getByRole('dialog', { name: 'Resolve the $156.82 difference' });
    await resolving.getByLabel('What happened to the money').fill('Booked by hand as JE-1042');
    await resolving.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText('No open differences')).toBeVisible();
    await page.getByRole('radio', { name: 'Resolved' }).click();
    await expect(page.getByRole('table', { name: 'Approved differences' })).toContainText(
      'Booked by hand as JE-1042',
    );
    await expectNarrow(page);
  });
});
