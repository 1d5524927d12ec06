import { expect, test, type Page } from '@playwright/test';
import type { components } from '@platebook/api-client';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount, TRIAL_CODE } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { READER, type Person } from '../support/demo.ts';
import { createScreenCheck } from '../support/screens.ts';

const SUBSCRIPTION = /\/tenants\/[^/]+\/subscription$/;

async function signIn(page: Page, person: Person) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
}

async function openSubscription(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
}

async function choose(page: Page, plan: string) {
  await page.getByRole('button', { name: `Choose ${plan}` }).click();
  const question = page.getByRole('dialog', { name: `Choose ${plan}?` });
  await expect(question).toContainText('Your trial ends then.');
  await question.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: plan })).toBeVisible();
}

/** Answers with the state before the payment provider's confirmation. */
async function holdConfirmation(page: Page) {
  await page.route(SUBSCRIPTION, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as components['schemas']['SubscriptionAnswer'];
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, state: 'past_due', renews_at: null } },
    });
  });
}

test('an owner on a trial chooses a plan, fails to pay, tries again, and cancels', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const check = createScreenCheck(page);
  await signIn(page, await seedAccount(request, 'Larch & Lemon', TRIAL_CODE));
  await openSubscription(page);
  await expect(page.getByText('14 days left in your trial')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'People' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 5',
  );
  await check('subscription on a trial');

  await page.getByRole('link', { name: 'See your trial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible();
  await expect(page.getByText('Nothing is deleted.')).toBeVisible();
  await check('trial');
  await page.getByRole('link', { name: 'Choose a plan' }).click();

  await choose(page, 'Demo firm');
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subscription\/failed\?plan=demo-firm&tenant=/);
  await expect(page.getByText('You weren’t charged, and your books are unchanged.')).toBeVisible();
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again: Demo firm, $49.00 a month' });
  await expect(again).toBeVisible();
  await check('failed payment');
  await again.click();

  await expect(page.getByRole('heading', { name: 'Demo firm' })).toBeVisible();
  const checkout = page.url();
  await holdConfirmation(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subscription\/success\?plan=demo-firm&tenant=/);
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unrouteAll();
  const done = page.getByRole('heading', { level: 1, name: 'You’re on Demo firm' });
  await expect(done).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  await check('confirmed payment');

  await page.getByRole('link', { name: 'See your subscription' }).click();
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(plan).toContainText('Renews');
  await expect(page.getByRole('button', { name: 'Choose Demo firm' })).toHaveCount(0);
  await check('paid subscription');
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Fail the next payment' }).click();
  await page.goto('/dashboard/subscription');
  await expect(page.getByText('The last payment failed', { exact: true })).toBeVisible();
  await expect(plan).toContainText('Posting stops');
  await expect(page.getByRole('button', { name: 'Pay for Demo firm' })).toBeVisible();
  await check('failed renewal');
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Renew' }).click();

  await page.goto('/dashboard/subscription/trial-status');
  await expect(page.getByText('Your trial became Demo firm')).toBeVisible();
  await page.getByRole('link', { name: 'See your subscription' }).click();

  const invoices = page.getByRole('table', { name: 'Invoices' });
  await expect(invoices.getByRole('row')).toHaveCount(3);
  await expect(invoices.getByRole('link', { name: /^Open invoice/ })).toHaveCount(2);
  await expect(page.getByText(/^Next invoice: about \$49\.00 on/)).toBeVisible();
  await page.getByRole('button', { name: 'Change payment method' }).click();
  await page.getByRole('button', { name: /^Use Mastercard/ }).click();
  await expect(page.getByText('This card expires soon')).toBeVisible();
  await expect(page.getByText(/^Mastercard ending in 4444/)).toBeVisible();
  await check('invoices and payment');

  await page.getByRole('button', { name: 'Choose Demo single' }).click();
  const change = page.getByRole('dialog', { name: 'Switch to Demo single?' });
  await expect(change).toContainText(/\$\d+\.\d\d is credited to your next invoices\./);
  await check('change of plan');
  await change.getByRole('button', { name: 'Switch to Demo single' }).click();
  await expect(change).toHaveCount(0);
  await expect(plan).toContainText('Demo single');
  await expect(invoices.getByRole('row', { name: /Credited/ })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Demo single' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel Demo single?' });
  await expect(question).toContainText('You can still read and export everything.');
  await check('canceling');
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Your plan ends on/)).toBeVisible();
  await expect(plan).toContainText('Canceled, still active');
  await expect(page.getByRole('button', { name: 'Cancel Demo single' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Resume Demo single' }).click();
  await expect(plan).toContainText('Renews');
  await expect(page.getByText(/^Your plan ends on/)).toHaveCount(0);
});

test('a payment nobody confirms is said to take longer, with a way out', async ({
  page,
  request,
}) => {
  await signIn(page, await seedAccount(request, 'Larch & Lemon', TRIAL_CODE));
  await page.clock.install();
  await page.goto('/dashboard/subscription/success?plan=demo-firm');
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible();
  await page.clock.fastForward(46_000);
  // A query in flight when the clock jumped shows its own, longer notice.
  await expect(page.getByText('This is taking longer than usual', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your subscription' })).toBeVisible();
});

test('whoever does not own the client sees its plan, and who can change it', async ({ page }) => {
  await signIn(page, READER);
  await openSubscription(page);
  await expect(page.getByText('Only an owner can change the plan')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText(
    'Community',
  );
  await expect(page.getByRole('button', { name: /^(Choose|Cancel|Restart|Pay)/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await page.route(SUBSCRIPTION, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Nothing in your books was changed.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toBeVisible();
});

test('where nothing is sold there are no prices and nothing to choose', async ({
  page,
  request,
}) => {
  await page.route('**/api/v2/subscription/plans', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as components['schemas']['PlansAnswer'];
    const items = body.data.items.filter(({ code }) => code === 'community');
    await route.fulfill({ response, json: { ...body, data: { items, payments_enabled: false } } });
  });
  await signIn(page, await seedAccount(request, 'Larch & Lemon'));
  await openSubscription(page);
  await expect(page.getByText(/has turned billing off/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  await expect(page.getByRole('button', { name: /^(Choose|Cancel|Restart|Pay)/ })).toHaveCount(0);
});
