import { expect, test, type Page } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { findViolations } from '../support/axe.ts';
import { ADMIN, OWNER } from '../support/demo.ts';
import { ownServer, type OwnServer } from '../support/own-server.ts';

// An announcement is visible to everyone, so this needs a server of its own.
test.describe('on a server of its own', () => {
  let server: OwnServer;

  test.beforeEach(async () => {
    server = await ownServer({ hasDemo: true });
    await server.start();
  });
  test.afterEach(() => server.stop());

  test('an incident is announced, everybody sees it, it is corrected, and it ends', async ({
    browser,
  }) => {
    test.slow();
    const open = async (): Promise<Page> =>
      (await browser.newContext({ baseURL: server.url })).newPage();
    const [page, owner, reader] = [await open(), await open(), await open()];
    await owner.goto('/dashboard');
    await loginPage(owner).signIn(OWNER);
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/admin/content');
    await loginPage(page).signIn(ADMIN);
    await expect(page.getByRole('heading', { name: 'No banners yet' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'New banner' }).first().click();
    const form = page.getByRole('form', { name: 'Banner' });
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Enter a title',
      'Enter a title',
    ]);
    await form.getByRole('textbox', { name: 'Title in English' }).fill('Posting is delayed');
    await form
      .getByRole('textbox', { name: 'Title in French' })
      .fill('La comptabilisation est retardée');
    await form
      .getByRole('textbox', { name: 'Text in English' })
      .fill('Entries reach QuickBooks up to an hour late.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('La comptabilisation est retardée');
    expect(await findViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Posting is delayed' })).toBeVisible();

    await owner.reload();
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(owner.getByText('Posting is delayed', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const question = page.getByRole('dialog', { name: 'Publish “Posting is delayed”?' });
    await expect(question.getByRole('listitem')).toHaveText([
      'Everyone who opens Platebook or its public pages sees it.',
      'It starts right away. Open pages show it within a minute.',
      'It stays until you end it.',
    ]);
    await question.getByRole('button', { name: 'Publish banner' }).click();
    await expect(page.getByText('Shown now', { exact: true })).toBeVisible();

    await owner.reload();
    await expect(owner.getByText('Posting is delayed', { exact: true })).toBeVisible();
    await expect(owner.getByText('Entries reach QuickBooks up to an hour late.')).toBeVisible();
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(owner)).toEqual([]);
    const announced = reader.getByRole('complementary', { name: 'Annonces' });
    await expect(async () => {
      await reader.goto('/fr/support');
      await expect(announced).toContainText('La comptabilisation est retardée', { timeout: 1_000 });
    }).toPass();
    expect(await findViolations(reader)).toEqual([]);

    const edited = page.getByRole('form', { name: 'Banner' });
    await edited.getByRole('textbox', { name: 'Title in English' }).fill('Posting works again');
    await page.getByRole('button', { name: 'Save banner' }).click();
    await expect(page.getByRole('main')).toContainText(
      'Readers still see the previously published version.',
    );
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish banner' }).click();
    await expect(page.getByRole('button', { name: 'Publish version 1' })).toBeVisible();
    await owner.reload();
    await expect(owner.getByText('Posting works again', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await page.getByRole('button', { name: 'Publish banner' }).click();
    await expect(page.getByRole('button', { name: 'Publish version 1' })).toHaveCount(0);
    await owner.reload();
    await expect(owner.getByText('Posting is delayed', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'End banner…' }).click();
    await page.getByRole('button', { name: 'End banner', exact: true }).click();
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await owner.reload();
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(owner.getByText('Posting is delayed', { exact: true })).toHaveCount(0);
    for (const one of [page, owner, reader]) {
      await one.context().close();
    }
  });
});
