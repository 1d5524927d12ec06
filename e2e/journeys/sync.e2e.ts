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

/** A new client with its own books, and the demo's week in its queue, fully mapped. */
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

test('a week is mapped, posted, found in QuickBooks, and reversed', async ({ page }) => {
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
  await queue.entry().getByRole('tab', { name: 'Technical details' }).click();
  await expect(queue.entry().getByText('DocNumber')).toBeVisible();
  expect(await journalOf(page.request, company)).toEqual([]);

  await queue.postButton().click();
  const question = page.getByRole('dialog', {
    name: new RegExp(`^Post 1 entry \\(.+\\) to ${clientName} in QuickBooks`),
  });
  await question.getByRole('button', { name: 'Post 1 entry' }).click();
  // The next waiting entry is open, with the last result above it.
  await expect(queue.entry().getByText(/^Posted \$/)).toBeVisible();
  await expect(queue.postButton()).toBeVisible();
  await expect(queue.entry().getByRole('link', { name: 'Open in QuickBooks' })).toHaveAttribute(
    'href',
    /\/_sandbox\/companies\/\d+\/entries$/,
  );
  await queue.showPosted();
  await expect(queue.entry().getByText('Posted', { exact: true }).first()).toBeVisible();
  expect(await journalOf(page.request, company)).toHaveLength(1);
  await queue
    .entry()
    .getByRole('tab', { name: /^History/ })
    .click();
  await expect(
    queue.entry().getByText('confirmed that QuickBooks has it exactly as sent'),
  ).toBeVisible();

  await queue.deleteFromBooks();
  expect(await journalOf(page.request, company)).toEqual([]);

  await queue.entry().getByRole('button', { name: 'Post again…' }).click();
  await page
    .getByRole('dialog', { name: /^Post .* again to / })
    .getByRole('button', { name: 'Post again', exact: true })
    .click();
  await expect(queue.entry().getByText(/^Post(ing|ed) \$/)).toBeVisible();
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
  await queue.postButton().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post 1 entry' }).click();
  await expect(queue.entry().getByText(/^QuickBooks didn’t confirm /)).toBeVisible();
  await expect(queue.entry().getByText(/^Posted \$/)).toHaveCount(0);
  await queue.entry().getByRole('button', { name: 'Show entry' }).click();
  await expect(queue.entry().getByText('Posting', { exact: true }).first()).toBeVisible();
  await queue.entry().getByRole('button', { name: 'Check QuickBooks now' }).click();
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

/** Focus stays within the page, so that the next Tab continues from there. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }).toPass();
}

test('entries are approved, posted and reversed one after the other without a mouse', async ({
  page,
}) => {
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
  const title = queue.entry().getByRole('heading').first();
  const first = await queue.entry().locator('p').first().textContent();
  await tabTo(page, button('Approve'));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText(/ approved$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Next: / })).toHaveCount(1);
  // Another entry is open now: its own number is under its title.
  await expect(queue.entry().locator('p').first()).not.toHaveText(first ?? '');
  await expect(title).toBeVisible();
  await expect(queue.entry()).toBeFocused();

  await tabTo(page, button('Show entry'));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText('Ready', { exact: true })).toBeVisible();
  await expectFocusKept(page);
  await page.keyboard.press('p');
  const question = page.getByRole('dialog', { name: /^Post 1 entry/ });
  await tabTo(page, question.getByRole('button', { name: 'Post 1 entry' }));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText(/^Posted \$/)).toBeVisible();
  await expectFocusKept(page);
  expect(await journalOf(page.request, company)).toHaveLength(1);

  await tabTo(page, button('Show entry'));
  await page.keyboard.press('Enter');
  await tabTo(page, button('Reverse…'));
  await page.keyboard.press('Enter');
  const how = page.getByRole('alertdialog');
  await tabTo(page, how.getByRole('radio', { name: 'Reverse with today’s date' }));
  await page.keyboard.press('ArrowUp');
  await expect(how.getByRole('radio', { name: 'Delete from QuickBooks' })).toBeChecked();
  await tabTo(page, how.getByRole('button', { name: 'Reverse entry' }));
  await page.keyboard.press('Enter');
  await expect(queue.entry().getByText('Reversed', { exact: true })).toBeVisible();
  await expectFocusKept(page);
  expect(await journalOf(page.request, company)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(queue.entry()).toBeHidden();
  await expectFocusKept(page);
});

test('all that need only an approval are approved at once, by their net deposit', async ({
  page,
}) => {
  test.slow();
  const queue = queuePage(page);
  const { company } = await withAWeek(page, 'Savory');
  await queue.part(/^Needs review [1-9]/).click();
  const all = page.getByRole('button', { name: /^Approve all \d+ · \$[\d,]+\.\d\d net$/ });
  await expect(all).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const amounts = await queue
    .rows()
    .locator('[role="gridcell"]')
    .filter({ hasText: /\$/ })
    .allTextContents();
  const cents = (text: string) =>
    Math.round(Number((/\$[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replaceAll(/[$,]/g, '')) * 100);
  const sum = amounts.reduce((total, text) => total + cents(text), 0);
  const [, count = '', net = ''] =
    /all (\d+) · (\S+) net/.exec((await all.textContent()) ?? '') ?? [];
  expect([Number(count), cents(net)]).toEqual([amounts.length, sum]);

  await all.click();
  await page
    .getByRole('dialog', { name: `Approve ${count} entries for` })
    .getByRole('button', { name: `Approve ${count} entries` })
    .click();
  await expect(page.getByText(`${count} entries approved`)).toBeVisible();
  await expect(page.getByText('Nothing to review')).toBeVisible();
  await expectFocusKept(page);
  expect(await journalOf(page.request, company)).toEqual([]);
  await expect(queue.part(new RegExp(`^Ready ${count}`))).toBeVisible();
});
