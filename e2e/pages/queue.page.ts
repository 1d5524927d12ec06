import type { Page } from '@playwright/test';

/** The queue of entries, and one entry beside it. */
export function queuePage(page: Page) {
  const drawer = () => page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
  return {
    open: () => page.getByRole('navigation').getByRole('link', { name: 'Sync' }).first().click(),
    part: (name: RegExp) =>
      page.getByRole('navigation', { name: 'Parts of the queue' }).getByRole('link', { name }),
    rows: () => page.getByRole('grid', { name: 'Journal entries' }).getByRole('row'),
    entry: drawer,
    openFirst: () =>
      page
        .getByRole('grid', { name: 'Journal entries' })
        .getByRole('row')
        .nth(1)
        .getByRole('link')
        .click(),
  };
}
