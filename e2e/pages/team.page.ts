import type { Page } from '@playwright/test';

export function teamPage(page: Page) {
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
  return {
    open: (clientId: string) => page.goto(`/dashboard/team-management?client=${clientId}`),
    heading: () => page.getByRole('heading', { level: 1, name: 'Team' }),
    invite: async (email: string, role: string) => {
      await page.getByRole('button', { name: 'Invite people' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email addresses').fill(email);
      await dialog.getByRole('radio', { name: role }).check();
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    },
    tab: (name: RegExp) => page.getByRole('tab', { name }),
    row: (name: string | RegExp) => page.getByRole('row', { name }),
    remove: async (name: string) => {
      await menuOf(name).click();
      await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    },
  };
}
