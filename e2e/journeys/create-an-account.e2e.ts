import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { registerPage } from '../pages/register.page.ts';
import { INVITE_CODE, newPerson, seedNameless } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { codeIn, lastMail, linkIn } from '../support/inbox.ts';

test('an account is made with an invite code, confirmed by the link of the mail, and opens its books', async ({
  page,
  request,
}) => {
  test.slow();
  const person = newPerson();
  const register = registerPage(page);
  await register.open(INVITE_CODE);
  await expect(page.getByText(`With the invite code ${INVITE_CODE}.`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await register.createAccount(person);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(linkIn(await lastMail(request, person.email, 'confirm_signup')));
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  // Neither the address nor the history keeps a token.
  await expect(page).toHaveURL('/confirm');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Continue as ${person.email}` }).click();

  await expect(page).toHaveURL('/complete-registration');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the books' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your name',
    'Enter the name of the business',
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
  await expect(page.getByText('the name your colleagues see')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your name']);
  await page.getByLabel('Your name').fill('Noa Verhaegen');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quince & Salt' })).toBeVisible();
});

test('before its address is confirmed an account cannot sign in, and is sent the mail again', async ({
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
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong or no longer valid.')).toBeVisible();
  await page
    .getByLabel('Code')
    .fill(codeIn(await lastMail(request, person.email, 'confirm_signup')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/complete-registration');
});

test('a code that cannot be used is refused, and going back loses nothing', async ({ page }) => {
  await registerPage(page).open('WRONG-CODE-0000');
  const code = page.getByLabel('Invite code');
  await expect(code).toHaveAccessibleDescription(/This invite code cannot be used/);
  expect(await findViolations(page)).toEqual([]);
  await code.fill(INVITE_CODE);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await page.getByLabel('E-mail or phone').fill('noa@example.test');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Use at least 8 characters',
    'Accept the terms to go on',
  ]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(code).toHaveValue(INVITE_CODE);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByLabel('E-mail or phone')).toHaveValue('noa@example.test');
});

test('a link that is used up says so instead of signing in', async ({ page, request }) => {
  const person = newPerson();
  await request.post('/api/v2/auth/register', { data: { ...person, invite_code: INVITE_CODE } });
  const link = linkIn(await lastMail(request, person.email, 'confirm_signup'));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'This link has expired or was already used' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/confirm');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBe(null);
});
