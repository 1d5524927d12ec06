import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { codeIn, lastMail, linkIn } from '../support/inbox.ts';

const NEW_PASSWORD = 'eleven quiet lighthouses';

async function askFor(page: Page, email: string) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email or phone').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('a link changes the password once, and ends every other session', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const person = await seedAccount(request, 'Tamarind House');
  const elsewhere = await (await browser.newContext()).newPage();
  await loginPage(elsewhere).open();
  await loginPage(elsewhere).signIn(person);
  await expect(elsewhere).toHaveURL('/dashboard');

  await askFor(page, person.email);
  await expect(page.getByText(`If there’s an account for ${person.email}`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const link = linkIn(await lastMail(request, person.email, 'recovery'));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Use at least 8 characters');
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Choose a longer or less common password.')).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Tamarind House' })).toBeVisible();

  await elsewhere.goto('/dashboard/stores');
  await expect(elsewhere).toHaveURL(/\/login/);
  await loginPage(elsewhere).signIn(person);
  await expect(elsewhere.getByText('Invalid email or password.')).toBeVisible();

  await elsewhere.goto(link);
  await expect(
    elsewhere.getByRole('heading', { name: 'This link has expired or was already used' }),
  ).toBeVisible();
});

test('the code of the mail does as well as its link', async ({ page, request }) => {
  const person = await seedAccount(request, 'Sorrel Lane');
  await askFor(page, person.email);
  await page.getByLabel('Code').fill(codeIn(await lastMail(request, person.email, 'recovery')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sorrel Lane' })).toBeVisible();
});

test('a link that was asked for with PKCE works in the browser that asked, and in no other', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const person = await seedAccount(request, 'Borage Court');
  // Requested the way GoTrue's clients do, storing the verifier.
  const verifier = 'v'.repeat(64);
  const place = new URLSearchParams({ redirect_to: `${baseURL}/reset-password` });
  const answer = await request.post(`/auth/v1/recover?${place}`, {
    data: { email: person.email, code_challenge: verifier, code_challenge_method: 'plain' },
  });
  expect(answer.status()).toBe(200);
  const link = linkIn(await lastMail(request, person.email, 'recovery'));
  await page.goto('/login');
  await page.evaluate(
    (stored) => window.localStorage.setItem('session-code-verifier', JSON.stringify(stored)),
    `${verifier}/PASSWORD_RECOVERY`,
  );
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/reset-password?code=somebody-elses');
  await expect(
    elsewhere.getByRole('heading', { name: 'Open the link in the browser you requested it from' }),
  ).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/reset-password?code=used-before');
  await expect(
    page.getByRole('heading', { name: 'This link has expired or was already used' }),
  ).toBeVisible();
});

test('an address without an account is answered word for word alike', async ({ page }) => {
  await askFor(page, 'nobody@example.test');
  await expect(
    page.getByText('If there’s an account for nobody@example.test, we’ve sent it a message.'),
  ).toBeVisible();
});

test('without a link the page asks for one', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
