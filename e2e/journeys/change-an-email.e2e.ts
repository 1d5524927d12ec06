import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { newPerson, seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { lastMail, linkIn } from '../support/inbox.ts';

test('a new address takes effect once both have agreed, and both hear of it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const person = await seedAccount(request, 'Verbena Table');
  const { email: next } = newPerson();
  const { email: other } = newPerson();
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/profile');
  await page.getByLabel('New email').fill('not an address');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    'Enter an email address, such as name@example.com',
  );
  await page.getByLabel('New email').fill(other);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting for ${other}`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // It persists across visits.
  await page.reload();
  await expect(
    page.getByText(`Until you’ve opened both, you sign in with ${person.email}.`),
  ).toBeVisible();

  // Once canceled, its links do nothing, and another address can be requested.
  const voided = linkIn(await lastMail(request, other, 'email_change'));
  await page.getByRole('button', { name: 'Cancel change' }).click();
  await expect(page.getByText(`Waiting for ${other}`)).toBeHidden();
  await expect(page.getByText(`Currently ${person.email}`)).toBeVisible();
  const late = await (await browser.newContext()).newPage();
  await late.goto(voided);
  await expect(late.getByText(/expired/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Waiting for ${other}`)).toBeHidden();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();

  const mail = await (await browser.newContext()).newPage();
  await mail.goto(linkIn(await lastMail(request, person.email, 'email_change_current')));
  await expect(mail.getByRole('heading', { name: 'First of two links confirmed' })).toBeVisible();
  await mail.goto(linkIn(await lastMail(request, next, 'email_change')));
  await expect(mail.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await expect(mail.getByText(next).first()).toBeVisible();
  for (const address of [person.email, next]) {
    expect(await lastMail(request, address, 'email_changed')).toContain(next);
  }

  await page.reload();
  await expect(page.getByText(`Currently ${next}`)).toBeVisible();
  const later = await (await browser.newContext()).newPage();
  await loginPage(later).open();
  await loginPage(later).signIn(person);
  await expect(later.getByText('Invalid email or password.')).toBeVisible();
  await loginPage(later).signIn({ ...person, email: next });
  await expect(later).toHaveURL('/dashboard');
});
