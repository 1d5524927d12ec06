import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, STAFF, type Person } from '../support/demo.ts';

type Schemas = components['schemas'];

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/platebook.js', import.meta.url));

async function authorizationOf(request: APIRequestContext, person: Person): Promise<string> {
  const session = await request.post('/api/v2/auth/login', { data: person });
  const { data } = (await session.json()) as Schemas['LoginAnswer'];
  return `Bearer ${data.access_token}`;
}

type Client = { readonly name: string; readonly owner: Person; readonly tenant: string };

/** A client in a separate account. */
async function openClient(request: APIRequestContext, name: string): Promise<Client> {
  const owner = await seedAccount(request, name);
  const listed = await request.get('/api/v2/clients/clients', {
    headers: { authorization: await authorizationOf(request, owner) },
  });
  const { data } = (await listed.json()) as Schemas['ClientsAnswer'];
  const tenant = data.items.find((client) => client.name === name)?.tenant_id;
  if (tenant === undefined) {
    throw new Error(`${name} is not listed.`);
  }
  return { name, owner, tenant };
}

test('an administrator notifies several clients once their number is typed', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const clients = [
    await openClient(request, 'Tamarind & Lime'),
    await openClient(request, 'Sorrel Kitchen'),
  ];
  const title = `Maintenance for ${clients[0]?.tenant.slice(0, 8)}`;
  await page.goto('/admin/notifications');
  await loginPage(page).signIn(ADMIN);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText('Recipients');
  await expect(figures).toContainText('All notifications so far');
  await page.goto('/admin/notifications?from=2020-01-06&to=2020-01-12');
  await expect(figures).toContainText('Sent Jan 6–12, 2020 (UTC)');
  await expect(figures).toContainText('None yet');
  await page.goto('/admin/notifications');
  await page.getByRole('button', { name: 'New notification' }).click();
  const compose = page.getByRole('dialog', { name: 'New notification' });
  const titleField = compose.getByLabel('Title');
  await compose.getByRole('button', { name: 'Preview email' }).click();
  await expect(titleField).toHaveAccessibleDescription('Enter a title');
  await titleField.fill(title);
  await expect(titleField).toHaveAccessibleDescription('');
  await titleField.clear();
  await compose.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(compose.getByRole('alert').getByRole('link')).toHaveText([
    'Choose at least one',
    'Enter a title',
    'Enter a message',
  ]);
  expect(await findViolations(page)).toEqual([]);
  const chosen = compose.getByRole('combobox', { name: 'Clients', exact: true });
  for (const { name, tenant } of clients) {
    await chosen.fill(tenant);
    await page.getByRole('option', { name }).click();
  }
  await compose.getByLabel('Priority').selectOption('High');
  await titleField.fill(title);
  await compose.getByLabel('Message').fill('Platebook is read-only on Sunday from 06:00.');
  await previewEmail(page, compose, title);
  await compose.getByRole('button', { name: 'Review', exact: true }).click();

  const review = page.getByRole('dialog', { name: `Send “${title}”?` });
  await expect(review).toContainText('It goes to 2 people in 2 clients.');
  expect(await findViolations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Don’t send' }).click();
  for (const { name } of clients) {
    await expect(compose).toContainText(name);
  }
  await compose.getByRole('button', { name: 'Review', exact: true }).click();
  await review.getByRole('textbox').fill('3 clients');
  await review.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(review.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await review.getByRole('textbox').fill('2 clients');
  await review.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent to 2 of 2 clients')).toBeVisible();

  await page.goto(`/admin/notifications?f.client=${clients[0]?.tenant}`);
  const grid = page.getByRole('grid', { name: 'Notifications' });
  const row = grid.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Tamarind & Lime');
  await expect(row).toContainText('High');
  expect(await findViolations(page)).toEqual([]);

  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reader = await theirs.newPage();
  await reader.goto('/dashboard');
  await loginPage(reader).signIn(clients[1]?.owner ?? ADMIN);
  await reader.getByRole('button', { name: /^Notifications/ }).click();
  await expect(reader.getByText(title)).toBeVisible();
  await theirs.close();
});

/** The first client's email, in both languages and as plain text. */
async function previewEmail(page: Page, compose: Locator, title: string): Promise<void> {
  await compose.getByRole('button', { name: 'Preview email' }).click();
  const preview = page.getByRole('dialog', { name: 'Email preview' });
  const mail = preview.locator('iframe').contentFrame();
  await expect(preview).toContainText(`Tamarind & Lime: ${title}`);
  await expect(mail.getByRole('heading', { name: title })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Open Platebook' })).toHaveCSS(
    'background-color',
    'rgb(27, 94, 75)',
  );
  expect(await findViolations(page)).toEqual([]);
  await preview.getByRole('radio', { name: 'Français' }).click();
  await expect(preview).toContainText(`Tamarind & Lime\u00A0: ${title}`);
  await expect(mail.getByText('Ce courriel concerne Tamarind & Lime.')).toBeVisible();
  await preview.getByRole('radio', { name: 'Plain text' }).click();
  await expect(preview.getByRole('figure', { name: 'Plain text' })).toContainText(
    'Ce courriel concerne Tamarind & Lime.',
  );
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
}

test('an administrator tests a notification, schedules it, cancels it, and restores what was deleted', async ({
  page,
  request,
}) => {
  test.slow();
  const { tenant, name } = await openClient(request, 'Verbena Table');
  const title = `Fees for ${tenant.slice(0, 8)}`;
  const headers = { authorization: await authorizationOf(request, ADMIN) };
  await page.goto('/admin/notifications');
  await loginPage(page).signIn(ADMIN);
  await page.getByRole('button', { name: 'New notification' }).click();
  const compose = page.getByRole('dialog', { name: 'New notification' });
  await compose.getByRole('combobox', { name: 'Clients', exact: true }).fill(tenant);
  await page.getByRole('option', { name }).click();
  await compose.getByLabel('Title').fill(title);
  await compose.getByLabel('Message').fill('They change on December 1.');
  await compose.getByRole('button', { name: 'Send test to me' }).click();
  await expect(compose.getByText(`The test for ${ADMIN.email} wasn’t sent`)).toBeVisible();

  await compose.getByRole('radio', { name: 'At a set time' }).check();
  await compose.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(compose.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a day and time in the future',
  ]);
  await compose.getByRole('textbox', { name: 'Day' }).fill('12/31/2099');
  await compose.getByRole('textbox', { name: 'Time (UTC)' }).fill('06:00');
  expect(await findViolations(page)).toEqual([]);
  await compose.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: `Send “${title}”?` });
  await expect(review).toContainText('Sends');
  await review.getByRole('textbox').fill('1 client');
  await review.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(review).toHaveCount(0);
  const cancel = page.getByRole('button', { name: `Cancel “${title}”` });
  await expect(cancel).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(cancel).toHaveCount(0);

  await request.post(`/api/admin/notifications/create?scope=tenant&target_tenant_id=${tenant}`, {
    headers,
    data: { title, message: 'They change on December 1.' },
  });
  await page.goto(`/admin/notifications?f.client=${tenant}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete 1 notification' }).click();
  await page
    .getByRole('dialog', { name: 'Delete 1 notification for everyone?' })
    .getByRole('button', { name: 'Delete 1 notification' })
    .click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(row).toBeVisible();
});

test('an operator resends from the page and from a pipe, and sends nothing new', async ({
  page,
  baseURL,
  request,
}) => {
  test.slow();
  const { tenant } = await openClient(request, 'Juniper Pantry');
  const created = await request.post(
    `/api/admin/notifications/create?scope=tenant&target_tenant_id=${tenant}`,
    {
      headers: { authorization: await authorizationOf(request, ADMIN) },
      data: { title: 'Statements are late', message: 'They come on Monday.' },
    },
  );
  const { data } = (await created.json()) as Schemas['NotificationSendAnswer'];
  const id = data.notification_ids[0] ?? '';

  await page.goto(`/admin/notifications?f.client=${tenant}`);
  await loginPage(page).signIn(STAFF);
  await expect(page.getByText('Sending and deleting needs manage_configurations.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New notification' })).toHaveCount(0);
  const grid = page.getByRole('grid', { name: 'Notifications' });
  await grid.getByRole('button', { name: 'Actions for Statements are late' }).click();
  await page.getByRole('menuitem', { name: 'Show details' }).click();
  const detail = page.getByRole('dialog', { name: 'Statements are late' });
  await expect(detail).toContainText('They come on Monday.');
  await expect(detail).toContainText(id);
  expect(await findViolations(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Resend' }).click();
  await expect(detail).toContainText('Resent to 1 of 1 person');

  const resent = await resendFromPipe(baseURL, await writeToken(request, STAFF), `${id}\n`);
  expect([resent.exitCode, resent.stderr]).toEqual([0, '1 resent, 0 failed\n']);
  expect(resent.stdout).toContain(id);
});

async function writeToken(request: APIRequestContext, person: Person): Promise<string> {
  const made = await request.post('/api/v2/auth/me/tokens', {
    headers: { authorization: await authorizationOf(request, person) },
    data: { name: 'operators’ pipe', access: 'write' },
  });
  const { data } = (await made.json()) as Schemas['CreatedApiTokenAnswer'];
  return data.secret;
}

type Finished = { exitCode: number; stdout: string; stderr: string };

function resendFromPipe(
  baseURL: string | undefined,
  token: string,
  ids: string,
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, 'notify', 'sync', 'resend', '-', '--yes'],
      { env: { PLATEBOOK_API_URL: baseURL, PLATEBOOK_TOKEN: token } },
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
    child.stdin?.end(ids);
  });
}
