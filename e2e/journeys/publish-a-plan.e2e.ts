import { expect, test } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, STAFF } from '../support/demo.ts';

type Schemas = components['schemas'];

test('a plan is made, promised with a code, and changed into a version beside it', async ({
  page,
  request,
}) => {
  test.slow();
  // Not on offer: the plans of other journeys are unaffected.
  const code = `firm_${Date.now().toString(36)}`;
  await page.goto('/admin/subscriptions');
  await loginPage(page).signIn(ADMIN);
  await expect(page.getByRole('table', { name: 'Plans' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New plan' }).click();
  const form = page.getByRole('dialog', { name: 'New plan' });
  await form.getByRole('button', { name: 'Create plan' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Use lowercase letters, digits and _, starting with a letter',
    'Enter a name',
    'Enter a description',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Name', { exact: true }).fill('Practice');
  await form.getByLabel('Description').fill('For firms that work alone.');
  await form.getByLabel('Price', { exact: true }).fill('49.00');
  await form.getByLabel('Available').uncheck();
  await form.getByRole('button', { name: 'Create plan' }).click();
  const row = page.getByRole('row').filter({ hasText: code }).first();
  await expect(row).toContainText('$49.00 a month');
  await expect(row).toContainText('Not available');

  const session = await request.post('/api/v2/auth/login', { data: ADMIN });
  const { data } = (await session.json()) as Schemas['LoginAnswer'];
  const promised = await request.post('/api/admin/invitation-codes', {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { plan_code: code },
  });
  expect(promised.status(), await promised.text()).toBe(201);

  await page.getByRole('button', { name: `Edit ${code}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Practice' });
  await edit.getByLabel('Price', { exact: true }).fill('59.00');
  await edit.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Save Practice?' });
  await expect(review).toContainText('Price: $49.00 → $59.00');
  await expect(review).toContainText(`This is a new version, ${code}-v2.`);
  expect(await findViolations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Keep editing' }).click();
  await expect(edit.getByLabel('Price', { exact: true })).toHaveValue('59.00');
  await edit.getByRole('button', { name: 'Review' }).click();
  await review.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${code}-v2` })).toContainText(
    '$59.00 a month',
  );
  await expect(page.getByRole('button', { name: `Edit ${code}`, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show earlier versions' }).click();
  await expect(page.getByRole('button', { name: `Who is on ${code}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Who is on ${code}-v2` }).click();
  await expect(page.getByRole('dialog', { name: 'Clients on Practice' })).toContainText(
    'No clients are on this plan.',
  );
});

test('an operator sees plans and changes none', async ({ page }) => {
  await page.goto('/admin/subscriptions');
  await loginPage(page).signIn(STAFF);
  await expect(page.getByText('Changing plans needs manage_configurations.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New plan' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Who is on/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Clients on/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
