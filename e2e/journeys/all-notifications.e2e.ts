import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { ADMIN, type Person } from '../support/demo.ts';
import { createScreenCheck } from '../support/screens.ts';
import { seedClient } from '../support/seed.ts';

type Schemas = components['schemas'];

async function authorizationOf(request: APIRequestContext, person: Person): Promise<string> {
  const session = await request.post('/api/v2/auth/login', { data: person });
  const { data } = (await session.json()) as Schemas['LoginAnswer'];
  return `Bearer ${data.access_token}`;
}

/** The tenants of a person's clients with these names. */
async function tenantsOf(
  request: APIRequestContext,
  person: Person,
): Promise<ReadonlyMap<string, string>> {
  const listed = await request.get('/api/v2/clients/clients', {
    headers: { authorization: await authorizationOf(request, person) },
  });
  const { data } = (await listed.json()) as Schemas['ClientsAnswer'];
  return new Map(data.items.map(({ name, tenant_id: tenant }) => [name, tenant]));
}

/** An adviser with two clients, each with a notification of its own. */
async function seedAdviser(request: APIRequestContext): Promise<Person> {
  const adviser = await seedAccount(request, 'Anise Bakery');
  await seedClient(request, adviser, 'Basil House');
  const authorization = await authorizationOf(request, ADMIN);
  for (const [client, tenant] of await tenantsOf(request, adviser)) {
    const sent = await request.post(
      `/api/admin/notifications/create?scope=tenant&target_tenant_id=${tenant}`,
      {
        headers: { authorization },
        data: { title: `Statement of ${client}`, message: `${client} has a new statement.` },
      },
    );
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  return adviser;
}

const unread = (page: Page) => page.getByRole('button', { name: /^Mark read: Statement of/ });

test('an adviser reads what happened in all clients in one place, and takes back what was marked', async ({
  page,
  request,
}) => {
  test.slow();
  const check = createScreenCheck(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage(page).open();
  await loginPage(page).signIn(await seedAdviser(request));
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await expect(unread(page)).toHaveCount(2);
  await expect(centre.getByRole('listitem').filter({ hasText: 'Basil House ·' })).toHaveCount(1);
  await centre.getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All notifications' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Notifications' });
  const rows = grid.getByRole('row').filter({ hasText: 'Statement of' });
  await expect(rows).toHaveCount(2);
  await check('all notifications');

  await page.getByRole('searchbox', { name: 'Search' }).fill('basil');
  await expect(rows).toHaveCount(1);
  await grid.getByRole('button', { name: 'Actions for Statement of Basil House' }).click();
  await page.getByRole('menuitem', { name: 'Show details' }).click();
  const opened = page.getByRole('dialog', { name: 'Statement of Basil House' });
  await expect(opened).toContainText('Basil House has a new statement.');
  await check('an open notification');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await page.goto('/dashboard/notifications?view=unread');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Anise Bakery');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All notifications marked as read')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No unread notifications' })).toBeVisible();
  await check('nothing unread');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('an owner without notifications is told so', async ({ page, request }) => {
  await loginPage(page).open();
  await loginPage(page).signIn(await seedAccount(request, 'Caraway Diner'));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});
