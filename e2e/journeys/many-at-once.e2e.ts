import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { findViolations } from '../support/axe.ts';
import { DOORDASH_WEEKS, OWNER, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

/** Presses Tab to the toolbar of the selection, then an arrow until this has the focus. */
async function toAction(page: Page, name: string) {
  const action = page.getByRole('button', { name });
  await expect(action).toBeVisible();
  const isInToolbar = () =>
    page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null);
  for (let press = 0; press < 80 && !(await isInToolbar()); press += 1) {
    await page.keyboard.press('Tab');
  }
  for (let press = 0; press < 10; press += 1) {
    if (await action.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('ArrowRight');
  }
  await expect(action).toBeFocused();
}

/** Presses Tab until this has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'checkbox' | 'grid' | 'searchbox' = 'button',
) {
  const target = page.getByRole(role, { name });
  await expect(target.first()).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  await expect(target.first()).toBeFocused();
}

test('three clients are archived together and taken back, by keyboard only', async ({
  page,
  request,
}) => {
  await seedClient(request, OWNER, 'Tamarind One');
  await seedClient(request, OWNER, 'Tamarind Two');
  await seedClient(request, OWNER, 'Tamarind Three');
  await page.goto('/login');
  await loginPage(page).signIn(OWNER);
  await page.waitForURL(/\/dashboard/);
  await page.goto('/dashboard/clients?q=tamarind');
  const grid = page.getByRole('grid', { name: 'Clients' });
  await expect(grid.getByRole('link')).toHaveCount(3);

  await test.step('select one, then all that match', async () => {
    await tabTo(page, 'Clients', 'grid');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await expect(page.getByText('1 client selected')).toBeVisible();
    await toAction(page, 'Select all 3 matching');
    await page.keyboard.press('Enter');
    await expect(page.getByText('All 3 clients selected')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('archive them: nothing is asked, and the way back is offered', async () => {
    await toAction(page, 'Archive 3 clients');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Done: Archive 3 clients')).toBeVisible();
    await expect(page.getByText('No clients match')).toBeVisible();
    await page.keyboard.press('Control+j');
    const tray = page.getByRole('dialog', { name: 'Activity' });
    await expect(tray.getByText('Archive 3 clients', { exact: true })).toBeVisible();
    await expect(tray.getByText('Done · 3 of 3')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tray).toBeHidden();
  });

  await test.step('on another page, loaded again, the tray takes them back', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard(?:\?|$)/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+j');
    const tray = page.getByRole('dialog', { name: 'Activity' });
    await expect(tray).toBeFocused();
    await tabTo(page, 'Undo: Archive 3 clients');
    await page.keyboard.press('Enter');
    await expect(tray.getByText('Undone · 3 of 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).press('Enter');
    await tabTo(page, 'Search', 'searchbox');
    await page.keyboard.type('tamarind');
    await expect(grid.getByRole('link')).toHaveCount(3);
  });

  await test.step('begin a batch with two of them', async () => {
    await tabTo(page, 'Clients', 'grid');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await toAction(page, 'Start a batch with 2 clients');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Choose clients');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  });
});

test('a panel that is opened while the next page loads stays open and has the focus', async ({
  page,
}) => {
  await page.goto('/login');
  await loginPage(page).signIn(OWNER);
  await page.waitForURL(/\/dashboard/);
  await page.goto('/dashboard/clients');
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  // The address has changed, but its page has not rendered yet.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      push(...args);
      history.pushState = push;
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', ctrlKey: true, bubbles: true }),
      );
    };
  });
  await home.press('Enter');
  await expect(page).toHaveTitle(/^Home/);
  const tray = page.getByRole('dialog', { name: 'Activity' });
  await expect(tray).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tray).toBeHidden();
});

test('the workpapers of several payouts are one zip, and selected rows one file', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Journey of several payouts');
  const sync = syncPage(page);
  await sync.open(client);
  await loginPage(page).signIn(OWNER);
  await sync.dropReports(UBER_EATS_WEEK, DOORDASH_WEEKS);
  await expect(sync.fileInList('doordash-financials')).toContainText('rows read');
  await expect(sync.fileInList('uber-eats-payment-details')).toContainText('rows read');
  await page.getByRole('navigation').getByRole('link', { name: 'Payouts' }).click();
  const grid = page.getByRole('grid', { name: 'Payouts' });
  await expect(grid.getByRole('row', { name: /Needs mapping/ }).nth(2)).toBeVisible();
  await grid.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 payouts selected')).toBeVisible();

  const zip = page.waitForEvent('download');
  await toAction(page, 'Download 3 workpapers');
  await page.keyboard.press('Enter');
  const download = await zip;
  expect(download.suggestedFilename()).toBe('Journey of several payouts - Workpapers.zip');
  // The last 22 bytes of a zip say how many files it holds.
  const zipped = await readFile(await download.path());
  expect(zipped.readUInt16LE(zipped.length - 22 + 10)).toBe(3);
  await expect(page.getByText('Done: Download 3 workpapers')).toBeVisible();

  await grid.focus();
  await page.keyboard.press('x');
  const csv = page.waitForEvent('download');
  await toAction(page, 'Save as CSV');
  await page.keyboard.press('Enter');
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
});
