import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { importPage } from '../pages/import.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { DOORDASH_WEEKS, OWNER, ROWS_THAT_DO_NOT_FOOT, UBER_EATS_WEEK } from '../support/demo.ts';
import { seedClient } from '../support/seed.ts';

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

test('a report becomes proven journal entries, and workpapers', async ({ page, request }) => {
  const client = await seedClient(request, OWNER, 'Journey of one report');
  const sync = syncPage(page);
  const run = importPage(page);

  await test.step('sign in on the way to the sync page', async () => {
    await sync.open(client);
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await loginPage(page).signIn(OWNER);
    await expect(page).toHaveURL(`/dashboard/sync/files?client=${client}`);
  });

  await test.step('drop the report and watch it being read', async () => {
    await sync.dropReports(UBER_EATS_WEEK);
    await expect(run.title()).toHaveText(FILE);
    await expect(run.progress().getByRole('listitem')).toHaveText([
      /Import, done/,
      /Recognize, done.*1 report recognized/,
      /Check, done/,
      /Plan, done/,
      /Ready, done/,
    ]);
  });

  await test.step('read the waterfall of each store', async () => {
    await expect(run.payoutLinks()).toHaveCount(2);
    await run.payoutLinks().nth(1).click();
    await expect(page).toHaveURL(/payout=/);
    await expect(run.waterfall()).toContainText('Gross sales');
    await expect(run.waterfall()).toContainText('every cent is accounted for');
    await expect(run.checks().filter({ hasText: 'Off by' })).toHaveCount(0);
  });

  await test.step('see two entries, because the week crosses the end of a month', async () => {
    await expect(run.entry(0)).toContainText('part 1 of 2');
    await expect(run.entry(1)).toContainText('part 2 of 2');
  });

  await test.step('open a line to the rows it comes from', async () => {
    await run.openLine(0, /commission/i);
    const rows = run.sourceTables().first();
    await expect(rows).toContainText('Sum');
    const line = run
      .entry(0)
      .getByRole('row')
      .filter({ hasText: /commission/i })
      .first();
    const amount = await line.getByRole('cell').first().textContent();
    await expect(rows.getByRole('row').last()).toContainText(amount ?? 'no amount');
  });

  await test.step('download the workpapers: a real workbook', async () => {
    const download = await run.downloadWorkpapers();
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.includes('[Content_Types].xml')).toBe(true);
    expect(bytes.includes('xl/workbook.xml')).toBe(true);
  });

  await test.step('drop the same file again: it is the same import', async () => {
    const first = new URL(page.url()).pathname;
    await sync.open(client);
    await sync.chooseReports(UBER_EATS_WEEK);
    await expect(page.getByText('You already imported this file')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(first);
  });
});

test('rows that do not foot are set aside by number, the rest goes on', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Journey of the odd rows');
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  await syncPage(page).open(client);
  await syncPage(page).dropReports(ROWS_THAT_DO_NOT_FOOT);
  const run = importPage(page);
  await expect(run.quarantine().getByRole('row').nth(1)).toBeVisible();
  await expect(run.quarantine()).toContainText('Expected (USD)');
  await expect(run.waterfall()).toBeVisible();
  await expect(run.entry(0)).toBeVisible();
});

test('a ZIP is read file by file, and what it repeats is counted once', async ({
  page,
  request,
}) => {
  const client = await seedClient(request, OWNER, 'Journey of the ZIP');
  await syncPage(page).open(client);
  await loginPage(page).signIn(OWNER);
  await syncPage(page).dropReports(DOORDASH_WEEKS);
  const run = importPage(page);
  await expect(run.title()).toHaveText('doordash-financials-2026-03-30_2026-04-12.zip');
  await expect(run.progress()).toContainText('3 reports recognized');
  await expect(run.progress()).toContainText('every row adds up');
  await expect(run.readReports()).toHaveCount(3);
  await expect(run.payoutLinks()).toHaveCount(8);
});
