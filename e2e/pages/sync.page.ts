import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';

export function syncPage(page: Page) {
  const dropArea = () => page.getByText('or drop them here');
  return {
    open: (clientId: string) => page.goto(`/dashboard/sync/files?client=${clientId}`),
    /** Drags files from outside the browser onto the drop area. */
    dropReports: async (...paths: string[]) => {
      const files = await Promise.all(
        paths.map(async (path) => ({
          name: basename(path),
          base64: (await readFile(path)).toString('base64'),
        })),
      );
      const dataTransfer = await page.evaluateHandle((dropped) => {
        const transfer = new DataTransfer();
        for (const { name, base64 } of dropped) {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          transfer.items.add(new File([bytes], name));
        }
        return transfer;
      }, files);
      await dropArea().dispatchEvent('drop', { dataTransfer });
    },
    /** Chooses files in the browser's own dialog. */
    chooseReports: (...paths: string[]) => page.getByLabel('Add report files').setInputFiles(paths),
    fileInList: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    openPayouts: (clientId?: string) =>
      page.goto(`/dashboard/sync/payouts${clientId === undefined ? '' : `?client=${clientId}`}`),
    payoutRows: () => page.getByRole('grid', { name: 'Payouts' }).getByRole('row'),
    importRow: (name: string) =>
      page.getByRole('grid', { name: 'Imports' }).getByRole('row').filter({ hasText: name }),
  };
}
