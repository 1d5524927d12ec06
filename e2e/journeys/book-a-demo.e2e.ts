import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF } from '../support/demo.ts';

test('a demo is asked for without a script, and staff say what came of it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const business = `Sorrel & Thyme ${randomUUID().slice(0, 8)}`;
  const visiting = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const visitor = await visiting.newPage();
  await visitor.goto('/');
  await visitor.locator('#roles').getByRole('link', { name: 'Book a demo' }).click();
  await expect(visitor).toHaveURL('/book-demo');
  // The browser accepts spaces as a name; the server does not, and the input is preserved.
  await visitor.getByLabel('Your name').fill('   ');
  await visitor.getByLabel('Email').fill('dana@example.test');
  await visitor.getByLabel('Business or firm').fill(business);
  await visitor.getByLabel('DoorDash').check();
  await visitor.getByLabel('What you’d like to see').fill('Any morning works.');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Enter your name');
  await expect(visitor.getByLabel('Business or firm')).toHaveValue(business);
  await expect(visitor.getByLabel('DoorDash')).toBeChecked();
  await visitor.getByLabel('Your name').fill('Dana Whitfield');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We got your request');
  await visiting.close();

  await page.goto(`/admin/book-demo?q=${encodeURIComponent(business)}`);
  await loginPage(page).signIn(STAFF);
  const grid = page.getByRole('grid', { name: 'Requests' });
  const row = grid.getByRole('row').filter({ hasText: business });
  await expect(row).toContainText('New');
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole('button', { name: `Actions for ${business}` }).click();
  await page.getByRole('menuitem', { name: 'Open request' }).click();
  const dialog = page.getByRole('dialog', { name: business });
  await expect(dialog).toContainText('Any morning works.');
  await dialog.getByLabel('Status').selectOption('Contacted');
  await dialog.getByLabel('Assigned to').selectOption(STAFF.email);
  await dialog.getByLabel('Note').fill('Called back on Thursday.');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Contacted');
  await expect(row).toContainText(STAFF.email);
});
