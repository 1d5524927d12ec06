import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { apiOf, connectBooks, mapEverything, openStores } from '../support/journal.ts';
import { createScreenCheck } from '../support/screens.ts';
import { seedCompany } from '../support/sandbox.ts';

/** The checked addresses of `/dashboard`, with their names in failure reports. */
const SCREENS = {
  connections: 'platform',
  'Uber Eats': 'platform/ubereats',
  DoorDash: 'platform/doordash',
  'credentials of DoorDash': 'platform/doordash?enter=credentials',
  QuickBooks: 'platform/quickbooks',
  'stores to match': 'platform/ubereats/store-mapping',
  'stores to match, DoorDash': 'platform/doordash/store-mapping',
  'matched stores': 'platform/ubereats/mapping-management',
  'matched stores, DoorDash': 'platform/doordash/mapping-management',
  accounts: 'platform/quickbooks/mapping?scope=ubereats',
  queue: 'sync',
  'queue, nothing in it': 'sync?view=failed',
  runs: 'sync/runs',
  calendar: 'sync/calendar',
  reconcile: 'sync/reconcile',
  batches: 'batch-operations',
  'new batch': 'batch-operations/new',
  reports: 'report-manager',
  files: 'sync/files',
  payouts: 'sync/payouts',
  'quick access': 'quick-access',
  'payouts, narrowed': 'sync/payouts?q=nothing',
  stores: 'stores',
  team: 'team-management',
  clients: 'clients',
} as const;

type Seeded = { readonly run: string; readonly entry: string; readonly store: string };

/** A client whose demo week is mapped and ready to post. */
async function seedWeek(request: APIRequestContext, person: Person): Promise<Seeded> {
  const company = await seedCompany(request, `Screens ${randomUUID().slice(0, 8)} LLC`);
  await connectBooks(request, person, company);
  await openStores(request, person, UBER_EATS_STORES);
  const { tenant, headers } = await apiOf(request, person);
  const base = `/api/v2/clients/tenants/${tenant}`;
  const firstId = async (list: string): Promise<string> => {
    const answer = await request.get(`${base}/${list}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
    return data.items[0]?.id ?? '';
  };
  const sent = await request.post(`${base}/reports`, {
    headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: await readFile(UBER_EATS_WEEK) },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await expect.poll(() => firstId('entries?status=needs_mapping')).not.toBe('');
  await mapEverything(request, person);
  await expect.poll(() => firstId('entries?status=needs_mapping')).toBe('');
  return {
    run: await firstId('sync/history'),
    entry: await firstId('entries'),
    store: await firstId('stores'),
  };
}

/** A redirect from a provider that was not requested here, passing through with a refusal. */
async function openForeignAnswer(page: Page): Promise<void> {
  await page.goto('/connect/quickbooks?state=nobody&code=nothing&realmId=9341452000000001');
  await expect(page.getByRole('heading', { name: 'QuickBooks wasn’t connected' })).toBeVisible();
}

test('every screen on the way to the books is accessible on a phone and on a desk, in both themes', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), 'light');
  const person = await seedAccount(request, 'Screens of posting');
  const { run, entry, store } = await seedWeek(request, person);
  const check = createScreenCheck(page);
  await openForeignAnswer(page);
  await check('answer of a provider that was not asked for');

  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const screens = {
    ...SCREENS,
    run: `sync/runs/${run}`,
    entry: `sync/entries/${entry}`,
    'manual entry': `stores/${store}/manual-qbo-entry`,
  };
  for (const [screen, path] of Object.entries(screens)) {
    await page.goto(`/dashboard/${path}`);
    await check(screen);
  }
});
