import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { STAFF } from '../support/demo.ts';

type Schemas = components['schemas'];

test('staff find a refused request in the log, and follow it to its trace', async ({
  page,
  request,
}) => {
  test.slow();
  const requestId = await refuseRequest(request);
  await page.goto('/admin/log-analyzer');
  await loginPage(page).signIn(STAFF);
  const search = page.getByRole('searchbox', { name: 'Search the log' });
  await search.fill('colour:red');
  await search.press('Enter');
  await expect(page.getByText('There’s no field “colour”.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await search.fill(`request_id:${requestId}`);
  await search.press('Enter');
  await expect(page.getByText('1 line, 0 errors', { exact: true })).toBeVisible();
  const log = page.getByRole('log', { name: 'Log' });
  const line = log.getByRole('listitem').first();
  await expect(line).toContainText('getDataflowTrace refused: trace_not_found 404');
  const warning = page.getByRole('checkbox', { name: /^warning/ });
  await warning.click();
  await expect(page).toHaveURL(/q=request_id%3A.+level%3Awarning/);
  await expect(warning).toBeChecked();
  await expect(line).toContainText('trace_not_found');

  const saved = `Refused ${requestId.slice(0, 8)}`;
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await page.getByLabel('View name').fill(saved);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('tab', { name: 'All lines' }).click();
  await expect(search).toHaveValue('');
  await page.getByRole('tab', { name: saved }).click();
  await expect(search).toHaveValue(/level:warning$/);
  // The previous lines stay until the view's own have loaded.
  await expect(page.getByText('1 line, 0 errors', { exact: true })).toBeVisible();
  await expect(line).toContainText('trace_not_found');

  await line.press('Enter');
  await expect(line.getByRole('tree')).toContainText('error_code');
  expect(await findViolations(page)).toEqual([]);
  await line.getByRole('button', { name: 'Show the lines around it' }).click();
  const around = page.getByRole('region', { name: 'Lines around one line' });
  await expect(around.getByRole('log')).toContainText('trace_not_found');
  await around.getByRole('button', { name: 'Back to the search' }).click();

  await page
    .getByRole('navigation', { name: 'Log views' })
    .getByRole('link', { name: 'Patterns' })
    .click();
  const pattern = page.getByRole('row').filter({ hasText: 'trace_not_found' });
  await expect(pattern).toContainText('new');
  expect(await findViolations(page)).toEqual([]);
  await pattern.getByRole('link', { name: /^Show lines for/ }).click();
  await expect(page).toHaveURL(/operation%3AgetDataflowTrace/);

  await page.goto(`/admin/log-analyzer?q=request_id%3A${requestId}`);
  await line.press('Enter');
  await line.getByRole('link', { name: 'Show trace' }).click();
  await expect(page).toHaveURL(`/admin/dataflow?view=trace&request=${requestId}`);
  await expect(page.getByText(`Trace of ${requestId}`)).toBeVisible();
});

test('staff reveal what a page reported for a reason, and take the lines with them', async ({
  page,
  request,
}) => {
  const requestId = await reportError(request);
  await page.goto(`/admin/log-analyzer?q=request_id%3A${requestId}`);
  await loginPage(page).signIn(STAFF);
  const line = page.getByRole('log', { name: 'Log' }).getByRole('listitem').first();
  await expect(line).toContainText('frontend_api_error failed: api_error 503 on /login');
  await expect(line).toContainText('7 hidden');
  await line.press('Enter');
  await expect(line).not.toContainText('The plums are gone');
  await line.getByRole('button', { name: 'Reveal what’s hidden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reveal what’s hidden' });
  await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(dialog.getByText('Enter why you need to see it')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('A client reported an empty page.');
  await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toContainText('The plums are gone');

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const taking = page.getByRole('dialog', { name: 'Export lines' });
  await taking.getByLabel('Format').selectOption('NDJSON');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    taking.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(requestId);
  expect(text).not.toContain('The plums are gone');
});

/** Requests an unknown trace as staff; returns the id of that request once the log has it. */
async function refuseRequest(request: APIRequestContext): Promise<string> {
  const requestId = randomUUID();
  const headers = await staffHeaders(request);
  const refused = await request.get(`/api/dataflow/trace/${randomUUID()}`, {
    headers: { ...headers, 'x-request-id': requestId },
  });
  expect(refused.status()).toBe(404);
  await expect.poll(() => countLines(request, headers, requestId)).toBe(1);
  return requestId;
}

/** A signed-out page reports a failed call; returns the id of that call. */
async function reportError(request: APIRequestContext): Promise<string> {
  const requestId = randomUUID();
  const event: Schemas['FrontEndErrorEvent'] = {
    operation: 'frontend_api_error',
    stage: 'response',
    source: 'frontend',
    request_id: requestId,
    context: {
      error_id: randomUUID(),
      error_type: 'api_error',
      error_message: 'The plums are gone',
      error_stack: null,
      severity: 'critical',
      user_impact: 'blocking',
      retryable: true,
      url: '/api/v2/plans',
      method: 'GET',
      status: 503,
      status_text: 'Service Unavailable',
      request_id: requestId,
      user_agent: 'Chromium',
      operation: null,
      component: null,
      route: '/login',
      session_id: null,
      tenant_id: null,
    },
  };
  const stored = await request.post('/api/dataflow/events/batch', { data: { events: [event] } });
  expect(stored.status(), await stored.text()).toBeLessThan(300);
  return requestId;
}

async function countLines(
  request: APIRequestContext,
  headers: Record<string, string>,
  requestId: string,
): Promise<number> {
  const answer = await request.get(`/api/dataflow/logs?q=request_id:${requestId}`, { headers });
  const { data } = (await answer.json()) as Schemas['LogLinesAnswer'];
  return data.items.length;
}

async function staffHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const opened = await request.post('/api/v2/auth/login', { data: STAFF });
  const { data } = (await opened.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}
