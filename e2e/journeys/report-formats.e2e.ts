import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, STAFF, UBER_EATS_WEEK, type Person } from '../support/demo.ts';

type Schemas = components['schemas'];

async function authorizationOf(request: APIRequestContext, person: Person): Promise<string> {
  const session = await request.post('/api/v2/auth/login', { data: person });
  const { data } = (await session.json()) as Schemas['LoginAnswer'];
  return `Bearer ${data.access_token}`;
}

/** Uploads the demo's week with one renamed column for a new client; returns its import. */
async function uploadRenamed(request: APIRequestContext, header: string) {
  const owner = await seedAccount(request, `Kitchen of ${header}`);
  const headers = { authorization: await authorizationOf(request, owner) };
  const listed = await request.get('/api/v2/clients/clients', { headers });
  const { data: clients } = (await listed.json()) as Schemas['ClientsAnswer'];
  const base = `/api/v2/clients/tenants/${clients.items[0]?.tenant_id}`;
  const week = await readFile(UBER_EATS_WEEK, 'utf8');
  const renamed = week.replace(',Marketing Adjustment,', `,${header},`);
  expect(renamed).not.toBe(week);
  const uploaded = await request.post(`${base}/reports`, {
    headers,
    multipart: {
      file: { name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(renamed) },
    },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(202);
  return async () => {
    const answer = await request.get(`${base}/imports?limit=1`, { headers });
    const { data } = (await answer.json()) as { data: { items: Schemas['ImportSummary'][] } };
    return data.items[0]?.state;
  };
}

test('an administrator names a header, publishes it for all, and takes it back', async ({
  page,
  request,
}) => {
  test.slow();
  const header = `Campaign support ${Date.now().toString(36)}`;
  const stateOfImport = await uploadRenamed(request, header);
  await expect.poll(stateOfImport).toBe('blocked');

  await page.goto(`/admin/config?q=${encodeURIComponent(header)}`);
  await loginPage(page).signIn(ADMIN);
  const row = page.getByRole('row').filter({ hasText: header });
  await expect(row).toContainText('1 of 1 file stopped');
  await expect(row).toContainText('Holds amounts');
  expect(await findViolations(page)).toEqual([]);

  await row.getByRole('button', { name: `Choose what “${header}” is read as` }).click();
  const naming = page.getByRole('dialog', { name: `Read “${header}” as` });
  await naming.getByRole('button', { name: 'Try on stored files' }).click();
  await expect(naming.getByText('Choose a column')).toBeVisible();
  await naming.getByRole('combobox', { name: 'Known column' }).fill('marketing adj');
  await page.getByRole('option', { name: 'marketing adjustment' }).click();
  expect(await findViolations(page)).toEqual([]);
  await naming.getByRole('button', { name: 'Try on stored files' }).click();

  const trial = page.getByRole('dialog', {
    name: `Read “${header}” as “marketing adjustment”?`,
  });
  await expect(trial).toContainText('1 stopped file becomes readable');
  await expect(trial).toContainText('totals in them add up');
  expect(await findViolations(page)).toEqual([]);
  await trial.getByRole('button', { name: 'Publish for all clients' }).click();
  await expect(trial.getByText('Enter a reason')).toBeVisible();
  await trial.getByLabel('Reason').fill('Uber Eats renamed the column.');
  await trial.getByRole('button', { name: 'Publish for all clients' }).click();
  await expect(trial).toBeHidden();
  await expect(row).toContainText('marketing adjustment');
  await expect.poll(stateOfImport).toBe('ready');

  await page.getByRole('link', { name: 'Versions', exact: true }).click();
  const version = page
    .getByRole('row')
    .filter({ hasText: 'Uber Eats renamed the column.' })
    .first();
  await expect(version).toContainText(`“${header}” is read as “marketing adjustment”`);
  await expect(version).toContainText('Current');
  await expect(version).toContainText(ADMIN.email);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove every alias' }).click();
  const restoring = page.getByRole('dialog', { name: 'Remove every alias?' });
  await restoring.getByLabel('Reason').fill('It was another column.');
  await restoring.getByRole('button', { name: 'Publish' }).click();
  await expect(restoring).toBeHidden();
  await expect(
    page.getByText(`“${header}” is no longer read as “marketing adjustment”`),
  ).toBeVisible();
  // Earlier readings are unchanged.
  expect(await stateOfImport()).toBe('ready');
});

test('an operator sees headers and known reports, and changes nothing', async ({ page }) => {
  await page.goto('/admin/config?view=formats');
  await loginPage(page).signIn(STAFF);
  await expect(page.getByText('Changing it needs manage_configurations.')).toBeVisible();
  await page.getByText(/^DoorDash payout summary: /).click();
  await expect(page.getByRole('table', { name: /DoorDash payout summary/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Unknown headers', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Unknown headers' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose what/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(
    page.getByText('You need the manage_configurations capability to see this.'),
  ).toBeVisible();
});

test('an administrator reads the settings in force, and no secret', async ({ page }) => {
  await page.goto('/admin/config?view=settings');
  await loginPage(page).signIn(ADMIN);
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings.getByRole('row').filter({ hasText: 'INVITE_CODE_REQUIRED' })).toContainText(
    'Immediately',
  );
  await expect(settings.getByRole('row').filter({ hasText: 'ACCESS_TOKEN_LIFE_S' })).toContainText(
    'At the next start',
  );
  await expect(settings.getByRole('heading', { name: 'History' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
