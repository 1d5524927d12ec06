import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';

const AWAY = 'The server is busy or stopping. Please try again in a moment.';
const FULL =
  'The disk of the server is full, so this was not saved. Nothing saved earlier is lost.';

type Outage = { readonly code: string; readonly message: string; readonly afterS: number };
const IS_AWAY: Outage = { code: 'service_unavailable', message: AWAY, afterS: 2 };
const IS_FULL: Outage = { code: 'storage_full', message: FULL, afterS: 30 };

/** Answers these calls like a server with its database down, until the returned function is called. */
async function breakDown(page: Page, calls: string | RegExp, { code, message, afterS }: Outage) {
  await page.route(calls, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': String(afterS) },
      json: { status: 'error', message, data: null, code, request_id: 'q-1', errors: [] },
    }),
  );
  return () => page.unroute(calls);
}

test('while the database is away a reader is told so, loses nothing, and goes on once it is back', async ({
  page,
  request,
}) => {
  const person = await seedAccount(request, 'Juniper & Rye');

  const openSignIn = await breakDown(page, '**/api/v2/auth/login', IS_AWAY);
  const login = loginPage(page);
  await login.open();
  await login.signIn(person);
  await expect(page.getByRole('alert').getByText(AWAY)).toBeVisible();
  await expect(page.getByLabel('Email or phone')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await openSignIn();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  const followed: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/events')) {
      followed.push(answer.status());
    }
  });
  const openStream = await breakDown(page, '**/api/v2/clients/tenants/*/events', IS_AWAY);
  const openStores = await breakDown(page, /\/tenants\/[^/]+\/stores/, IS_AWAY);
  await page.goto('/dashboard/stores');
  const away = page.getByRole('main').getByText(AWAY, { exact: true });
  await expect(away).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await openStores();
  await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(away).toBeHidden();
  await openStream();
  await expect.poll(() => followed.includes(503) && followed.at(-1)).toBe(200);

  await page.goto('/dashboard/settings/profile');
  const openSaving = await breakDown(page, '**/api/v2/auth/me', IS_FULL);
  await page.getByLabel('Name', { exact: true }).fill('Noa V.');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByText('Save profile').click();
  await expect(bar.getByRole('alert').getByText(FULL, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noa V.');
  await openSaving();
  await bar.getByText('Save profile').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

/** Removes parts from home's response, as the server does when it cannot read them. */
async function readInPart(page: Page, parts: readonly string[]) {
  const home = '**/api/v2/clients/tenants/*/home';
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data: object };
    const unread = Object.fromEntries(parts.map((part) => [part, null]));
    const unavailable = parts.map((part) => ({
      part,
      code: 'service_unavailable',
      message: AWAY,
      request_id: 'q-1',
    }));
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...data, ...unread, unavailable } },
    });
  });
  return () => page.unroute(home);
}

test('a part of home or of sync that cannot be read says so, and the rest works', async ({
  page,
  request,
}) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(await seedAccount(request, 'Larkspur & Dill'));
  await expect(page).toHaveURL('/dashboard');
  const main = page.getByRole('main');
  const setup = main.getByRole('heading', { name: 'How do you want to start?' });
  await expect(setup).toBeVisible();

  const openParts = await readInPart(page, ['imports', 'trade']);
  await page.reload();
  await expect(main.getByText('We couldn’t load everything that needs you')).toBeVisible();
  await expect(main.getByText('We couldn’t load your sales')).toBeVisible();
  await expect(main.getByText(`${AWAY} Nothing in your books was changed.`)).toHaveCount(2);
  await expect(main.getByText('Nothing needs you right now.')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Connect a delivery platform' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await openParts();
  await main.getByRole('button', { name: 'Try again', exact: true }).first().click();
  await expect(setup).toBeVisible();
  await expect(main.getByText('We couldn’t load your sales')).toBeHidden();

  const openStatus = await breakDown(page, '**/sync/status', IS_AWAY);
  await page.goto('/dashboard/sync');
  await expect(
    main.getByText('We couldn’t load the status of your store connections.'),
  ).toBeVisible();
  await expect(main.getByText('No stores connected to a delivery platform yet.')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Upload files' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await openStatus();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(
    main.getByText('We couldn’t load the status of your store connections.'),
  ).toBeHidden();
});
