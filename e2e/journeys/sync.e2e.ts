import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import {
  connectBooks,
  journalOf,
  loseNextAnswer,
  mapEverything,
  openStores,
} from '../support/journal.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedCompany, type Company } from '../support/sandbox.ts';

type Books = { readonly company: Company; readonly clientName: string };

/** A new client with books of its own, and the demo's week in its queue, with an account for everything. */
async function withAWeek(page: Page, herb: string): Promise<Books> {
  const clientName = `${herb} ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${clientName} LLC`);
  const person = await seedAccount(page.request, clientName);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await connectBooks(page.request, person, company);
  await openStores(page.request, person, UBER_EATS_STORES);
  await queuePage(page).open();
  await page.getByRole('link', { name: 'Upload files' }).click();
  await syncPage(page).dropReports(UBER_EATS_WEEK);
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await expect(page.getByText('Needs mapping', { exact: true }).first()).toBeVisible();
  await queuePage(page).open();
  await expect(queuePage(page).part(/^Needs mapping [1-9]/)).toBeVisible();
  await mapEverything(page.request, person);
  return { company, clientName };
}

test('a week is mapped, posted, found in the books, and taken back', async ({ page }) => {
  test.slow();
  const queue = queuePage(page);
  const { company, clientName } = await withAWeek(page, 'Chervil');
  await expect(queue.part(/^(Ready|Needs review) [1-9]/).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await queue
    .part(/^(Ready|Needs review) [1-9]/)
    .first()
    .click();
  await queue.openFirst();
  await expect(queue.entry().getByText('Debits equal credits')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await queue.entry().getByRole('tab', { name: 'As sent' }).click();
  await expect(queue.entry().getByText('DocNumber')).toBeVisible();
  expect(await journalOf(page.request, company)).toEqual([]);

  await queue.entry().getByRole('button', { name: 'Post…' }).click();
  const question = page.getByRole('dialog', {
    name: new RegExp(`^Post 1 entry \\(.+\\) to ${clientName} in QuickBooks`),
  });
  await question.getByRole('button', { name: 'Post 1 entry' }).click();
  await expect(queue.entry().getByText('Posting has begun')).toBeVisible();
  await expect(queue.entry().getByText('Posted', { exact: true }).first()).toBeVisible();
  expect(await journalOf(page.request, company)).toHaveLength(1);
  await queue
    .entry()
    .getByRole('tab', { name: /^History/ })
    .click();
  await expect(queue.entry().getByText('read it back, and found it as it was sent')).toBeVisible();

  await queue.entry().getByRole('button', { name: 'Take back…' }).click();
  const how = page.getByRole('alertdialog');
  await how.getByRole('radio', { name: 'Delete it from the books' }).check();
  await how.getByRole('button', { name: 'Take it back' }).click();
  await expect(queue.entry().getByText('Reversed', { exact: true }).first()).toBeVisible();
  expect(await journalOf(page.request, company)).toEqual([]);

  await queue.entry().getByRole('button', { name: 'Post again…' }).click();
  await page
    .getByRole('dialog', { name: /^Post .* again to / })
    .getByRole('button', { name: 'Post again', exact: true })
    .click();
  await expect(queue.entry().getByText('Posting has begun')).toBeVisible();
  await expect(queue.entry().getByRole('button', { name: 'Post again…' })).toBeHidden();
  await expect.poll(async () => (await journalOf(page.request, company)).length).toBe(1);
});

test('an answer that never comes is asked about, and the entry is in the books once', async ({
  page,
}) => {
  test.slow();
  const queue = queuePage(page);
  const { company } = await withAWeek(page, 'Tarragon');
  await queue
    .part(/^(Ready|Needs review) [1-9]/)
    .first()
    .click();
  await loseNextAnswer(page.request, company);
  await queue.openFirst();
  await queue.entry().getByRole('button', { name: 'Post…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post 1 entry' }).click();
  await expect(queue.entry().getByText('Posting', { exact: true }).first()).toBeVisible();
  await expect(queue.entry().getByText('Posted', { exact: true })).toHaveCount(0);
  await queue.entry().getByRole('button', { name: 'Ask the books now' }).click();
  await expect(queue.entry().getByText('Posted', { exact: true }).first()).toBeVisible();
  expect(await journalOf(page.request, company)).toHaveLength(1);
});

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('an entry is approved, posted and taken back without a mouse', async ({ page }) => {
  test.slow();
  const queue = queuePage(page);
  const { company } = await withAWeek(page, 'Lovage');
  const button = (name: string) => queue.entry().getByRole('button', { name });
  const part = queue.part(/^Needs review [1-9]/);
  await tabTo(page, part);
  await page.keyboard.press('Enter');
  await expect(part).toHaveAttribute('aria-current', 'page');
  await tabTo(page, queue.rows().nth(1).getByRole('link'));
  await page.keyboard.press('Enter');

  await expect(queue.entry()).toBeFocused();
  await tabTo(page, button('Approve'));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText('Ready', { exact: true })).toBeVisible();
  await page.keyboard.press('p');
  const question = page.getByRole('dialog', { name: /^Post 1 entry/ });
  await tabTo(page, question.getByRole('button', { name: 'Post 1 entry' }));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText('Posted', { exact: true })).toBeVisible();
  expect(await journalOf(page.request, company)).toHaveLength(1);

  await tabTo(page, button('Take back…'));
  await page.keyboard.press('Enter');
  const how = page.getByRole('alertdialog');
  await tabTo(page, how.getByRole('radio', { name: 'Reverse it today' }));
  await page.keyboard.press('ArrowUp');
  await expect(how.getByRole('radio', { name: 'Delete it from the books' })).toBeChecked();
  await tabTo(page, how.getByRole('button', { name: 'Take it back' }));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText('Reversed', { exact: true })).toBeVisible();
  expect(await journalOf(page.request, company)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(queue.entry()).toBeHidden();
});
