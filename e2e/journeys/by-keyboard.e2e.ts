import { expect, test, type Page } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { seedAccount, TRIAL_CODE } from '../support/account.ts';
import { OWNER, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { connectBooks } from '../support/journal.ts';
import { seedReport } from '../support/report.ts';
import { seedCompany } from '../support/sandbox.ts';

async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  const email = page.getByLabel('Email or phone');
  await email.focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('sign in, change the theme and sign out without a mouse', async ({ page }) => {
  await signIn(page, OWNER);
  // The address changes slightly before the page does.
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

  // Follows the device, including later changes; `theme` in storage is the theme shown.
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
  // The focus moves slightly after the key: an earlier Enter would choose the wrong item.
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

test('a report file becomes a first journal, and a line its rows, without a mouse', async ({
  page,
}) => {
  await signIn(page, await seedAccount(page.request, 'Keys & Kale'));
  await page.getByRole('button', { name: 'Choose a report file' }).press('Enter');
  const add = page.getByRole('button', { name: 'Add report files' });
  await expect(add).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await add.press('Enter');
  await (await choosing).setFiles(UBER_EATS_WEEK);
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await page.getByRole('button', { name: 'Add 2 stores' }).press('Enter');
  await expect(page.getByText('Your first journal entries are ready')).toBeVisible();
  const run = importPage(page);
  await run
    .entry(0)
    .getByRole('button', { name: /commission/i })
    .first()
    .press('Enter');
  await expect(run.sourceTables().first()).toContainText('Sum');
});

test('a line is given an account, found by its name, without a mouse', async ({ page }) => {
  const person = await seedAccount(page.request, 'Maple & Mint');
  await connectBooks(page.request, person, await seedCompany(page.request, 'Maple & Mint LLC'));
  await seedReport(page.request, person);
  await signIn(page, person);
  await page.goto('/dashboard/platform/quickbooks/mapping?scope=ubereats');
  const commission = page
    .getByRole('grid', { name: 'Accounts for Uber Eats' })
    .getByRole('row', { name: /Marketplace commission/ });
  await expect(commission).toBeVisible();
  await commission.press('Enter');
  const picker = page.getByRole('combobox', { name: 'Account for Marketplace commission' });
  await expect(picker).toBeFocused();
  await page.keyboard.type('marketing and adv');
  // The choices are filtered slightly after typing: an earlier Enter would choose the wrong one.
  const choices = page.getByRole('listbox').getByRole('option');
  await expect(choices.first()).toContainText('Marketing and Advertising');
  await page.keyboard.press('Enter');
  await expect(commission).toContainText('Marketing and Advertising');
  await expect(commission).toContainText('Chosen by hand');
  await page.getByRole('button', { name: 'Save mapping' }).press('Enter');
  await expect(page.getByText('Mapping saved.')).toBeVisible();
});

test('a colleague is invited without a mouse', async ({ page }) => {
  await signIn(page, await seedAccount(page.request, 'Juniper & Jam'));
  await page.getByRole('link', { name: 'Team' }).press('Enter');
  await page.getByRole('button', { name: 'Invite people' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByLabel('Email addresses');
  await expect(addresses).toBeVisible();
  await addresses.focus();
  await page.keyboard.type('mara@example.test');
  await dialog.getByRole('radio', { name: 'Manager' }).press('Space');
  await expect(dialog.getByRole('radio', { name: 'Manager' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(page.getByText('Invitation sent to mara@example.test.')).toBeVisible();
  await page.getByRole('tab', { name: /^Members/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Invitations/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /mara@example\.test/ })).toContainText('Manager');
});

test('a plan is chosen and paid for without a mouse', async ({ page }) => {
  await signIn(page, await seedAccount(page.request, 'Plum & Plan', TRIAL_CODE));
  await page.goto('/dashboard/subscription');
  await page.getByRole('button', { name: 'Choose Demo firm' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Choose Demo firm?' })
    .getByRole('button', { name: 'Continue to payment' })
    .press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Demo firm', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on Demo firm' })).toBeVisible();
});

test('a list is searched and stored as a view without a mouse', async ({ page }) => {
  const person = await seedAccount(page.request, 'Views & Vines');
  await seedReport(page.request, person);
  await signIn(page, person);
  await page.goto('/dashboard/sync/payouts');
  await expect(page.getByRole('grid', { name: 'Payouts' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('pimienta');
  await expect(page).toHaveURL(/q=pimienta/);
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  await expect(name).toBeFocused();
  await page.keyboard.type('Pimienta');
  await page.keyboard.press('Enter');
  const view = page.getByRole('tab', { name: 'Pimienta' });
  await expect(view).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(view).toHaveAttribute('aria-selected', 'true');
});
