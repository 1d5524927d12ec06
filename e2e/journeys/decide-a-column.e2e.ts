import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { UBER_EATS_WEEK } from '../support/demo.ts';
import { seedUberMerchant } from '../support/sandbox.ts';
import { connectUberEats, syncFirstStore } from '../support/ubereats.ts';

test.use({ viewport: { width: 390, height: 844 } });

const KNOWN = 'Order Error Adjustments (incl. tax)';
const UNKNOWN = 'Disputed orders (incl. tax)';

test('a column nobody knows is decided once, used by the next file, and asked about again when revoked', async ({
  page,
}, testInfo) => {
  const person = await seedAccount(page.request, `Sorrel ${randomUUID().slice(0, 8)}`);
  const sync = syncPage(page);
  const run = importPage(page);
  const week = (await readFile(UBER_EATS_WEEK, 'utf8')).replace(`,${KNOWN},`, `,${UNKNOWN},`);
  /** The same week; blank lines make each file different. */
  const weekAs = async (name: string, blankLines: number) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, `${week}${'\n'.repeat(blankLines)}`);
    return path;
  };
  const drop = async (path: string) => {
    await page.goto('/dashboard/sync/files');
    await sync.dropReports(path);
    await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  };
  const question = () => page.getByRole('region', { name: 'What is this column?' });
  const save = () => question().getByRole('button', { name: 'Save and read the file again' });

  await test.step('the stop says what the column equals in all rows', async () => {
    await loginPage(page).open();
    await loginPage(page).signIn(person);
    await expect(page).toHaveURL('/dashboard');
    await drop(await weekAs('first.csv', 1));
    await expect(question()).toContainText(
      'It equals Order Error Adjustments + Tax on Order Error Adjustments in 134 of 134 rows, so it’s a subtotal.',
    );
    await expect(run.payoutLinks()).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });

  const stopped = page.url();
  await test.step('a decision that does not add up is refused', async () => {
    await question().getByRole('radio', { name: 'Part of a line item' }).check();
    await save().click();
    await expect(question()).toContainText('Choose a line item.');
    await question()
      .getByLabel(`Line item of ${UNKNOWN}`)
      .selectOption({ label: 'Refunds and error charges' });
    await save().click();
    await expect(question().getByRole('alert')).toContainText(
      /The column "Disputed orders \(incl\. tax\)" was decided to be .+, but row \d+ .+ Nothing was saved\./,
    );
    expect(page.url()).toBe(stopped);
  });

  await test.step('with the right one the import continues', async () => {
    await question().getByRole('radio', { name: 'Subtotal, leave it out' }).check();
    await save().click();
    await expect(run.payoutLinks()).toHaveCount(2);
    expect(page.url()).not.toBe(stopped);
    await expect(question()).toBeHidden();
  });

  await test.step('the next file with the column is read without asking', async () => {
    await drop(await weekAs('second.csv', 2));
    await expect(run.payoutLinks()).toHaveCount(2);
    await expect(question()).toBeHidden();
  });

  await test.step('revoking shows first what it does', async () => {
    await page.goto('/dashboard/settings/client');
    await page.getByRole('button', { name: `Revoke ${UNKNOWN}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      /Tried without it, 2 of 2 files will stop and ask you again: (first\.csv, second|second\.csv, first)\.csv\./,
    );
    await expect(dialog).toContainText(
      '2 payouts from them (0 posted) stay as read. Your books are unchanged.',
    );
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('No decisions yet.')).toBeVisible();
  });

  await test.step('and does that: the next file stops, what was read stays', async () => {
    await drop(await weekAs('third.csv', 3));
    await expect(question()).toContainText('It equals Order Error Adjustments');
    await expect(run.payoutLinks()).toHaveCount(0);
    await page.goto('/dashboard/sync/files');
    await expect(sync.importRow('third.csv')).toContainText('Failed');
    await sync.openPayouts();
    await expect(sync.payoutRows()).toHaveCount(3);
  });
});

test('a sync that stops for such a column offers the same decision', async ({ page }) => {
  const name = `Lovage ${randomUUID().slice(0, 8)}`;
  const person = await seedAccount(page.request, name);
  const merchant = await seedUberMerchant(page.request, name, {
    unknownColumn: { name: 'Harbour levy', cents: -25 },
  });
  await connectUberEats(page.request, person, merchant);
  const { id } = await syncFirstStore(page.request, person, {
    from: '2026-09-28',
    to: '2026-10-11',
  });
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');

  await page.goto(`/dashboard/sync/runs/${id}`);
  const question = page.getByRole('region', { name: 'What is this column?' });
  await expect(question.getByRole('radio', { name: 'Not money' })).toBeVisible();
  await expect(question).toContainText('It doesn’t equal a sum of other columns.');
  expect(await findViolations(page)).toEqual([]);
  await question.getByRole('radio', { name: 'Not money' }).check();
  await question.getByRole('button', { name: 'Save and read the file again' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await expect(importPage(page).payoutLinks().first()).toBeVisible();
});
