import { expect, type Page } from '@playwright/test';

/** The queue of entries, and one entry beside it. */
export function queuePage(page: Page) {
  const drawer = () => page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
  return {
    open: () => page.getByRole('navigation').getByRole('link', { name: 'Sync' }).first().click(),
    part: (name: RegExp) =>
      page.getByRole('navigation', { name: 'Queue views' }).getByRole('link', { name }),
    rows: () => page.getByRole('grid', { name: 'Journal entries' }).getByRole('row'),
    entry: drawer,
    openFirst: () =>
      page
        .getByRole('grid', { name: 'Journal entries' })
        .getByRole('row')
        .nth(1)
        .getByRole('link')
        .first()
        .click(),
    postButton: () => drawer().getByRole('button', { name: /^Post \$/ }),
    /** Returns to the last posted entry once it is in QuickBooks: posting it opened the next one. */
    showPosted: async () => {
      await expect(drawer().getByText(/^Posted \$/)).toBeVisible();
      await drawer().getByRole('button', { name: 'Show entry' }).click();
      await expect(drawer().getByRole('button', { name: 'Show entry' })).toBeHidden();
    },
    /** Deletes the open posted entry from QuickBooks. */
    deleteFromBooks: async () => {
      await drawer().getByRole('button', { name: 'Reverse…' }).click();
      const how = page.getByRole('alertdialog');
      await how.getByRole('radio', { name: 'Delete from QuickBooks' }).check();
      await how.getByRole('button', { name: 'Reverse entry' }).click();
      await expect(drawer().getByText('Reversed', { exact: true }).first()).toBeVisible();
    },
  };
}
