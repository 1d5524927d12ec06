import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { matchingPage } from '../pages/matching.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { seedAccount } from '../support/account.ts';
import { journalOf } from '../support/journal.ts';
import { waitForRuns } from '../support/runs.ts';
import { answerConsent, DOORDASH, seedCompany, seedUberMerchant } from '../support/sandbox.ts';

const card = (page: Page, service: string) => page.getByRole('article', { name: service });

async function openConnections(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).first().click();
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
}

/** Adds the first pending platform store as a new store of the client. */
async function addFirstStore(page: Page, platform: string): Promise<void> {
  const matching = matchingPage(page);
  await matching.open(platform);
  await matching.oneByOne();
  await matching.addFirst(`Corner of ${platform}`);
}

test('a new client goes from nothing to its first payout in the books, and back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const clientName = `Savory ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${clientName} LLC`);
  await seedUberMerchant(page.request, `${clientName} Kitchen`);
  const person = await seedAccount(page.request, clientName);
  const queue = queuePage(page);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');

  await test.step('connect the books and both platforms on their own pages', async () => {
    await openConnections(page);
    await answerConsent(page, 'Connect QuickBooks', { choice: company.name, answer: 'Connect' });
    await expect(card(page, 'QuickBooks')).toContainText(company.name);
    await answerConsent(page, 'Connect Uber Eats', {
      choice: `${clientName} Kitchen`,
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

  await test.step('say which store is which', async () => {
    await addFirstStore(page, 'Uber Eats');
    await addFirstStore(page, 'DoorDash');
  });

  await test.step('matching fetches from both', async () => {
    await waitForRuns(page.request, person);
    await queue.open();
    for (const platform of ['Uber Eats', 'DoorDash']) {
      await expect(
        queue
          .rows()
          .filter({ hasText: `Corner of ${platform}` })
          .first(),
      ).toBeVisible({
        timeout: 60_000,
      });
    }
  });

  await test.step('give every component an account', async () => {
    await page.goto('/dashboard/platform/quickbooks/mapping');
    await page.getByRole('button', { name: 'Create missing accounts' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Create \d+ accounts? in QuickBooks$/ }).click();
    await expect(dialog).toBeHidden();
    await queue.open();
    await expect(queue.part(/^Needs mapping 0/)).toBeVisible();
    await queue
      .part(/^(Ready|Needs review) [1-9]/)
      .first()
      .click();
  });

  await test.step('post the first, and find it in the books as it was shown', async () => {
    await queue.openFirst();
    await expect(queue.entry().getByText('Debits equal credits')).toBeVisible();
    expect(await journalOf(page.request, company)).toEqual([]);
    await queue.postButton().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post 1 entry' }).click();
    await queue.showPosted();
    await expect(queue.entry().getByText('Posted', { exact: true }).first()).toBeVisible();
    const booked = await journalOf(page.request, company);
    expect(booked).toHaveLength(1);
    await expect(queue.entry()).toContainText(String(booked[0]?.DocNumber));
  });

  await test.step('take it back', async () => {
    await queue.deleteFromBooks();
    expect(await journalOf(page.request, company)).toEqual([]);
  });
});
