import { expect, test, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import type { Person } from '../support/demo.ts';

type Schemas = components['schemas'];

/** A store of the person's client with a Uber Eats channel. */
async function seedChannel(request: APIRequestContext, person: Person): Promise<void> {
  const session = await request.post('/api/v2/auth/login', { data: person });
  const { data: signedIn } = (await session.json()) as Schemas['LoginAnswer'];
  const headers = { authorization: `Bearer ${signedIn.access_token}` };
  const mine = await request.get('/api/v2/auth/me/tenants', { headers });
  const { data: tenants } = (await mine.json()) as Schemas['MyTenantsAnswer'];
  const stores = `/api/v2/clients/tenants/${tenants.items[0]?.tenant_id}/stores`;
  const created = await request.post(stores, { headers, data: { name: 'Fishtown' } });
  const { data: store } = (await created.json()) as Schemas['StoreAnswer'];
  const channel = await request.post(`${stores}/${store.id}/channels`, {
    headers,
    data: { channel_type: 'ubereats', channel_config: {}, qbo_mapping_config: {} },
  });
  expect(channel.status(), await channel.text()).toBe(201);
}

test('a batch is reviewed, run, notified of when it is over, and reversed', async ({
  page,
  request,
}) => {
  const person = await seedAccount(request, 'Zinnia Kitchen');
  await seedChannel(request, person);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await page.getByRole('link', { name: 'Batches' }).click();
  await expect(page.getByRole('heading', { name: 'No batches yet' })).toBeVisible();

  await page.getByRole('link', { name: 'Start a batch' }).click();
  await page.getByRole('radio', { name: 'Pause or resume automatic sync' }).check();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choose clients' }).click();
  await page.getByRole('button', { name: 'Select all 1' }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('gridcell', { name: 'Pause 1 schedule' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pause or resume automatic sync for 1 client' }).click();
  await expect(page.getByText('Completed')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '1 schedule paused' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await expect(centre.getByText('Batch operation finished')).toBeVisible();
  await centre.getByRole('button', { name: /^Mark read/ }).click();
  await expect(centre).toHaveAccessibleDescription('All read');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Reverse batch' }).click();
  const question = page.getByRole('dialog', { name: 'Reverse this batch?' });
  await question.getByRole('button', { name: 'Reverse batch' }).click();
  await expect(page.getByRole('gridcell', { name: 'Reversed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: '1 schedule as before' })).toBeVisible();
});
