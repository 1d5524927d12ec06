import { expect, test, type Browser, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, STAFF } from '../support/demo.ts';

/** The preview runs no script, not even that of axe. */
const PREVIEWED = { without: 'iframe' };

/** A reader of the public site without JavaScript. */
async function openReader(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  return context.newPage();
}

async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: `Publish “${title}”?` });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('an article is written, previewed, published, corrected and brought back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/blocked/i.test(message.text())) {
      blocked.push(message.text());
    }
  });
  const slug = `chargebacks-${Date.now().toString(36)}`;
  const title = `What a chargeback is ${slug.slice(12)}`;
  await page.goto('/admin/blog');
  await loginPage(page).signIn(ADMIN);
  await expect(page.getByRole('grid', { name: 'Articles' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'New article' }).click();
  const form = page.getByRole('form', { name: 'Article' });
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Use lowercase letters and digits, with single hyphens between them',
    'Enter a title',
    'Enter a summary',
  ]);
  expect(await findViolations(page, PREVIEWED)).toEqual([]);
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await form.getByRole('textbox', { name: 'Address' }).fill(slug);
  await form.getByRole('textbox', { name: 'Summary' }).fill('And who pays for it in the end.');
  await form.getByRole('textbox', { name: 'Text' }).fill('A guest says no.\n\nThe bank agrees.');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('The bank agrees.')).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(blocked).toEqual([]);
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(`/admin/blog/${slug}/en-US`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const reader = await openReader(browser, baseURL);
  expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(404);
  await publish(page, title);
  await expect(page.getByRole('main')).toContainText('Readers see this version.');
  expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const text = page.getByRole('form', { name: 'Article' }).getByRole('textbox', { name: 'Text' });
  await text.fill('A guest says no.\n\nThe bank disagrees.');
  await page.getByRole('button', { name: 'Save article' }).click();
  await expect(page.getByRole('main')).toContainText(
    'Readers still see the previously published version.',
  );
  await reader.reload();
  await expect(reader.getByText('The bank agrees.')).toBeVisible();
  await publish(page, title);
  await expect(page.getByRole('main')).toContainText('Readers see this version.');
  await reader.reload();
  await expect(reader.getByText('The bank disagrees.')).toBeVisible();

  await page.getByRole('button', { name: 'Compare version 1 with the latest' }).click();
  const compared = page.getByRole('dialog', { name: 'Version 1 and the latest' });
  await expect(compared.getByRole('row')).toHaveText([
    /^What/,
    'Text, paragraph 2Changed−The bank agrees.+The bank disagrees.',
  ]);
  expect(await findViolations(page, PREVIEWED)).toEqual([]);
  await compared.getByRole('button', { name: 'Restore this version' }).click();
  await expect(compared).toHaveCount(0);
  await expect(text).toHaveValue('A guest says no.\n\nThe bank agrees.');
  await publish(page, title);
  await expect(page.getByRole('main')).toContainText('Readers see this version.');
  await reader.reload();
  await expect(reader.getByText('The bank agrees.')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change address…' }).click();
  const rename = page.getByRole('dialog', { name: 'Change the address?' });
  await rename.getByRole('textbox', { name: 'Address' }).fill(`${slug}-explained`);
  await rename.getByRole('button', { name: 'Change address' }).click();
  await expect(page).toHaveURL(`/admin/blog/${slug}-explained/en-US`);
  await reader.goto(`/blog/${slug}`);
  await expect(reader).toHaveURL(`/blog/${slug}-explained`);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw…' }).click();
  await page.getByRole('button', { name: 'Withdraw article' }).click();
  await expect(page.getByText('Article withdrawn', { exact: true })).toBeVisible();
  expect((await reader.goto(`/blog/${slug}-explained`))?.status()).toBe(410);
  await reader.context().close();
});

test('an article is planned for a set time, and taken back', async ({ page }) => {
  const slug = `planned-${Date.now().toString(36)}`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto('/admin/blog/new');
  await loginPage(page).signIn(ADMIN);
  const form = page.getByRole('form', { name: 'Article' });
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill(slug);
  await form.getByRole('textbox', { name: 'Address' }).fill(slug);
  await form.getByRole('textbox', { name: 'Summary' }).fill('Not before tomorrow.');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(`/admin/blog/${slug}/en-US`);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: `Publish “${slug}”?` });
  await dialog.getByLabel('At a set time').check();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a day and time in the future',
  ]);
  await dialog.getByRole('textbox', { name: 'Day' }).fill(tomorrow);
  await dialog.getByRole('textbox', { name: 'Time (UTC)' }).fill('09:30');
  expect(await findViolations(page, PREVIEWED)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('main')).toContainText('Version 1 is published on');
  await page.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(page.getByRole('main')).not.toContainText('Version 1 is published on');
});

test('an operator reads articles and changes none', async ({ page }) => {
  await page.goto('/admin/blog/a-payout-is-not-your-sales/en-US');
  await loginPage(page).signIn(STAFF);
  await expect(page.getByText('Changing articles needs manage_configurations.')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Versions' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Article' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  expect(await findViolations(page, PREVIEWED)).toEqual([]);
});
