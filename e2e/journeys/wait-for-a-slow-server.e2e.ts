import { expect, test, type Page, type Route } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { OWNER } from '../support/demo.ts';

/** Holds the responses of an address until they are released, then passes on the server's. */
async function holdAnswers(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return {
    count: () => held.length,
    release: async () => {
      await page.unroute(address);
      for (const route of held.splice(0)) {
        // A request the page aborted cannot be continued.
        await route.continue().catch(() => undefined);
      }
    },
  };
}

test('a request without an answer for ten seconds says what can be done, until it is answered', async ({
  page,
}) => {
  await page.clock.install();
  await loginPage(page).open();
  await loginPage(page).signIn(OWNER);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const payouts = await holdAnswers(page, '**/payouts?*');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sync' }).click();
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await expect.poll(payouts.count).toBe(1);
  const notice = page.getByRole('status').filter({ hasText: 'Still working…' });
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(notice).toContainText('This is taking longer than usual.');
  expect(await findViolations(page)).toEqual([]);

  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(payouts.count).toBe(2);
  await payouts.release();
  await expect(page.getByRole('table').or(page.getByRole('grid'))).toBeVisible();
});
