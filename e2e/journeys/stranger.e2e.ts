import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { matchingPage } from '../pages/matching.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { registerPage } from '../pages/register.page.ts';
import { INVITE_CODE, newPerson } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { lastMail, linkIn } from '../support/inbox.ts';
import { journalOf } from '../support/journal.ts';
import { reasonsToMap, waitForRuns } from '../support/runs.ts';
import {
  answerConsent,
  DOORDASH,
  EVERY_EDGE_CASE,
  seedCompany,
  seedUberMerchant,
} from '../support/sandbox.ts';

test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page, service: string) => page.getByRole('article', { name: service });

async function openConnections(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).first().click();
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
}

async function openMissingAccounts(page: Page): Promise<Locator> {
  await page.goto('/dashboard/platform/quickbooks/mapping');
  await page.getByRole('button', { name: 'Create missing accounts' }).click();
  return page.getByRole('dialog', { name: /^Create missing accounts for / });
}

/** Adds every pending platform store as a new store of the client. */
async function addStores(page: Page, platform: string, names: readonly string[]): Promise<void> {
  const matching = matchingPage(page);
  await matching.open(platform);
  await matching.oneByOne();
  for (const name of names) {
    await matching.addFirst(name);
  }
}

test('a stranger with every edge case gets from nothing into the books on a phone, back, and in again', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const name = `Stranger ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${name} LLC`);
  await seedUberMerchant(page.request, `${name} Kitchen`, { stores: 2, cases: EVERY_EDGE_CASE });
  const person = newPerson();
  const register = registerPage(page);
  const queue = queuePage(page);

  await test.step('register, confirm by the link of the mail, and complete', async () => {
    await register.open(INVITE_CODE);
    await register.createAccount(person);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(linkIn(await lastMail(page.request, person.email, 'confirm_signup')));
    await page.getByRole('button', { name: `Continue as ${person.email}` }).click();
    await expect(page).toHaveURL('/complete-registration');
    await register.complete('Noa Verhaegen', name);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('connect the books and both platforms', async () => {
    await openConnections(page);
    await answerConsent(page, 'Connect QuickBooks', { choice: company.name, answer: 'Connect' });
    await expect(card(page, 'QuickBooks')).toContainText(company.name);
    await answerConsent(page, 'Connect Uber Eats', {
      choice: `${name} Kitchen`,
      answer: 'Connect',
    });
    await expect(card(page, 'Uber Eats')).toContainText('Connected');
    await page.getByRole('button', { name: 'Connect DoorDash' }).click();
    await page.getByLabel('Developer ID').fill(DOORDASH.developerId);
    await page.getByLabel('Key ID').fill(DOORDASH.keyId);
    await page.getByLabel('Signing secret').fill(DOORDASH.signingSecret);
    await page.getByRole('button', { name: 'Connect DoorDash' }).click();
    await expect(card(page, 'DoorDash')).toContainText('Connected');
  });

  await test.step('create accounts before anything was imported', async () => {
    const dialog = await openMissingAccounts(page);
    await dialog.getByRole('button', { name: /^Create \d+ accounts? in QuickBooks$/ }).click();
    await expect(dialog).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('match the stores', async () => {
    await addStores(page, 'Uber Eats', ['North', 'South']);
    await addStores(page, 'DoorDash', ['Corner']);
  });

  await test.step('matching fetched their payouts', async () => {
    await waitForRuns(page.request, person);
    await queue.open();
    await expect(queue.part(/^Needs mapping/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('create the accounts that are missing for what was imported', async () => {
    // The platforms' reports depend on the date, including whether one has an unexpected component.
    await waitForRuns(page.request, person);
    const dialog = await openMissingAccounts(page);
    const create = dialog.getByRole('button', { name: /^Create \d+ accounts? in QuickBooks$/ });
    const nothing = dialog.getByText('No accounts are missing.');
    await expect(create.or(nothing)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await ((await create.isVisible())
      ? create.click()
      : dialog.getByRole('button', { name: 'Done' }).click());
    await expect(dialog).toBeHidden();
    expect(await reasonsToMap(page.request, person)).toEqual([]);
    await queue.open();
    await expect(queue.part(/^Needs mapping 0/)).toBeVisible();
  });

  await test.step('review one, post it, and find it in the books', async () => {
    await queue
      .part(/^(Ready|Needs review) [1-9]/)
      .first()
      .click();
    // Corner's reports are complete: other payouts have quarantined rows and ask for the amount first.
    await queue.rows().filter({ hasText: 'Corner' }).first().getByRole('link').click();
    await expect(queue.entry().getByText('Debits equal credits')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await journalOf(page.request, company)).toEqual([]);
    await queue.postButton().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post 1 entry' }).click();
    await queue.showPosted();
    await expect(queue.entry().getByText('Posted', { exact: true }).first()).toBeVisible();
    const [booked] = await journalOf(page.request, company);
    await expect(queue.entry()).toContainText(String(booked?.DocNumber));
  });

  await test.step('reverse it', async () => {
    await queue.deleteFromBooks();
    expect(await journalOf(page.request, company)).toEqual([]);
  });

  await test.step('post it again', async () => {
    await queue.entry().getByRole('button', { name: 'Post again…' }).click();
    await page
      .getByRole('dialog', { name: /^Post .* again to / })
      .getByRole('button', { name: 'Post again', exact: true })
      .click();
    await expect(async () => {
      expect(await journalOf(page.request, company)).toHaveLength(1);
    }).toPass();
    await expect(queue.entry().getByRole('button', { name: 'Post again…' })).toBeHidden();
  });
});
