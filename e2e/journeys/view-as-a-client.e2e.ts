import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF, type Person } from '../support/demo.ts';
import { apiOf } from '../support/journal.ts';

type Schemas = components['schemas'];

type Opened = { readonly owner: Person; readonly tenant: string; readonly ticket: string };

async function openTicket(request: APIRequestContext, client: string): Promise<Opened> {
  const owner = await seedAccount(request, client);
  const { tenant, headers } = await apiOf(request, owner);
  const opened = await request.post(`/api/v2/clients/tenants/${tenant}/support/tickets`, {
    headers,
    data: { subject: 'See for yourself', topic: 'stores', message: 'My store is missing.' },
  });
  const { data } = (await opened.json()) as Schemas['SupportTicketAnswer'];
  return { owner, tenant, ticket: data.id };
}

async function pageOf(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return { context, page: await context.newPage() };
}

test('support looks at a client while its owner lets it, changes nothing, and is seen', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const { owner, tenant, ticket } = await openTicket(request, 'Caraway House');

  const theirs = await pageOf(browser, baseURL);
  await theirs.page.goto(`/dashboard/support/${ticket}`);
  await loginPage(theirs.page).signIn(owner);
  await theirs.page.getByText('Let support view this client').click();
  await theirs.page.getByLabel('For how long').selectOption('1 hour');
  await theirs.page.getByRole('button', { name: 'Let support view', exact: true }).click();
  await expect(theirs.page.getByText(/lets support view this client until/)).toBeVisible();
  expect(await findViolations(theirs.page)).toEqual([]);

  await page.goto(`/admin/tech-support/${ticket}`);
  await loginPage(page).signIn(STAFF);
  const viewing = page.getByRole('region', { name: 'View as the client' });
  await expect(viewing).toContainText('lets support view this client until');
  await viewing.getByRole('button', { name: 'View client' }).click();
  const banner = page.getByText('You’re viewing Caraway House as support');
  await expect(banner).toBeVisible();
  await page.goto('/dashboard/stores');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // Manually, with everything the page has: the server refuses any change.
  const staff = await request.post('/api/v2/auth/login', { data: STAFF });
  const { data: session } = (await staff.json()) as Schemas['LoginAnswer'];
  const asSupport = {
    authorization: `Bearer ${session.access_token}`,
    'x-view-as': tenant,
  };
  const stores = `/api/v2/clients/tenants/${tenant}/stores`;
  expect((await request.get(stores, { headers: asSupport })).status()).toBe(200);
  const written = await request.post(stores, { headers: asSupport, data: { name: 'Mine' } });
  expect([written.status(), ((await written.json()) as { code: string }).code]).toEqual([
    403,
    'view_only',
  ]);

  await theirs.page.getByRole('button', { name: 'End now' }).click();
  await expect(theirs.page.getByText('Support can’t view this client.')).toBeVisible();
  await page.goto('/dashboard/stores');
  await expect(page).toHaveURL(`/admin/tech-support/${ticket}`);
  await expect(page.getByRole('region', { name: 'View as the client' })).toContainText(
    'doesn’t let support view its pages',
  );

  await theirs.page.goto('/dashboard/team-management?tab=activity');
  await expect(theirs.page.getByRole('main')).toContainText('viewed as support: stores');
  await theirs.context.close();
});
