import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import type { Person } from '../support/demo.ts';
import { englishIn } from '../support/french.ts';

const html = (page: Page) => page.locator('html');

async function signInInFrench(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  await page.getByLabel('Courriel ou téléphone').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('a French browser is answered in French until its reader chooses English', async ({
  browser,
  request,
}) => {
  const person = await seedAccount(request, 'Érable & Thym');
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  const main = page.getByRole('main');

  await test.step('signing in, refused and accepted', async () => {
    await page.goto('/login');
    await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
    expect(await englishIn(page.locator('body'), 'features/auth')).toEqual([]);
    await page.getByLabel('Courriel ou téléphone').fill(person.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Courriel ou mot de passe incorrect.')).toBeVisible();
    await signInInFrench(page, person);
  });

  await test.step('the shell and home', async () => {
    const navigation = page.getByRole('navigation').first();
    await expect(navigation.getByRole('link', { name: 'Synchronisation' })).toBeVisible();
    expect(await englishIn(page.locator('body'), 'app/shell')).toEqual([]);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await englishIn(main, 'features/dashboard')).toEqual([]);
  });

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
    await expect(palette.getByRole('option').first()).toBeVisible();
    expect(await englishIn(palette, 'app/shell')).toEqual([]);
    expect(await englishIn(palette, 'shared/workspace')).toEqual([]);
    await page.keyboard.type('thème sombre');
    await expect(palette.getByRole('option', { name: /Utiliser le thème sombre/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('an address that leads nowhere', async () => {
    await page.goto('/dashboard/nulle-part');
    await expect(
      page.getByRole('heading', { name: 'Il n’y a pas de page à cette adresse' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Page introuvable – Platebook');
  });

  await test.step('English, once chosen, stays', async () => {
    await page.goto('/dashboard/settings/preferences');
    await expect(page.getByLabel('Langue')).toHaveValue('');
    expect(await englishIn(main, 'features/settings')).toEqual([]);
    await page.getByLabel('Langue').selectOption('English (United States)');
    await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en-US');
    const signedOut = await context.newPage();
    await signedOut.goto('/forgot-password');
    await expect(
      signedOut.getByRole('heading', { level: 1, name: 'Forgot your password?' }),
    ).toBeVisible();
  });
  await context.close();

  await test.step('the account’s own language wins on another French browser', async () => {
    const other = await browser.newContext({ locale: 'fr-FR' });
    const elsewhere = await other.newPage();
    await signInInFrench(elsewhere, person);
    await expect(html(elsewhere)).toHaveAttribute('lang', 'en-US');
    await expect(elsewhere.getByRole('link', { name: 'Sync', exact: true }).first()).toBeVisible();
    await other.close();
  });
});

test('a browser of another language is answered in English', async ({ browser, request }) => {
  const person = await seedAccount(request, 'Sorrel & Sage');
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await expect(html(page)).toHaveAttribute('lang', 'en-US');
  await context.close();
});
