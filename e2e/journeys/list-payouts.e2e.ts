import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { findViolations } from '../support/axe.ts';
import { DOORDASH_WEEKS, OWNER, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

/** The listed amounts in cents. */
async function netsOf(page: Page): Promise<number[]> {
  const rows = await syncPage(page).payoutRows().allTextContents();
  return rows.slice(1).map((text) => {
    const amounts = [...text.matchAll(/[−]?[\d,]+\.\d\d/gu)].map(([amount]) => amount);
    return Number((amounts[1] ?? '').replaceAll(/[,.]/gu, '').replace('−', '-'));
  });
}

async function exportAs(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return download;
}

test('payouts are sorted, narrowed, saved as a view, and taken out as files', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Journey of the list');
  const sync = syncPage(page);
  const expectOnlyPimienta = async () => {
    await expect(sync.payoutRows().filter({ hasText: 'Pimienta' }).first()).toBeVisible();
    await expect(sync.payoutRows().filter({ hasText: 'Blue Lantern' })).toHaveCount(0);
  };
  await sync.open(client);
  await loginPage(page).signIn(OWNER);
  await sync.dropReports(UBER_EATS_WEEK, DOORDASH_WEEKS);
  await expect(sync.fileInList('doordash-financials')).toContainText('rows read');
  await expect(sync.fileInList('uber-eats-payment-details')).toContainText('rows read');

  await test.step('sort by net deposit, one way and the other', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Payouts' }).click();
    await expect(sync.payoutRows().filter({ hasText: 'Blue Lantern' }).first()).toBeVisible();
    const ascending = (await netsOf(page)).toSorted((one, other) => one - other);
    await page.getByRole('columnheader', { name: 'Net deposit' }).click();
    await expect(page).toHaveURL(/sort=net/);
    await expect.poll(() => netsOf(page)).toEqual(ascending);
    await page.getByRole('columnheader', { name: 'Net deposit' }).click();
    await expect(page).toHaveURL(/sort=-net/);
    await expect.poll(() => netsOf(page)).toEqual(ascending.toReversed());
    expect(ascending.length).toBeGreaterThan(5);
  });

  await test.step('narrow to one platform and a text, and save that as a view', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('pimienta');
    await expect(page).toHaveURL(/q=pimienta/);
    await expectOnlyPimienta();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Pimienta, largest first');
    await page.getByRole('dialog').getByRole('button', { name: /save/i }).click();
    await expect(page.getByRole('tab', { name: 'Pimienta, largest first' })).toBeVisible();
    await page.getByRole('tab', { name: /^All payouts/ }).click();
    await expect(page).not.toHaveURL(/q=/);
    await expect(sync.payoutRows().filter({ hasText: 'Blue Lantern' }).first()).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Pimienta, largest first' }).click();
    await expect(page).toHaveURL(/q=pimienta.*sort=-net/);
    await expectOnlyPimienta();
  });

  await test.step('narrow to the days of a payout, and back to any day', async () => {
    const before = await sync.payoutRows().count();
    await page.getByRole('button', { name: 'Paid: any day' }).click();
    const panel = page.getByRole('dialog', { name: 'Paid' });
    await panel.getByLabel('From', { exact: true }).fill('2026-04-09');
    await panel.getByLabel('To', { exact: true }).fill('2026-04-09');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/from=2026-04-09&to=2026-04-09/);
    await expect.poll(() => sync.payoutRows().count()).toBeLessThan(before);
    const [, ...rows] = await sync.payoutRows().allTextContents();
    expect(rows.filter((text) => !text.includes('Apr 9, 2026'))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove Paid Apr 9, 2026' }).click();
    await expect.poll(() => sync.payoutRows().count()).toBe(before);
  });

  await test.step('take exactly that out, without a column, as CSV and as a workbook', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Currency' }).click();
    await expect(page.getByRole('checkbox', { name: 'Currency' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    const nets = await netsOf(page);
    const csv = await exportAs(page, 'CSV file');
    expect(csv.suggestedFilename()).toBe('Journey of the list - Payouts.csv');
    const [header = '', ...lines] = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
    expect(header.replace('\uFEFF', '').split(',')).toEqual([
      'Paid',
      'Store',
      'Platform',
      'Gross sales',
      'Net deposit',
      'Tips',
      'Status',
      'Reference',
      'Sales days',
    ]);
    expect(
      lines.map((line) =>
        Number(/,(-?\d+)\.(\d\d),-?\d+\.\d\d,Needs/.exec(line)?.slice(1).join('')),
      ),
    ).toEqual(nets);
    const workbook = await exportAs(page, 'Excel workbook (XLSX)');
    expect(workbook.suggestedFilename()).toBe('Journey of the list - Payouts.xlsx');
    const bytes = await readFile(await workbook.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  await test.step('print every row, and nothing of the app around it', async () => {
    const rows = await sync.payoutRows().count();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Journey of the list, \d+ payouts that match/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Payouts' }).getByRole('row')).toHaveCount(rows);
    await expect(page.getByRole('main')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('main')).toBeVisible();
  });

  await test.step('what leaves nothing says so, and the way back is there', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such store');
    await expect(page.getByText('No payouts match')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(sync.payoutRows().nth(1)).toBeVisible();
  });

  await test.step('on a phone each payout is a card', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sync.payoutRows().nth(1)).toContainText(/Pimienta|Lantern/);
    expect(await findViolations(page)).toEqual([]);
  });
});
