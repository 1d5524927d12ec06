import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { UBER_EATS_WEEK } from '../support/demo.ts';
import { journalOf } from '../support/journal.ts';
import { answerConsent, seedCompany } from '../support/sandbox.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a stranger starts from a report file, sees its journal without any connection, then connects', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = `File first ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${name} LLC`);
  const person = await seedAccount(page.request, name);
  const run = importPage(page);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');

  await test.step('the first screen offers three doors', async () => {
    await expect(page.getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Connect a delivery platform' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Invite someone' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('give the file on the first screen', async () => {
    await page.getByRole('button', { name: 'Choose a report file' }).click();
    await page.getByLabel('Add report files').setInputFiles(UBER_EATS_WEEK);
    await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  });

  await test.step('add its stores in one step', async () => {
    await expect(page.getByRole('heading', { name: 'Are these your 2 stores?' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add 2 stores' }).click();
  });

  await test.step('see the journal and its proof; nothing was posted', async () => {
    await expect(page.getByText('Your first journal entries are ready')).toBeVisible();
    await expect(run.waterfall()).toContainText('every cent is accounted for');
    await run.openLine(0, /commission/i);
    await expect(run.sourceTables().first()).toContainText('Sum');
    expect(await findViolations(page)).toEqual([]);
    expect(await journalOf(page.request, company)).toEqual([]);
  });

  await test.step('another device knows how far it is', async () => {
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await expect(other.getByText('2 of 4 done')).toBeVisible();
    await expect(other.getByRole('button', { name: /Connect QuickBooks/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await other.close();
  });

  await test.step('connect QuickBooks to post it', async () => {
    await page.getByRole('link', { name: 'Connect QuickBooks to post them' }).click();
    await answerConsent(page, 'Connect QuickBooks', { choice: company.name, answer: 'Connect' });
    await expect(page.getByRole('main')).toContainText(company.name);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Next: map \d+ accounts?$/ })
      .click();
    await page.getByRole('button', { name: /^Create \d+ accounts? in QuickBooks$/ }).click();
    await page.getByRole('link', { name: 'Next: review your first payout' }).click();
    await page.getByRole('button', { name: /^Post .*…$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Post 1 entry/ })
      .click();
    await expect(async () => {
      expect(await journalOf(page.request, company)).toHaveLength(1);
    }).toPass();
  });
});
