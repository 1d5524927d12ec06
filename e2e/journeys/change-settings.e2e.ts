import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { READER, type Person } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

async function openSettings(page: Page, person: Person, section: string) {
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/dashboard/settings/${section}`);
}

test('unsaved changes are asked about, and saved by the bar', async ({ page, request }) => {
  const person = await seedAccount(request, 'Larch & Lemon');
  await openSettings(page, person, 'profile');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await page.getByLabel('Name', { exact: true }).fill('Noa V.');
  await sections.getByRole('link', { name: 'Preferences' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).getByText('Save profile').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await sections.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL(/\/dashboard\/settings\/profile\?client=/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noa V.');
});

test('preferences take effect at once and on the next visit', async ({ page, request }) => {
  const person = await seedAccount(request, 'Larch & Lemon');
  await openSettings(page, person, 'preferences');
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Compact' }).click();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('heading', { name: 'Preferences' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/dashboard\/sync/);
  await page.goto('/dashboard/settings/preferences');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('heading', { name: 'Preferences' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/dashboard\/settings\/preferences/);
});

test('each event is told where it is asked for', async ({ page, request }) => {
  const person = await seedAccount(request, 'Larch & Lemon');
  await openSettings(page, person, 'notifications');
  const mail = page.getByRole('combobox', { name: 'Import finished: by email' });
  const inApp = page.getByRole('switch', { name: 'Entry posted: in the app' });
  await mail.selectOption('Weekly');
  await inApp.click();
  await expect(inApp).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(mail).toHaveValue('weekly');
  await expect(inApp).not.toBeChecked();
});

test('a session is ended from another place, and a token is shown once', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const person = await seedAccount(request, 'Larch & Lemon');
  const elsewhere = await (await browser.newContext()).newPage();
  await loginPage(elsewhere).open();
  await loginPage(elsewhere).signIn(person);
  await expect(elsewhere).toHaveURL('/dashboard');
  await openSettings(page, person, 'security');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByText('This session')).toHaveCount(1);
  await page.getByRole('button', { name: /^End \d other sessions?$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^End \d other/ })
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/dashboard/stores');
  await expect(elsewhere).toHaveURL(/\/login/);

  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Nightly export');
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  const secret = page.getByRole('region', { name: 'The token “Nightly export”' });
  await expect(secret).toContainText(/pbt_\w{20,}/);
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('table', { name: 'API tokens' })).toContainText('Nightly export');
  await expect(secret).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('eleven quiet lighthouses');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    "The current password isn't right.",
  );
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
});

test('a client is renamed, set up, put back to its defaults, and deleted by name', async ({
  page,
  request,
}) => {
  test.slow();
  const person = await seedAccount(request, 'Larch & Lemon');
  const spare = await seedClient(request, person, 'Spare Kitchen');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/dashboard/settings/client?client=${spare}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Spare Kitchen LLC');
  await page.getByRole('link', { name: 'Home' }).click();
  const unsaved = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(unsaved).toContainText('Your changes to the client’s name aren’t saved yet.');
  await unsaved.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: /^Client Spare Kitchen LLC/ })).toBeVisible();

  const watch = page.getByLabel('Watch window (days)');
  await watch.fill('91');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(watch).toHaveAccessibleDescription(/whole number of days from 0 to 90/);
  await watch.fill('35');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(/^Last changed/)).toBeVisible();
  await page.reload();
  await expect(watch).toHaveValue('35');
  await page.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(watch).toHaveValue('28');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Spare Kitchen LLC' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Spare Kitchen LLC?' });
  await question.getByLabel('Type Spare Kitchen LLC to confirm').fill('Spare Kitchen LLC');
  await question.getByRole('button', { name: 'Delete Spare Kitchen LLC' }).click();
  await expect(page).toHaveURL('/dashboard/clients');
  await expect(page.getByText('Spare Kitchen LLC')).toHaveCount(0);
});

test('whoever may only read a client sees its settings, and who can change them', async ({
  page,
}) => {
  await openSettings(page, READER, 'client');
  await expect(page.getByText('You can view this client’s books')).toBeVisible();
  await expect(page.getByLabel('Time zone')).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});
