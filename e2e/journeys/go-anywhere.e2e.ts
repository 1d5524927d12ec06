import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';

const palette = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('combobox') });

async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type(words);
  await expect(palette(page).getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('any page is reached by its name or its keys, without a mouse', async ({ page, request }) => {
  const person = await seedAccount(request, 'Sorrel & Sage');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page.getByRole('button', { name: 'Search pages and commands' })).toBeVisible();

  await test.step('by name', async () => {
    await choose(page, 'Team');
    await expect(page).toHaveURL(/\/dashboard\/team-management/);
    await choose(page, 'Upload a report');
    await expect(page).toHaveURL(/\/dashboard\/sync\/files/);
    await choose(page, 'Use the dark theme');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('what is not there says so', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('no such page at all');
    await expect(palette(page).getByRole('option')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  await test.step('by two keys, which are listed behind ?', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Search pages and commands')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await expect(page).toHaveURL(/\/dashboard\/quick-access/);
  });
});

test('quick access has what somebody pinned, in their order, on their next visit too', async ({
  page,
  request,
}) => {
  const person = await seedAccount(request, 'Chicory Corner');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Quick access' }).click();
  const pins = page.getByRole('region', { name: 'Pinned' });
  await expect(pins.getByText(/^Suggestions to start with/)).toBeVisible();
  await expect(page.getByText('Nothing needs you right now.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit pins' }).click();
  await pins.getByRole('button', { name: 'Remove Stores' }).click();
  await expect(pins.getByRole('button', { name: 'Remove Stores' })).toBeHidden();
  await pins.getByRole('button', { name: 'Add a pin' }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await pins.getByRole('button', { name: 'Move Calendar up' }).click();
  await expect(pins.getByRole('listitem').last()).toContainText('Accounts mapping');
  await page.getByRole('button', { name: 'Done' }).click();
  const labels = ['Entries to review', 'Entries ready to post', 'Payouts', 'Upload a report'];
  await expect(pins.getByRole('link')).toHaveText([...labels, 'Calendar', 'Accounts mapping']);
  await expect(pins.getByText(/^Suggestions/)).toBeHidden();

  await page.reload();
  await expect(pins.getByRole('link')).toHaveText([...labels, 'Calendar', 'Accounts mapping']);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page)).toEqual([]);
  }
  await pins.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sync\/calendar/);
});
