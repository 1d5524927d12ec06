import { expect, test } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { findViolations } from '../support/axe.ts';
import { OWNER, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

test('a client whose POS records its sales sees both answers and chooses', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Journey of a POS');
  await syncPage(page).open(client);
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL(`/dashboard/sync/files?client=${client}`);
  const settings = `/dashboard/settings/client?client=${client}`;

  await test.step('before the first payout the preview says that there is none', async () => {
    await page.goto(settings);
    await page.getByRole('button', { name: 'Preview both answers' }).click();
    await expect(page.getByText(/^No payout has arrived yet/)).toBeVisible();
  });

  await test.step('read a report', async () => {
    await syncPage(page).open(client);
    await syncPage(page).dropReports(UBER_EATS_WEEK);
    await expect(importPage(page).payoutLinks()).toHaveCount(2);
  });

  await test.step('see both answers by keyboard, on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(settings);
    const open = page.getByRole('button', { name: 'Preview both answers' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/For its orders your POS should have recorded/)).toBeVisible();
    const report = page.getByRole('heading', { name: 'No: sales from the report' });
    const pos = page.getByRole('heading', { name: 'Yes: only what the platform kept' });
    await expect(report).toBeVisible();
    await expect(pos).toBeVisible();
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(4);
    // From the report, clearing is debited with the deposit; with a POS it is credited with the deductions.
    await expect(entries.nth(1)).toContainText(/Clearing – Uber Eats[\d,.]+Delivery commission/);
    await expect(entries.nth(3)).toContainText(/Clearing – Uber Eats[\d,.]+Total/);
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  await test.step('choose, save, and find it kept', async () => {
    const question = page.getByRole('group', {
      name: 'Does your POS already record delivery sales in QuickBooks?',
    });
    await expect(question).toContainText('Posted entries don’t change.');
    await question.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(/^Last changed/)).toBeVisible();
    await page.reload();
    await expect(question.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });
});
