import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { registerPage } from '../pages/register.page.ts';
import { INVITE_CODE, newPerson, seedNameless } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { codeIn, lastMail, linkIn } from '../support/inbox.ts';

test('an account is made with an invite code, confirmed by the link of the mail, and opens its books', async ({
  page,
  request,
}) => {
  test.slow();
  const person = newPerson();
  const register = registerPage(page);
  await register.open(INVITE_CODE);
  await expect(page.getByText(`Invite code ${INVITE_CODE}`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await register.createAccount(person);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(linkIn(await lastMail(request, person.email, 'confirm_signup')));
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  // Neither the address nor the history contains a token.
  await expect(page).toHaveURL('/confirm');
  expect(await findViolations(page)).toEqual([]);
  const answers = await holdAnswers(page, /\/auth\/me\/tenants$/);
  await page.getByRole('button', { name: `Continue as ${person.email}` }).click();

  await expect(page).toHaveURL('/complete-registration');
  // A loading page also has a heading and a landmark.
  await expect(page.getByRole('heading', { name: 'Complete your registration' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  answers.release();
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your name',
    'Enter the business name',
  ]);
  await register.complete('Noa Verhaegen', 'Quince & Salt');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Quince & Salt' })).toBeVisible();

  await page.goto('/complete-registration');
  await expect(page).toHaveURL('/dashboard');
});

test('the dashboard waits for a complete registration, and one can sign out of it', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const register = registerPage(page);
  await register.open(INVITE_CODE);
  await register.createAccount(person);
  await page
    .getByLabel('Code')
    .fill(codeIn(await lastMail(request, person.email, 'confirm_signup')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/complete-registration');
  await page.goto('/dashboard/sync');
  await expect(page).toHaveURL('/complete-registration');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('who belongs to a tenant already is asked for a name alone', async ({ page, request }) => {
  const person = await seedNameless(request);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/complete-registration');
  await expect(page.getByText('as your team will see it')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your name']);
  await page.getByLabel('Your name').fill('Noa Verhaegen');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quince & Salt' })).toBeVisible();
});

test('before its address is confirmed an account cannot sign in, and is sent the email again', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const registered = await request.post('/api/v2/auth/register', {
    data: { ...person, invite_code: INVITE_CODE },
  });
  expect(registered.status()).toBe(201);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page.getByText('Please verify your email address before logging in.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter code' }).click();
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
  await page
    .getByLabel('Code')
    .fill(codeIn(await lastMail(request, person.email, 'confirm_signup')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/complete-registration');
});

test('a code that cannot be used is refused, and going back loses nothing', async ({ page }) => {
  await registerPage(page).open('WRONG-CODE-0000');
  const code = page.getByLabel('Invite code');
  await expect(code).toHaveAccessibleDescription(/This invite code can’t be used/);
  expect(await findViolations(page)).toEqual([]);
  await code.fill(INVITE_CODE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email or phone').fill('noa@example.test');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Use at least 8 characters',
    'Accept the terms to continue',
  ]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(code).toHaveValue(INVITE_CODE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email or phone')).toHaveValue('noa@example.test');
});

test('a link that is used up says so instead of signing in', async ({ page, request }) => {
  const person = newPerson();
  await request.post('/api/v2/auth/register', { data: { ...person, invite_code: INVITE_CODE } });
  const link = linkIn(await lastMail(request, person.email, 'confirm_signup'));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'This link has expired or was already used' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/confirm');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBe(null);
});

test('confirming in another tab is noticed by the first, which continues by itself or on request', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await registerPage(page).open(INVITE_CODE);
  await registerPage(page).createAccount(person);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(linkIn(await lastMail(page.request, person.email, 'confirm_signup')));
  await expect(other.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/complete-registration');
});

test('a tab that waits for the confirmation follows the one that signed in', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await registerPage(page).open(INVITE_CODE);
  await registerPage(page).createAccount(person);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(linkIn(await lastMail(page.request, person.email, 'confirm_signup')));
  await other.getByRole('button', { name: `Continue as ${person.email}` }).click();
  await expect(other).toHaveURL('/complete-registration');
  await expect(page).toHaveURL('/complete-registration');
});
