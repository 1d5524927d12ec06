import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { teamPage } from '../pages/team.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { apiOf, connectBooks, openStores } from '../support/journal.ts';
import { seedMember } from '../support/member.ts';
import { seedCompany } from '../support/sandbox.ts';
import { seedClient } from '../support/seed.ts';

type Schemas = components['schemas'];

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

async function signIn(page: Page, person: Person) {
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');
const sections = (page: Page) => page.getByRole('navigation').first();
const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A foreign client is denied, with a way to request access and a way back. */
async function expectRefused(page: Page) {
  await page.goto(`/dashboard/sync?client=${UNKNOWN}`);
  await expect(page).toHaveURL(`/dashboard/clients?error=client_access_denied&clientId=${UNKNOWN}`);
  await expect(page.getByRole('button', { name: 'Request access' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to last client' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page).not.toHaveURL(/client_access_denied/);
}

test('an owner does everything for the client: its team, its stores, its settings, its plan', async ({
  page,
  request,
}) => {
  await signIn(page, await seedAccount(request, 'Owners’ Table'));
  await sections(page).getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('button', { name: 'Invite people' }).first()).toBeVisible();
  await sections(page).getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByRole('button', { name: 'Add store' }).first()).toBeVisible();
  await page.goto('/dashboard/settings/client');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await page.goto('/dashboard/subscription');
  await expect(page.getByRole('button', { name: 'Choose Demo firm' })).toBeVisible();
  await expectRefused(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
});

test('a manager works with the books, and what belongs to the owner is not offered', async ({
  page,
  request,
}) => {
  const owner = await seedAccount(request, 'Managers’ Table');
  const manager = await seedMember(request, owner, { role: 'user_manager', name: 'Mara Lind' });
  await signIn(page, manager);
  await sections(page).getByRole('link', { name: 'Stores' }).click();
  await expect(page.getByRole('button', { name: 'Add store' }).first()).toBeVisible();
  await page.goto('/dashboard/sync/files');
  await expect(page.getByRole('button', { name: 'Add report files' })).toBeVisible();

  await sections(page).getByRole('link', { name: 'Team' }).click();
  await expect(teamPage(page).row(/Mara Lind/)).toContainText('Manager');
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0);
  await page.goto('/dashboard/settings/client');
  await expect(page.getByText('Only an owner can rename or delete this client.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Time zone')).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.goto('/dashboard/subscription');
  await expect(level1(page, 'Subscription')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(0);
  await expectRefused(page);
});

test('whoever may only read sees the books, and is told who does the rest', async ({
  page,
  request,
}) => {
  const owner = await seedAccount(request, 'Readers’ Table');
  const reader = await seedMember(request, owner, { role: 'user_basic', name: 'Ira Benn' });
  await signIn(page, reader);
  await expect(page.getByText('Only managers and owners can set up Readers’ Table.')).toBeVisible();
  await sections(page).getByRole('link', { name: 'Stores' }).click();
  await expect(level1(page, 'Stores')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add store' })).toHaveCount(0);
  await page.goto('/dashboard/sync/files');
  await expect(page.getByText(/^Only managers and owners can upload reports\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add report files' })).toHaveCount(0);
  await sections(page).getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { name: 'Your role can’t view the team' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await expectRefused(page);
});

test('the owner and the accountant of a client see the same set-up, each with their part', async ({
  page,
  browser,
  request,
}) => {
  const owner = await seedAccount(request, 'Shared Table');
  const accountant = await seedMember(request, owner, { role: 'user_manager', name: 'Ada Count' });
  await openStores(request, owner, UBER_EATS_STORES);
  const { tenant, headers } = await apiOf(request, owner);
  const sent = await request.post(`/api/v2/clients/tenants/${tenant}/reports`, {
    headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: await readFile(UBER_EATS_WEEK) },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const other = await (await browser.newContext()).newPage();
  await signIn(page, owner);
  await signIn(other, accountant);
  const step = (of: Page, label: string) =>
    main(of).getByRole('listitem').filter({ hasText: label }).first();
  for (const of of [page, other]) {
    await expect(async () => {
      await of.reload();
      await expect(main(of).getByText('2 of 4 done')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(main(of).getByRole('link', { name: 'Connect QuickBooks' })).toBeVisible();
  }
  await expect(step(page, 'Match your stores')).toContainText('Your part');
  await expect(step(page, 'Post your first payout')).toContainText('Your accountant’s part');
  await expect(step(other, 'Match your stores')).toContainText('The owner’s part');
  await expect(step(other, 'Post your first payout')).toContainText('Your part');
  await other.context().close();
});

test('an adviser goes from all clients to the one that needs them, helps it, and is back', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `Saffron ${randomUUID().slice(0, 8)}`;
  const adviser = await seedAccount(request, name);
  await connectBooks(request, adviser, await seedCompany(request, `${name} LLC`));
  await openStores(request, adviser, UBER_EATS_STORES);
  const { tenant, headers } = await apiOf(request, adviser);
  const base = `/api/v2/clients/tenants/${tenant}`;
  await request.post(`${base}/reports`, {
    headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: await readFile(UBER_EATS_WEEK) },
    },
  });
  await expect
    .poll(async () => {
      const answer = await request.get(`${base}/entries?status=needs_mapping`, { headers });
      return ((await answer.json()) as { data: { items: unknown[] } }).data.items.length;
    })
    .toBeGreaterThan(0);
  await seedClient(request, adviser, 'Quiet Kitchen');

  await signIn(page, adviser);
  await expect(level1(page, 'Your clients')).toBeVisible();
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('heading', { level: 3 })).toHaveText([name]);
  expect(await findViolations(page)).toEqual([]);
  await needs.getByRole('link', { name: /without an account/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/sync\?.*view=needs_mapping/);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await main(page).getByRole('link', { name: 'Map accounts' }).first().click();
  await page.getByRole('button', { name: 'Create missing accounts' }).click();
  await page
    .getByRole('dialog', { name: /^Create missing accounts for / })
    .getByRole('button', { name: /^Create \d+ accounts? in QuickBooks$/ })
    .click();
  await expect(main(page).getByRole('link', { name: /review your first payout/ })).toBeVisible();
  await sections(page).getByRole('link', { name: 'Home' }).click();
  await expect(level1(page, 'Your clients')).toBeVisible();
  await expect(needs.getByRole('link', { name: /to review|ready to post/ }).first()).toBeVisible();
  await expect(needs.getByRole('link', { name: /without an account/ })).toHaveCount(0);
});

test('a client that keeps its books elsewhere has reports, and nothing of QuickBooks', async ({
  page,
  request,
}) => {
  const owner = await seedAccount(request, 'Books of Their Own');
  const { tenant, headers } = await apiOf(request, owner);
  const clients = await request.get('/api/v2/clients/clients', { headers });
  const { data: own } = (await clients.json()) as Schemas['ClientsAnswer'];
  const qbo = own.items.find(({ tenant_id: id }) => id === tenant);
  const created = await request.post('/api/v2/clients/clients', {
    headers,
    data: { name: 'Tide & Thyme', client_category: 'delivery_only' },
  });
  const { data: client } = (await created.json()) as Schemas['ClientAnswer'];
  await signIn(page, owner);

  await page.goto(`/dashboard?client=${client.id}`);
  await expect(level1(page, 'Tide & Thyme')).toBeVisible();
  await expect(main(page).getByText('Connect QuickBooks')).toHaveCount(0);
  await expect(main(page).getByText('Your books stay as they are.')).toBeVisible();
  await page.getByRole('button', { name: /Connect a platform or upload a file/ }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  const can = page.getByRole('region', { name: 'What you can do here' });
  await expect(can.getByRole('link')).toHaveText([
    'Upload payout files',
    'Connect a delivery platform',
    'Reports',
    'Invite your accountant',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await sections(page).getByRole('link', { name: 'Reports' }).click();
  await expect(level1(page, 'Reports')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Month-end pack' })).toBeVisible();
  await sections(page).getByRole('link', { name: 'Sync' }).click();
  const parts = page.getByRole('navigation', { name: 'Sync views' });
  await expect(parts.getByRole('link', { name: 'Payouts' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Reconcile' })).toHaveCount(0);
  await sections(page).getByRole('link', { name: 'Connections' }).click();
  await expect(page.getByRole('article', { name: 'Uber Eats' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'QuickBooks' })).toHaveCount(0);
  await page.goto(`/dashboard/platform/quickbooks?client=${client.id}`);
  await expect(
    main(page)
      .getByText(/QuickBooks/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect QuickBooks' })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  // The other client uses QuickBooks: reports are refused there, with the reason.
  await page.goto(`/dashboard/report-manager?client=${qbo?.id}`);
  await expect(page).toHaveURL(/\/dashboard(\?|$)/);
  await expect(
    page.getByText(/Books of Their Own keeps its books in QuickBooks\./).first(),
  ).toBeVisible();
});
