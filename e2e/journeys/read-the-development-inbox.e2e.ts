import { expect, test } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { OWNER, READER } from '../support/demo.ts';

const LOOKS = [
  {
    name: 'in light on a desk',
    person: OWNER,
    viewport: { width: 1_280, height: 800 },
    colorScheme: 'light',
  },
  {
    name: 'in dark on a phone',
    person: READER,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  },
] as const;

for (const { name, person, viewport, colorScheme } of LOOKS) {
  test(`what was mailed can be read ${name}, and its button leads on`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    await request.post('/auth/v1/recover', { data: { email: person.email } });
    await page.goto(`/dev/inbox?to=${person.email}`);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Reset your password' }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reset your password' }),
    ).toBeVisible();
    expect(await findViolations(page, { without: 'iframe' })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    // By keyboard: the frame renders in its own process, whose scroll position may lag.
    await page
      .frameLocator('iframe')
      .getByRole('link', { name: 'Choose a new password' })
      .press('Enter');
    await expect(page).toHaveURL('/reset-password');
    await context.close();
  });
}

test('a plan is paid for at the test checkout', async ({ page, request }) => {
  const login = await request.post('/api/v2/auth/login', { data: OWNER });
  const { data: session } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${session.access_token}` };
  const mine = await request.get('/api/v2/auth/me/tenants', { headers });
  const { data: tenants } = (await mine.json()) as { data: { items: { tenant_id: string }[] } };
  const subscription = `/api/v2/clients/tenants/${tenants.items[1]?.tenant_id}/subscription`;
  const checkout = await request.post(`${subscription}/checkout`, {
    headers,
    data: { plan_code: 'demo-firm' },
  });
  const { data: started } = (await checkout.json()) as { data: { checkout_url: string } };
  await page.goto(new URL(started.checkout_url).pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Demo firm' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).not.toHaveURL(/\/dev\/checkout\//);
  const { data: paid } = (await (await request.get(subscription, { headers })).json()) as {
    data: { state: string; plan: { code: string } };
  };
  expect([paid.plan.code, paid.state]).toEqual(['demo-firm', 'active']);
});
