import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { registerPage } from '../pages/register.page.ts';
import { newPerson } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, OWNER, STAFF, type Person } from '../support/demo.ts';
import { ownServer, type OwnServer } from '../support/own-server.ts';

async function openAs(page: Page, path: string, person: Person): Promise<void> {
  await page.goto(path);
  await loginPage(page).signIn(person);
}

const PASSWORD = 'nine jars of pickled plums';

test.describe('on an empty production database', () => {
  let server: OwnServer;

  test.beforeEach(async () => {
    server = await ownServer();
  });
  test.afterEach(() => server.stop());

  test('the terminal makes the first administrator, who lets the first user in', async ({
    browser,
  }) => {
    test.slow();
    const fields = 'email,level,is_new,link';
    const created = await server.platebook(
      'admin create --email ana@example.test --json'.split(' ').concat(fields),
    );
    expect([created.exitCode, created.stderr]).toEqual([
      0,
      'Created System Administrator ana@example.test.\nOpen the link within an hour to set a password. It works once.\n',
    ]);
    const { link, ...account } = JSON.parse(created.stdout) as { link: string };
    expect(account).toEqual({ email: 'ana@example.test', level: 'system_admin', is_new: true });
    await server.start();

    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin portal' })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'People with admin access' }).getByRole('row'),
    ).toHaveText(['EmailLevelSinceAction', /^ana@example\.testSystem Administrator.*Revoke$/]);
    await page.getByRole('link', { name: 'Invitation codes' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'No codes yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Create codes' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create invitation codes' });
    await dialog.getByLabel('How many codes').fill('0');
    await dialog.getByRole('button', { name: 'Create codes' }).click();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
      'Enter a whole number from 1 to 1,000',
    ]);
    await dialog.getByLabel('How many codes').fill('1');
    await dialog.getByLabel('Campaign').fill('First users');
    await dialog.getByRole('button', { name: 'Create codes' }).click();
    const secret = page.getByRole('region', { name: 'Your invitation code' });
    const code = await secret.getByRole('code').innerText();
    expect(code).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/);

    const person = newPerson();
    const stranger = await browser.newContext({ baseURL: server.url });
    const register = registerPage(await stranger.newPage());
    await register.open(code);
    await register.createAccount(person);
    await register.complete('Noa Verhaegen', 'Quince & Salt');
    await stranger.close();

    await secret.getByRole('button', { name: 'I’ve saved it' }).click();
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: code.slice(0, 4) });
    await expect(row).toContainText('Used up');
    await expect(row).toContainText('1 of 1');
    await row.getByRole('button', { name: `Actions for ${code.slice(0, 4)}-…` }).click();
    await page.getByRole('menuitem', { name: `Show who used ${code.slice(0, 4)}-…` }).click();
    await expect(page.getByRole('dialog')).toContainText(person.email);
    await context.close();
  });
});

test('an operator sees the portal and issues no codes; others are told why not', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, '/admin/invitation-code', STAFF);
  await expect(page.getByRole('heading', { level: 1, name: 'Invitation codes' })).toBeVisible();
  await expect(page.getByText('Needs manage_configurations.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create codes' })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await other.newPage();
  await openAs(theirs, '/admin', OWNER);
  await expect(theirs).toHaveURL(/\/dashboard/);
  await expect(theirs.getByText('Insufficient permissions for DataFlow access')).toBeVisible();
  await other.close();
});

test('an administrator grants access and takes it back', async ({ page }) => {
  await openAs(page, '/admin', ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin portal' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Grant access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant admin access' });
  await dialog.getByLabel('Email').fill('nobody@example.test');
  await dialog.getByRole('button', { name: 'Grant access' }).click();
  await expect(dialog).toContainText('Nobody has an account with this email.');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Email').fill('other@demo.platebook.test');
  await dialog.getByRole('button', { name: 'Grant access' }).click();
  const row = page.getByRole('row').filter({ hasText: 'other@demo.platebook.test' });
  await expect(row).toContainText('System Operator');
  await row.getByRole('button', { name: 'Revoke other@demo.platebook.test’s access' }).click();
  await page.getByRole('button', { name: 'Revoke access' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: `Revoke ${ADMIN.email}’s access` }).click();
  await page.getByRole('button', { name: 'Revoke access' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'An installation needs a System Administrator.',
  );
});
