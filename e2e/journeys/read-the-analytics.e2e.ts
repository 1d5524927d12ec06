import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF } from '../support/demo.ts';

test('staff read how the installation is used, and take the figures with them', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/analytics?days=365');
  await loginPage(page).signIn(STAFF);
  const funnel = page.getByRole('region', { name: 'From registration to the second week' });
  await expect(funnel.getByRole('row', { name: /^Registered/ })).toContainText('100.0%');
  await expect(
    page.getByRole('region', { name: 'Payouts read', exact: true }).getByRole('table'),
  ).toContainText('Uber Eats');
  await expect(page.getByRole('figure', { name: 'Payouts read by week' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Feature use' }).getByRole('row', { name: /^Report uploads/ }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/days=30$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('section,part,figure,value');
  expect(csv).toMatch(/funnel,,registered,\d+/);
});

test('staff see what is promised, and how far it was kept', async ({ page }) => {
  await page.goto('/admin/dataflow/health');
  await loginPage(page).signIn(STAFF);
  const levels = page.getByRole('region', { name: 'Service levels' });
  await expect(levels.getByText('QuickBooks holds no entry more than once.')).toBeVisible();
  await expect(
    levels.getByRole('meter', { name: 'Requests answered', exact: true }),
  ).toHaveAttribute('aria-valuetext', /in the last 30 days, against a target of 99.9%/);
  expect(await findViolations(page)).toEqual([]);
});
