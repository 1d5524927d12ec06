import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { INVITE_CODE, newPerson } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { lastMail, linkIn } from '../support/inbox.ts';
import { journalOf } from '../support/journal.ts';
import { waitForRuns } from '../support/runs.ts';
import { seedCompany, seedUberMerchant } from '../support/sandbox.ts';
import { countTaps } from '../support/taps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const MOST_TAPS = 25;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** The set-up's next-step links. */
const next = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

test(`an owner gets from no account to the first posted payout on a phone in at most ${MOST_TAPS} taps`, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const name = `Owner ${randomUUID().slice(0, 8)}`;
  const company = await seedCompany(page.request, `${name} LLC`);
  await seedUberMerchant(page.request, `${name} Kitchen`, { stores: 2 });
  const person = newPerson();
  const { tap, check, fill, taken } = countTaps();
  /** The button opens the provider's page in a popup, which closes itself. */
  const consent = async (opener: Locator, choice: string) => {
    const opening = page.context().waitForEvent('page');
    await tap(opener);
    const request = await opening;
    await check(request.getByRole('radio', { name: choice }));
    const closing = request.waitForEvent('close');
    await tap(button(request, 'Connect'));
    await closing;
  };

  await test.step('register by the link of an invitation, and confirm by the link of the email', async () => {
    await page.goto(`/register?${new URLSearchParams({ code: INVITE_CODE })}`);
    await fill(page.getByLabel('Email or phone'), person.email);
    await fill(page.getByLabel('Password', { exact: true }), person.password);
    await check(page.getByRole('checkbox', { name: /terms/ }));
    await tap(button(page, 'Create account'));
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(linkIn(await lastMail(page.request, person.email, 'confirm_signup')));
    await tap(button(page, `Continue as ${person.email}`));
    await fill(page.getByLabel('Your name'), 'Noa Verhaegen');
    await fill(page.getByLabel('Business name'), name);
    await tap(button(page, 'Finish setup'));
    await expect(page).toHaveURL('/dashboard');
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('connect Uber Eats', async () => {
    await tap(next(page, 'Connect a delivery platform'));
    await consent(button(page, 'Connect Uber Eats'), `${name} Kitchen`);
  });

  await test.step('match the stores, which fetches their payouts', async () => {
    await tap(next(page, 'Next: match 2 stores'));
    await tap(button(page, 'Add 2 stores'));
    await expect(page.getByText('2 stores added and matched.')).toBeVisible();
    await expect(page.getByText('Held payouts are being processed.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await waitForRuns(page.request, person);
  });

  await test.step('connect QuickBooks and map the accounts', async () => {
    await tap(next(page, 'Next: connect QuickBooks'));
    await consent(button(page, 'Connect QuickBooks'), company.name);
    await tap(next(page, /^Next: map \d+ accounts?$/));
    await tap(button(page, /^Create \d+ accounts? in QuickBooks$/));
  });

  await test.step('review the first payout, and post it', async () => {
    await tap(next(page, 'Next: review your first payout'));
    expect(await journalOf(page.request, company)).toEqual([]);
    await tap(button(page, /^Post .*…$/));
    await tap(page.getByRole('dialog').getByRole('button', { name: /^Post 1 entry/ }));
    await expect(async () => {
      expect(await journalOf(page.request, company)).toHaveLength(1);
    }).toPass();
  });

  await test.step('the set-up is complete, and home no longer shows it', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Get to your first posted payout' }),
    ).toBeHidden();
  });

  test.info().annotations.push({ type: 'taps', description: String(taken.length) });
  expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(MOST_TAPS);
});
