import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { matchingPage } from '../pages/matching.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import type { Person } from '../support/demo.ts';
import { apiOf } from '../support/journal.ts';
import { connectUberEats, uberEatsStores } from '../support/ubereats.ts';
import { delayAnswers, holdAnswers } from '../support/hold-answers.ts';

async function addStore(request: APIRequestContext, person: Person, name: string): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  const answer = await request.post(`/api/v2/clients/tenants/${tenant}/stores`, {
    headers,
    data: { name },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Connected to the merchant with three stores, and signed in; returns its stores. */
async function withThreeStores(page: Page, person: Person) {
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await connectUberEats(page.request, person, 'harbor-street');
  await expect.poll(async () => (await uberEatsStores(page.request, person)).length).toBe(3);
  return uberEatsStores(page.request, person);
}

test('the stores of Uber Eats are matched by keyboard, undone, remapped and unlinked', async ({
  page,
}) => {
  test.slow();
  const person = await seedAccount(page.request, `Tansy ${randomUUID().slice(0, 8)}`);
  const [first, second, third] = await withThreeStores(page, person);
  await addStore(page.request, person, String(first?.name));
  await addStore(page.request, person, 'Somewhere else');

  await matchingPage(page).open('Uber Eats');
  await expect(page.getByText('0 of 3 Uber Eats stores')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // The name matches best: it is preselected, one key press away from the group's focus.
  const pair = page.getByRole('group', { name: String(first?.name) });
  await expect(pair.getByRole('radio', { name: String(first?.name) })).toBeChecked();
  await pair.getByRole('button', { name: `Match to ${first?.name}` }).press('Enter');
  await expect(page.getByText(`${first?.name} matched.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('0 of 3 Uber Eats stores')).toBeVisible();
  await pair.getByRole('button', { name: `Match to ${first?.name}` }).click();
  await expect(page.getByText('1 of 3 Uber Eats stores')).toBeVisible();

  // The focus moved to the next store: N adds it as a new one, S would skip it.
  const skipped = page.getByRole('group', { name: String(second?.name) });
  await expect(skipped.locator(':focus')).toBeVisible();
  await page.keyboard.press('s');
  const next = page.getByRole('group', { name: String(third?.name) });
  await expect(next.locator(':focus')).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Store name').fill('The third one');
  await dialog.getByRole('button', { name: 'Add store' }).click();
  await expect(page.getByText('The third one added and matched.')).toBeVisible();

  await page.getByRole('button', { name: 'Not one of our stores' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Sold in 2025');
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  await expect(
    page.getByRole('heading', { name: 'All Uber Eats stores are matched' }),
  ).toBeVisible();
  await page
    .getByRole('row', { name: /Somewhere else/ })
    .getByRole('button')
    .press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').fill('Dine-in only');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as not on Uber Eats' }).click();
  await expect(page.getByRole('heading', { name: 'All stores are matched' })).toBeVisible();

  await page.getByRole('link', { name: 'View matched stores' }).click();
  await expect(page.getByText('2 stores are matched.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Actions for The third one' }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  const drawer = page.getByRole('dialog', { name: 'Unlink The third one' });
  await expect(drawer.getByText('Nothing has been posted for this store yet.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Unlink store' }).click();
  await expect(page.getByText('1 store is matched.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await download).suggestedFilename()).toContain('Uber Eats stores.csv');
  await page.getByRole('button', { name: `Actions for ${first?.name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(
    page.getByRole('dialog').getByText(`matched it with ${first?.name}`).first(),
  ).toBeVisible();
});

test('a store that was just added cannot be added again while the list is read', async ({
  page,
}) => {
  const person = await seedAccount(page.request, `Tansy ${randomUUID().slice(0, 8)}`);
  const [first, second] = await withThreeStores(page, person);
  await matchingPage(page).open('Uber Eats');
  await matchingPage(page).oneByOne();
  const add = page.getByRole('button', { name: 'Add as a new store' });
  await expect(page.getByRole('group', { name: String(first?.name) })).toBeVisible();
  const answers = await holdAnswers(page, /\/platform-stores\?/);

  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Store name').fill('North');
  await dialog.getByRole('button', { name: 'Add store' }).click();
  await expect(page.getByText('North added and matched.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(add).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Not one of our stores' })).toBeDisabled();

  answers.release();
  await expect(page.getByRole('group', { name: String(second?.name) })).toBeVisible();
  await expect(add).toBeEnabled();
});

test('what was decided is said, and can be undone, where the list is here before the answer', async ({
  page,
}) => {
  const person = await seedAccount(page.request, `Tansy ${randomUUID().slice(0, 8)}`);
  const [, second] = await withThreeStores(page, person);
  await addStore(page.request, person, String(second?.name));
  await matchingPage(page).open('Uber Eats');
  const matched = (count: number) => page.getByText(`${count} of 3 Uber Eats stores`);

  const created = await delayAnswers(page, /\/create-store$/);
  await page.getByRole('button', { name: 'Add as a new store' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Store name').fill('North');
  await dialog.getByRole('button', { name: 'Add store' }).click();
  await expect(matched(1)).toBeVisible();
  await expect(page.getByText('North added and matched.')).toBeHidden();
  created.release();
  await expect(page.getByText('North added and matched.')).toBeVisible();

  const confirmed = await delayAnswers(page, /\/confirm-store-mapping$/);
  await page.getByRole('button', { name: `Match to ${second?.name}` }).click();
  await expect(matched(2)).toBeVisible();
  confirmed.release();
  await expect(page.getByText(`${second?.name} matched.`)).toBeVisible();

  await page.unrouteAll();
  const together = await delayAnswers(page, /\/create-store$/);
  await page.getByRole('button', { name: 'Add 1 store' }).click();
  await expect(page.getByRole('heading', { name: 'All stores are matched' })).toBeVisible();
  together.release();
  await expect(page.getByText('1 store added and matched.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(matched(2)).toBeVisible();
});
