import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { OWNER } from '../support/demo.ts';

type Event = { stage: string; source: string; context: Record<string, unknown> };

/** The page's first report with an event of this stage, and the server's response. */
async function reportOf(page: Page, stage: string) {
  const response = await page.waitForResponse((answer) => {
    const isReport = answer.url().endsWith('/api/dataflow/events/batch');
    return isReport && eventsOf(answer.request().postDataJSON()).some((one) => one.stage === stage);
  });
  const events = eventsOf(response.request().postDataJSON());
  return { status: response.status(), context: events.find((one) => one.stage === stage)?.context };
}

function eventsOf(body: unknown): Event[] {
  return (body as { events: Event[] }).events;
}

/** Hides the tab briefly, like a switch to another one. */
function hideTab(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

test('the server hears of a call that failed, and of a script that stopped', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');

  await page.route('**/api/v2/clients/tenants/*/stores*', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 'error', message: 'An unexpected error occurred', data: null, code: 'x' },
    }),
  );
  const call = reportOf(page, 'response');
  await page.goto('/dashboard/stores');
  const { status, context } = await call;
  expect(status).toBe(201);
  expect(context).toMatchObject({
    error_type: 'api_error',
    severity: 'critical',
    method: 'GET',
    status: 500,
  });
  expect(context?.['route']).toContain('/dashboard/stores');

  const script = reportOf(page, 'runtime');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('a script of the page stopped at /x?token=s3cret');
    });
  });
  await thrown;
  // Not urgent by itself: it is sent when the tab is hidden.
  await hideTab(page);
  const stopped = await script;
  expect(stopped.status).toBe(201);
  expect(stopped.context?.['error_message']).toBe(
    'TypeError: a script of the page stopped at /x?token=',
  );
});

test('the server hears how fast a page was when it is left, and of what the page’s policy blocked', async ({
  page,
}) => {
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const blocked = reportOf(page, 'runtime');
  const measured = reportOf(page, 'load');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(new Image(), { src: 'https://elsewhere.example/seen.png?by=me' }),
    );
    return new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true });
    });
  });
  // The browser measures when idle; a tab hidden before that has nothing to report.
  const reported = measured.then(() => true);
  await expect
    .poll(async () => {
      await hideTab(page);
      return Promise.race([reported, Promise.resolve(false)]);
    })
    .toBe(true);
  expect((await blocked).context?.['error_message']).toBe(
    'Content security policy: img-src blocked https://elsewhere.example/seen.png',
  );
  const { status, context } = await measured;
  expect(status).toBe(201);
  expect(context).toMatchObject({ route: '/dashboard/settings/profile' });
  expect(context?.['fcp_ms']).toBeGreaterThan(0);
  expect(context?.['ttfb_ms']).toBeGreaterThan(0);
});
