import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF } from '../support/demo.ts';
import { codeIn, lastMail } from '../support/inbox.ts';
import { apiOf } from '../support/journal.ts';

test('staff send a code they never see, and end it', async ({ page, request }) => {
  const domain = `${randomUUID().slice(0, 8)}.example.test`;
  const email = `proof@${domain}`;
  await page.goto('/admin/verification');
  await loginPage(page).signIn(STAFF);
  const codes = page.getByRole('region', { name: 'Verification codes' });
  await codes.getByRole('button', { name: 'Send a code', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a verification code' });
  await dialog.getByLabel('Email or phone number').fill('nobody');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Email or phone number').fill(email);
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await expect(dialog).toBeHidden();

  await codes.getByLabel('Email or phone number').fill(email);
  await codes.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\?target=proof/);
  const row = codes.getByRole('row').filter({ hasText: `p•••@${domain}` });
  await expect(row).toContainText('Open');
  const code = codeIn(await lastMail(request, email, 'reauthentication'));
  expect(await page.content()).not.toContain(code);
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole('button', { name: /^Actions for p•••/ }).click();
  await page.getByRole('menuitem', { name: 'End the code' }).click();
  await expect(row).toContainText('Ended');
});

test('staff verify the ledger of a client, and see counts alone', async ({ page, request }) => {
  test.slow();
  const client = `Lovage Table ${randomUUID().slice(0, 8)}`;
  const owner = await seedAccount(request, client);
  const { tenant } = await apiOf(request, owner);
  await page.goto('/admin/verification');
  await loginPage(page).signIn(STAFF);
  const ledgers = page.getByRole('region', { name: 'Ledger verification' });
  await ledgers.getByRole('button', { name: 'Verify a ledger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify a ledger' });
  await dialog.getByLabel('Client ID').fill(tenant);
  await dialog.getByLabel('From', { exact: true }).fill('2026-04-30');
  await dialog.getByLabel('To', { exact: true }).fill('2026-03-01');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a day on or after the first one',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('From', { exact: true }).fill('2026-03-01');
  await dialog.getByLabel('To', { exact: true }).fill('2026-04-30');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(`${client}’s ledger passed every check`)).toBeVisible();
  const row = ledgers.getByRole('row').filter({ hasText: client });
  await expect(row).toContainText('Passed');
  await expect(row).toContainText('Audit log:');
  expect(await findViolations(page)).toEqual([]);
});
