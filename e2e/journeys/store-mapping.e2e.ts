import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import type { Person } from '../support/demo.ts';
import { apiOf } from '../support/journal.ts';
import { connectUberEats, uberEatsStores } from '../support/ubereats.ts';

async function addStore(request: APIRequestContext, person: Person, name: string): Promise<void> {
  const { tenant, headers } = await apiOf(request, person);
  const answer = await request.post(`/api/v2/clients/tenants/${tenant}/stores`, {
    headers,
    data: { name },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Connected to the merchant of three stores, and signed in; answers its stores. */
async function withThreeStores(page: Page, person: Person) {
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await connectUberEats(page.request, person, 'harbor-street');
  await expect.poll(async () => (await uberEatsStores(page.request, person)).length).toBe(3);
  return uberEatsStores(page.request, person);
}

async function openMatching(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).first().click();
  await page.getByRole('link', { name: 'Uber Eats in detail' }).click();
  await page.getByRole('link', { name: 'Match stores' }).click();
  await expect(page.getByRole('heading', { name: 'Match Uber Eats stores' })).toBeVisible();
}

test('the stores of Uber Eats are matched by keyboard, undone, remapped and unlinked', async ({
  page,
}) => {
  test.slow();
  const person = await seedAccount(page.request, `Tansy ${randomUUID().slice(0, 8)}`);
  const [first, second, third] = await withThreeStores(page, person);
  await addStore(page.request, person, String(first?.name));
  await addStore(page.request, person, 'Somewhere else');

  await openMatching(page);
  await expect(page.getByText('0 of 3 Uber Eats stores')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // The name leads: it is chosen already, and one key press away from the focus in the group.
  const pair = page.getByRole('group', { name: String(first?.name) });
  await expect(pair.getByRole('radio', { name: String(first?.name) })).toBeChecked();
  await pair.getByRole('button', { name: `Link to ${first?.name}` }).press('Enter');
  await expect(page.getByText(`${first?.name} is ${first?.name} now.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('0 of 3 Uber Eats stores')).toBeVisible();
  await pair.getByRole('button', { name: `Link to ${first?.name}` }).click();
  await expect(page.getByText('1 of 3 Uber Eats stores')).toBeVisible();

  // The focus went along to the next store: N adds it as a new one, S would skip it.
  await expect(page.getByRole('group', { name: String(second?.name) })).toBeVisible();
  await page.keyboard.press('s');
  const next = page.getByRole('group', { name: String(third?.name) });
  await expect(next).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the store').fill('The third one');
  await dialog.getByRole('button', { name: 'Add the store' }).click();
  await expect(page.getByText(`${third?.name} is the new store The third one.`)).toBeVisible();

  await page.getByRole('button', { name: 'Not a store of' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('Sold in 2025');
  await page.getByRole('dialog').getByRole('button', { name: 'Set it aside' }).click();
  await expect(
    page.getByRole('heading', { name: 'Every Uber Eats store is matched' }),
  ).toBeVisible();
  await page
    .getByRole('row', { name: /Somewhere else/ })
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByLabel('Why').fill('Dine-in only');
  await page.getByRole('dialog').getByRole('button', { name: 'It is not there' }).click();
  await expect(page.getByRole('heading', { name: 'All stores are mapped' })).toBeVisible();

  await page.getByRole('link', { name: 'Look at what is matched' }).click();
  await expect(page.getByText('2 stores are matched.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Actions for The third one' }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  const drawer = page.getByRole('dialog', { name: 'Unlink The third one' });
  await expect(drawer.getByText('Nothing of this store is in the books yet.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Unlink the store' }).click();
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
  await openMatching(page);
  const add = page.getByRole('button', { name: 'Add as a new store' });
  await expect(page.getByRole('group', { name: String(first?.name) })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/platform-stores\?/, async (route) => {
    await released;
    await route.continue();
  });

  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the store').fill('North');
  await dialog.getByRole('button', { name: 'Add the store' }).click();
  await expect(page.getByText(`${first?.name} is the new store North.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(add).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Not a store of' })).toBeDisabled();

  release();
  await expect(page.getByRole('group', { name: String(second?.name) })).toBeVisible();
  await expect(add).toBeEnabled();
});
