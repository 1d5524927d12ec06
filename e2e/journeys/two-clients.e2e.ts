import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { seedAccount } from '../support/account.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { connectBooks, journalOf, mapEverything, openStores } from '../support/journal.ts';
import { seedCompany, type Company } from '../support/sandbox.ts';
import { seedClient } from '../support/seed.ts';

type Tab = {
  readonly page: Page;
  readonly clientId: string;
  readonly clientName: string;
  readonly company: Company;
};

/** Another client of the person with its own books and tab, and a week to post. */
async function openTab(page: Page, person: Person, herb: string): Promise<Tab> {
  const clientName = `${herb} ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${clientName} LLC`);
  const clientId = await seedClient(page.request, person, clientName);
  const bookkeeper = { ...person, clientId };
  await connectBooks(page.request, bookkeeper, company);
  await openStores(page.request, bookkeeper, UBER_EATS_STORES);
  await syncPage(page).open(clientId);
  await syncPage(page).dropReports(UBER_EATS_WEEK);
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await expect(page.getByText('Needs mapping', { exact: true }).first()).toBeVisible();
  await mapEverything(page.request, bookkeeper);
  return { page, clientId, clientName, company };
}

/** Starts posting the first postable entry and stops at the confirmation, which names the client. */
async function askToPost({ page, clientId, clientName }: Tab) {
  const queue = queuePage(page);
  await page.goto(`/dashboard/sync?client=${clientId}`);
  await queue
    .part(/^(Ready|Needs review) [1-9]/)
    .first()
    .click();
  await queue.openFirst();
  await queue.postButton().click();
  const question = page.getByRole('dialog', {
    name: new RegExp(`^Post 1 entry \\(.+\\) to ${clientName} in QuickBooks`),
  });
  await expect(question).toBeVisible();
  return question.getByRole('button', { name: 'Post 1 entry' });
}

test('two clients in two tabs are posted at once, each to its own books', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await seedAccount(page.request, 'Both tabs');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  const one = await openTab(page, person, 'Borage');
  const other = await openTab(await context.newPage(), person, 'Hyssop');
  const posts = [await askToPost(one), await askToPost(other)];
  await Promise.all(posts.map((post) => post.click()));

  const numbers = [];
  for (const { page: tab, clientName, company } of [one, other]) {
    await expect(
      queuePage(tab)
        .entry()
        .getByText(/^Posted \$/),
    ).toBeVisible();
    await expect(tab).toHaveTitle(new RegExp(`^${clientName}`));
    const booked = await journalOf(tab.request, company);
    expect(booked).toHaveLength(1);
    numbers.push(booked[0]?.DocNumber);
  }
  // The same week: only the books differ.
  expect(numbers[0]).toBe(numbers[1]);
  await one.page.goto(`/dashboard/sync?view=posted&client=${one.clientId}`);
  await expect(queuePage(one.page).rows()).toHaveCount(2);

  // Deleted from one client's books, it stays in the other's.
  await queuePage(one.page).openFirst();
  await queuePage(one.page).deleteFromBooks();
  expect(await journalOf(page.request, one.company)).toEqual([]);
  expect(await journalOf(page.request, other.company)).toHaveLength(1);
});
