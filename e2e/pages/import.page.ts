import type { Page } from '@playwright/test';

export function importPage(page: Page) {
  const entries = () => page.getByRole('region', { name: 'Journal entries' });
  return {
    title: () => page.getByRole('heading', { level: 1 }),
    progress: () => page.getByRole('list', { name: /^Progress of / }),
    waterfall: () => page.getByRole('figure', { name: /payout to/ }),
    payoutLinks: () =>
      page.getByRole('table', { name: 'Payouts in this import' }).getByRole('link'),
    checks: () => page.getByRole('list', { name: 'Identities' }).getByRole('listitem'),
    entry: (nth: number) => entries().getByRole('article').nth(nth),
    openLine: (nth: number, account: RegExp) =>
      entries()
        .getByRole('article')
        .nth(nth)
        .getByRole('button', { name: account })
        .first()
        .click(),
    sourceTables: () => entries().getByRole('table', { name: /^Rows of / }),
    readReports: () =>
      page.getByRole('region', { name: 'Reports in this file' }).getByRole('article'),
    quarantine: () => page.getByRole('table', { name: 'Rows set aside' }),
    downloadWorkpapers: async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download workpapers' }).click();
      return download;
    },
  };
}
