import { expect, test } from '@playwright/test';
import { OWNER } from '../support/demo.ts';

test('sign in, change the theme and sign out without a mouse', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email or phone').focus();
  await page.keyboard.type(OWNER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  // The address changes a moment before the page does.
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeAttached();

  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const html = page.locator('html');
  const chooseTheme = async (name: string) => {
    await page.getByRole('button', { name: 'Account', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await chooseTheme('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  // As the device has it, and as it turns meanwhile; what is stored under `theme` is what is shown.
  await page.emulateMedia({ colorScheme: 'light' });
  await chooseTheme('System');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.getByRole('button', { name: 'Account', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The focus moves a moment after the key: an Enter before it would choose what it moves to.
  const focused = page.locator('[role^="menuitem"]:focus');
  await expect(focused).toHaveCount(1);
  const first = await focused.innerText();
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveText(first);
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page).toHaveURL('/login');

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?returnUrl=%2Fdashboard');
});
