import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { seedReport } from '../support/report.ts';

test('the keys of the list of keys act, and single ones only while they are on', async ({
  page,
  request,
}) => {
  // Disabling single keys is stored per account, so use a separate one.
  const person = await seedAccount(request, 'Keys & Kale');
  await seedReport(request, person);
  await page.goto('/login');
  await loginPage(page).signIn(person);
  await page.waitForURL(/\/dashboard/);
  await page.goto('/dashboard/sync/payouts');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeVisible();

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.blur();
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Add filter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const fold = page.getByRole('button', { name: 'Collapse navigation' });
  await page.keyboard.press('[');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(search).toBeVisible();
  await page.keyboard.press('[');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('g');
  await page.keyboard.press('n');
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await expect(centre).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();

  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog', { name: 'Activity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Add a filter')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('f');
  await page.keyboard.press('/');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).not.toBeFocused();

  await page.getByRole('button', { name: 'Search pages and commands' }).click();
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.type('keyboard shortcuts');
  await page.keyboard.press('Enter');
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Add filter' })).toBeVisible();
});

test('notifications are marked read, put back and marked one by one, by keyboard only', async ({
  page,
  request,
}) => {
  const person = await seedAccount(request, 'Notes & Nettles');
  await seedReport(request, person);
  await page.goto('/login');
  await loginPage(page).signIn(person);
  await page.waitForURL(/\/dashboard/);
  await page.goto('/dashboard/sync/payouts');
  await expect(page.getByRole('grid', { name: 'Payouts' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  const unread = centre.getByRole('button', { name: /^Mark read: / });
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();

  await centre.getByRole('button', { name: 'Mark all read' }).press('Enter');
  await expect(centre.getByText('All messages marked as read.')).toBeVisible();
  await expect(unread).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await centre.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(unread).toHaveCount(before);

  await unread.first().press('m');
  await expect(unread).toHaveCount(before - 1);
  await page.keyboard.press('m');
  await expect(unread).toHaveCount(before);
});
