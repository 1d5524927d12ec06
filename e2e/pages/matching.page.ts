import { expect, type Page } from '@playwright/test';

/** The page where a platform's stores are matched. */
export function matchingPage(page: Page) {
  const add = () => page.getByRole('button', { name: 'Add as a new store' }).first();
  return {
    open: async (platform: string) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Connections' }).first().click();
      await page.getByRole('link', { name: `Manage ${platform}` }).click();
      await page.getByRole('link', { name: 'Match stores' }).click();
      await expect(page.getByRole('heading', { name: `Match ${platform} stores` })).toBeVisible();
    },
    /** A client without stores is first offered to add all at once. */
    oneByOne: async () => {
      const together = page.getByRole('button', { name: 'Add one by one' });
      await expect(together.or(add())).toBeVisible();
      if (await together.isVisible()) {
        await together.click();
      }
    },
    /** Adds the first pending platform store as a new one. */
    addFirst: async (name: string) => {
      await add().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Store name').fill(name);
      await dialog.getByRole('button', { name: 'Add store' }).click();
      await expect(page.getByText(`${name} added and matched.`)).toBeVisible();
    },
  };
}
