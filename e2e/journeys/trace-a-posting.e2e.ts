import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { queuePage } from '../pages/queue.page.ts';
import { syncPage } from '../pages/sync.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, STAFF, UBER_EATS_STORES, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { connectBooks, loseNextAnswer, mapEverything, openStores } from '../support/journal.ts';
import { seedCompany } from '../support/sandbox.ts';

async function openAs(page: Page, path: string, person: Person): Promise<void> {
  await page.goto(path);
  await loginPage(page).signIn(person);
}

/** Posts the first entry of a new client whose books drop the response; returns the request id. */
async function postAndLoseTheAnswer(page: Page): Promise<string> {
  const clientName = `Lovage ${randomUUID().slice(0, 8)}`;
  const queue = queuePage(page);
  const company = await seedCompany(page.request, `${clientName} LLC`);
  const person = await seedAccount(page.request, clientName);
  await openAs(page, '/login', person);
  await expect(page).toHaveURL('/dashboard');
  await connectBooks(page.request, person, company);
  await openStores(page.request, person, UBER_EATS_STORES);
  await queue.open();
  await page.getByRole('link', { name: 'Upload files' }).click();
  await syncPage(page).dropReports(UBER_EATS_WEEK);
  await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  await expect(page.getByText('Needs mapping', { exact: true }).first()).toBeVisible();
  await queue.open();
  await expect(queue.part(/^Needs mapping [1-9]/)).toBeVisible();
  await mapEverything(page.request, person);
  await queue
    .part(/^(Ready|Needs review) [1-9]/)
    .first()
    .click();
  await loseNextAnswer(page.request, company);
  await queue.openFirst();
  await queue.postButton().click();
  const posting = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/entries\//.test(answer.url()),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Post 1 entry' }).click();
  const requestId = (await posting).headers()['x-request-id'];
  await expect(queue.entry().getByText(/^QuickBooks didn’t confirm /)).toBeVisible();
  return requestId ?? '';
}

test('an operator traces a posting that failed from its request to the call to QuickBooks', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const requestId = await postAndLoseTheAnswer(page);
  expect(requestId).toMatch(/^[\w-]{8,64}$/);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const operator = await context.newPage();
  await openAs(operator, '/admin/dataflow?view=trace', STAFF);
  const field = operator.getByLabel('Request ID');
  await field.fill('not an id');
  await operator.getByRole('button', { name: 'Show trace' }).click();
  await expect(
    operator.getByText('Enter a request ID: letters, digits, hyphens and underscores'),
  ).toBeVisible();
  await field.fill(requestId);
  await operator.getByRole('button', { name: 'Show trace' }).click();
  await expect(operator).toHaveURL(`/admin/dataflow?view=trace&request=${requestId}`);
  const trace = operator.getByRole('treegrid', { name: `Trace of ${requestId}` });
  const call = trace.getByRole('row').filter({ hasText: 'POST /v3/company/:id/journalentry' });
  // Events are written asynchronously, about a second later.
  await expect(async () => {
    await operator.getByRole('button', { name: 'Reload' }).click();
    await expect(call.filter({ hasText: 'failed' })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(trace.getByRole('row').filter({ hasText: 'run.sendEntry' })).toContainText('failed');
  await call.filter({ hasText: 'failed' }).click();
  await expect(
    operator.getByRole('region', { name: 'Span POST /v3/company/:id/journalentry' }),
  ).toContainText('Failed: reset');
  expect(await findViolations(operator)).toEqual([]);

  await operator.getByRole('link', { name: 'Operations', exact: true }).click();
  await expect(operator.getByRole('table', { name: 'Operations' })).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Delete old events' })).toBeDisabled();
  await expect(operator.getByText('Needs cleanup_data')).toBeVisible();
  await operator.goto('/admin/dataflow?f.status=failed&f.kind=provider_call');
  await expect(operator.getByRole('table', { name: 'Operations' })).toContainText(
    'POST /v3/company/:id/journalentry',
  );
  await context.close();
});

test('an administrator exports events, and counts what a cleanup would delete', async ({
  page,
}) => {
  await openAs(page, '/admin/dataflow', ADMIN);
  await expect(page.getByRole('table', { name: 'Operations' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const exporting = page.getByRole('dialog', { name: 'Export events' });
  await exporting.getByLabel('Format').selectOption('CSV');
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(
    /^dataflow-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
  );
  await expect(exporting).toBeHidden();

  await page.getByRole('button', { name: 'Delete old events' }).click();
  const counting = page.getByRole('dialog', { name: 'Delete old events' });
  await counting.getByLabel('Older than (days)').fill('6');
  await counting.getByRole('button', { name: 'Count events' }).click();
  await expect(counting.getByText('Enter a whole number from 7 to 3,650')).toBeVisible();
  await counting.getByLabel('Older than (days)').fill('30');
  await counting.getByRole('button', { name: 'Count events' }).click();
  await expect(counting.getByText('No events are older than 30 days.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
