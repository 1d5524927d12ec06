import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { ADDRESSES } from '../../apps/web/src/app/addresses.ts';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations, findWeakContrast } from '../support/axe.ts';
import { ADMIN, UBER_EATS_STORES, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { apiOf, openStores } from '../support/journal.ts';
import { showTheme } from '../support/screens.ts';

/** Addresses that redirect to another one in the list. */
const LEAD_ON: ReadonlySet<string> = new Set(['/dashboard/stores/:storeId', '/dashboard/settings']);

/** For clients with books outside QuickBooks. */
const REPORTS = '/dashboard/report-manager';

/** Server-rendered pages unknown to the router. */
const DRAWN = [
  '/blog',
  '/blog/a-payout-is-not-your-sales',
  '/survey',
  '/book-demo',
  '/privacy',
  '/nowhere',
];

type Schemas = components['schemas'];
type Seeded = Readonly<Record<string, string>>;

/** The ids in the addresses of a client with one of everything. */
async function seedOneOfEach(request: APIRequestContext, person: Person): Promise<Seeded> {
  await openStores(request, person, UBER_EATS_STORES);
  const { tenant, headers } = await apiOf(request, person);
  const base = `/api/v2/clients/tenants/${tenant}`;
  const firstId = async (list: string): Promise<string> => {
    const answer = await request.get(`${base}/${list}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
    return data.items[0]?.id ?? '';
  };
  const created = async (path: string, data: unknown): Promise<string> => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const sent = await request.post(`${base}/reports`, {
    headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: await readFile(UBER_EATS_WEEK) },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await expect.poll(() => firstId('entries')).not.toBe('');
  const clientOf = async (id: string): Promise<string> => {
    const answer = await request.get('/api/v2/clients/clients', { headers });
    const { data } = (await answer.json()) as Schemas['ClientsAnswer'];
    return data.items.find(({ tenant_id: found }) => found === id)?.id ?? '';
  };
  return {
    client: await clientOf(tenant),
    provider: 'quickbooks',
    platform: 'ubereats',
    articleId: 'connecting',
    storeId: await firstId('stores'),
    runId: await firstId('sync/history'),
    entryId: await firstId('entries'),
    importId: await firstId('imports'),
    payoutId: await firstId('payouts'),
    ticketId: await created(`${base}/support/tickets`, {
      subject: 'A deposit is missing',
      topic: 'payouts',
      message: 'It was due on Monday.',
    }),
    batchId: await created('/api/v2/clients/batches', {
      operation: 'export_workpapers',
      tenant_ids: [tenant],
      options: { from: '2026-03-01', to: '2026-03-31' },
      idempotency_key: randomUUID(),
    }),
    // Created last: each call above assumes a single client.
    delivery: await created('/api/v2/clients/clients', {
      name: 'Every route, delivered',
      client_category: 'delivery_only',
    }),
  };
}

/** The address with its parameters filled in. */
function filled(address: string, parts: Seeded): string {
  return address.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? `no-${name}`);
}

/** Visits each page once and checks its title, landmarks, and axe in both themes. */
function createWalk(page: Page) {
  const titles = new Map<string, string>();
  return async (address: string, path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    await expect(page.getByRole('main'), address).toHaveCount(1);
    await expect(page, address).toHaveTitle(/Platebook/);
    const title = await page.title();
    expect
      .soft(titles.get(title), `“${title}” is the title of one page, ${address}`)
      .toBe(undefined);
    titles.set(title, address);
    expect.soft(await findViolations(page), `${address}, light`).toEqual([]);
    await showTheme(page, 'dark');
    expect.soft(await findWeakContrast(page), `${address}, dark`).toEqual([]);
    await showTheme(page, 'light');
  };
}

const isBehindSignIn = (address: string) => /^\/(dashboard|help)\b/.test(address);
const isOfOperators = (address: string) => /^\/admin\b/.test(address);

test('each address has a page with a title of its own, one heading and one main part, accessible in both themes', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const person = await seedAccount(request, 'Every route');
  const parts = await seedOneOfEach(request, person);
  const walk = createWalk(page);
  const open = ADDRESSES.filter((one) => !isBehindSignIn(one) && !isOfOperators(one));
  for (const address of [...open, ...DRAWN]) {
    await walk(address, filled(address, parts));
  }
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await walk('home of several clients', '/dashboard');
  const ofClient = ADDRESSES.filter(
    (one) => isBehindSignIn(one) && !LEAD_ON.has(one) && one !== REPORTS,
  );
  for (const address of ofClient) {
    await walk(address, `${filled(address, parts)}?client=${parts['client']}`);
  }
  await walk(REPORTS, `${REPORTS}?client=${parts['delivery']}`);
});

test('so has each address of those who run the installation', async ({ page, request }) => {
  const { tenant, headers } = await apiOf(request, await seedAccount(request, 'Every desk'));
  const opened = await request.post(`/api/v2/clients/tenants/${tenant}/support/tickets`, {
    headers,
    data: { subject: 'A deposit is missing', topic: 'payouts', message: 'It was due on Monday.' },
  });
  const { data } = (await opened.json()) as Schemas['SupportTicketAnswer'];
  const article = { slug: 'a-payout-is-not-your-sales', locale: 'en-US' };
  const bannerId = await draftBanner(request);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/admin');
  await loginPage(page).signIn(ADMIN);
  await expect(page).toHaveURL('/admin');
  const walk = createWalk(page);
  for (const address of ADDRESSES.filter(isOfOperators)) {
    await walk(address, filled(address, { ticketId: data.id, bannerId, ...article }));
  }
});

/** An unpublished banner. */
async function draftBanner(request: APIRequestContext): Promise<string> {
  const session = await request.post('/api/v2/auth/login', { data: ADMIN });
  const { data } = (await session.json()) as Schemas['LoginAnswer'];
  const created = await request.post('/api/admin/content/banners', {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: {
      content: {
        severity: 'info',
        shown_on: 'everywhere',
        title: { 'en-US': 'Every banner', 'fr-CA': 'Chaque bannière' },
        body: { 'en-US': '', 'fr-CA': '' },
        starts_at: null,
        ends_at: null,
      },
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  return ((await created.json()) as Schemas['BannerAnswer']).data.id;
}
