import type { Page } from '@playwright/test';
import type { Person } from '../support/demo.ts';

export function registerPage(page: Page) {
  return {
    open: (code: string) => page.goto(`/register?${new URLSearchParams({ code })}`),
    createAccount: async ({ email, password }: Person) => {
      await page.getByLabel('Email or phone').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('checkbox', { name: /terms/ }).check();
      await page.getByRole('button', { name: 'Create account' }).click();
    },
    complete: async (name: string, business: string) => {
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('Business name').fill(business);
      await page.getByRole('button', { name: 'Finish setup' }).click();
    },
  };
}
