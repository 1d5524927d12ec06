import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { endSessions, seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { watchPolicy } from '../support/policy.ts';
import type { Person } from '../support/demo.ts';
import { apiOf } from '../support/journal.ts';
import { seedMember } from '../support/member.ts';

async function signIn(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await seedAccount(request, 'Quince & Salt');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  return person;
}

/** Counts the calls of one kind that the server executed. */
function countDone(page: Page, method: string, path: string) {
  const count = { done: 0 };
  page.on('response', (response) => {
    if (
      response.request().method() === method &&
      new URL(response.url()).pathname === path &&
      response.ok()
    ) {
      count.done += 1;
    }
  });
  return count;
}

const signInAgain = (page: Page) => page.getByRole('alertdialog', { name: 'Sign in to continue' });
const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

test('by keyboard: a client whose session ends under the dialog is created once, after signing in over it', async ({
  page,
  request,
}) => {
  const policy = await watchPolicy(page);
  const person = await signIn(page, request);
  await page.goto('/dashboard/clients');
  const create = page.getByRole('button', { name: 'Create a client' });
  await expect(create).toBeVisible();
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Yarrow Lane');
  await endSessions(request, person);
  const created = countDone(page, 'POST', '/api/v2/clients/clients');
  await page.keyboard.press('Enter');
  await expect(signInAgain(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(signInAgain(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(signInAgain(page)).toBeHidden();
  await expect(page).toHaveTitle('Yarrow Lane – Stores – Platebook');
  expect(created.done).toBe(1);
  await page.goto('/dashboard/clients?q=yarrow');
  await expect(page.getByRole('grid', { name: 'Clients' }).getByRole('link')).toHaveText([
    'Yarrow Lane',
  ]);
  expect(await policy.violations()).toEqual([]);
});

test('a session that ends in one tab is renewed over what is typed in another', async ({
  page,
  context,
  request,
}) => {
  const person = await signIn(page, request);
  await page.goto('/dashboard/settings/profile');
  await nameField(page).fill('Noa van den Berg');
  const other = await context.newPage();
  await other.goto('/dashboard/stores');
  await expect(other.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  await endSessions(request, person);
  await other.getByRole('link', { name: 'Sync' }).first().click();
  await expect(other).toHaveURL(/\/login/);
  const dialog = signInAgain(page);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('what is typed is there after a reload, until it is discarded, saved or signed out', async ({
  page,
  request,
}) => {
  const person = await signIn(page, request);
  const note = page.getByText('We restored what you typed here before.');
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')));
  page.on('dialog', (dialog) => void dialog.accept());
  const typeAndReload = async () => {
    await page.goto('/dashboard/settings/profile');
    await nameField(page).fill('Noa van den Berg');
    await page.reload();
    await expect(note).toBeVisible();
    await expect(nameField(page)).toHaveValue('Noa van den Berg');
  };
  await typeAndReload();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(nameField(page)).toHaveValue('Noa Verhaegen');
  await expect(note).toBeHidden();
  expect(await drafts()).toEqual([]);

  await typeAndReload();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL('/login');
  expect(await drafts()).toEqual([]);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');

  await typeAndReload();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await drafts()).toEqual([]);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Noa van den Berg');
  await expect(note).toBeHidden();
});

test('offline a dialog is refused and holds what is typed, and saves once back', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, request);
  await page.goto('/dashboard/clients');
  await page.getByRole('button', { name: 'Create a client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Tarragon Hall');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'Network error. Please check your connection and try again.',
  );
  await expect(dialog.getByLabel('Name')).toHaveValue('Tarragon Hall');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(page).toHaveTitle('Tarragon Hall – Stores – Platebook');
});

test('an invitation is there again after a reload, and gone once it is discarded', async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto('/dashboard/team-management?invite=someone');
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByLabel('Email addresses');
  await addresses.fill('jo@ledger.test');
  await dialog.getByRole('radio', { name: 'Manager' }).check();
  await dialog.getByLabel('Link expires in').selectOption('14');
  await page.reload();
  await expect(addresses).toHaveValue('jo@ledger.test');
  await expect(dialog.getByRole('radio', { name: 'Manager' })).toBeChecked();
  await expect(dialog.getByLabel('Link expires in')).toHaveValue('14');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(addresses).toHaveValue('');
  await expect(dialog.getByRole('radio', { name: 'Manager' })).not.toBeChecked();
  await page.goto('/dashboard/team-management?invite=someone');
  await expect(addresses).toHaveValue('');
});

test('of an access key of DoorDash all but the secret is there again after a reload', async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await page.goto('/dashboard/platform/doordash?enter=credentials');
  await page.getByLabel('Developer ID').fill('dev-1');
  await page.getByLabel('Key ID').fill('key-1');
  await page.getByLabel('Signing secret', { exact: true }).fill('a-secret-of-somebody');
  await page.reload();
  await expect(page.getByLabel('Developer ID')).toHaveValue('dev-1');
  await expect(page.getByLabel('Key ID')).toHaveValue('key-1');
  await expect(page.getByLabel('Signing secret', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).toContain('dev-1');
  expect(stored).not.toContain('a-secret-of-somebody');
});

/** Ends their membership of the owner's client, as when the owner removes them. */
async function endMembership(request: APIRequestContext, owner: Person, email: string) {
  const { tenant, headers } = await apiOf(request, owner);
  const members = `/api/v2/clients/tenants/${tenant}/members`;
  const answer = await request.get(members, { headers });
  const { data } = (await answer.json()) as components['schemas']['MembersAnswer'];
  const member = data.items.find((one) => one.email === email);
  const ended = await request.delete(`${members}/${member?.user_id}`, { headers });
  expect(ended.ok(), await ended.text()).toBe(true);
}

test('a page that would be led away from under what is typed asks first, and once more', async ({
  page,
  request,
}) => {
  const owner = await seedAccount(request, 'Borage Yard');
  const manager = await seedMember(request, owner, { role: 'user_manager', name: 'Mara Lind' });
  await loginPage(page).open();
  await loginPage(page).signIn(manager);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/client');
  const days = page.getByLabel('Watch window (days)');
  await expect(days).toBeEnabled();
  await days.fill('47');
  const place = page.url();
  await endMembership(request, owner, manager.email);

  // The refetch on returning to the page is refused.
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(async () => {
    await comeBack();
    await expect(leaveQuestion(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await leaveQuestion(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(leaveQuestion(page)).toBeHidden();
  await expect(page).toHaveURL(place);
  await expect(days).toHaveValue('47');

  await page.getByRole('navigation').first().getByRole('link', { name: 'Clients' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients/);
  await expect(page.getByText('Borage Yard')).toHaveCount(0);
});
