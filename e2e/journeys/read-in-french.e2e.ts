import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { INVITE_CODE, newPerson, seedAccount } from '../support/account.ts';
import { lastMail } from '../support/inbox.ts';

test('a language is chosen, kept on the next device, and given back', async ({
  page,
  browser,
  request,
}) => {
  const person = await seedAccount(request, 'Érable & Thym');
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/preferences');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await page.getByLabel('Language').selectOption('Français (Canada)');
  await expect(page.getByRole('heading', { name: 'Préférences' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByLabel('Fuseau horaire')).toBeVisible();

  const sections = page.getByRole('navigation', { name: 'Paramètres' });
  await sections.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', { name: 'Profil' })).toBeVisible();
  await expect(page.getByText(/^\d{1,2} \p{L}+\.? 20\d\d/u)).toBeVisible();
  await sections.getByRole('link', { name: 'Sécurité' }).click();
  await expect(page.getByRole('heading', { name: 'Mot de passe' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Connexion en deux étapes', exact: true }),
  ).toBeVisible();
  const english = /\b(the|your|and|with|sign|settings|password)\b/i;
  expect(
    (await page.getByRole('main').getByRole('heading').allTextContents()).filter((text) =>
      english.test(text),
    ),
  ).toEqual([]);

  const other = await browser.newPage();
  await loginPage(other).open();
  await loginPage(other).signIn(person);
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await other.close();

  await page.goto('/dashboard/settings/preferences');
  await page.getByLabel('Langue').selectOption('English (United States)');
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en-US');
});

test('whoever reads the app in French comes to the French public pages from it', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  for (const address of ['/login', '/theme-switcher']) {
    await page.goto(address);
    await page.getByRole('link', { name: 'Platebook', exact: true }).first().click();
    await expect(page).toHaveURL('/fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  }
  await context.close();
});

test('whoever comes to the app from a French public page reads it, and is written to, in French', async ({
  page,
  request,
}) => {
  const html = page.locator('html');
  await page.goto('/fr');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(html).toHaveAttribute('lang', 'fr-CA');

  const person = newPerson();
  await page.goto(`/register?${new URLSearchParams({ code: INVITE_CODE })}`);
  await page.getByLabel('Courriel ou téléphone').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /conditions/ }).check();
  await page.getByRole('button', { name: 'Créer un compte', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vérifiez vos courriels' })).toBeVisible();
  const mail = await lastMail(request, person.email, 'confirm_signup');
  expect(mail).toContain('Confirmez votre adresse courriel pour terminer votre inscription.');
});
