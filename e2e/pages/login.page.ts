import type { Page } from '@playwright/test';
import type { Person } from '../support/demo.ts';

export function loginPage(page: Page) {
  return {
    open: () => page.goto('/login'),
    signIn: async ({ email, password }: Person) => {
      await page.getByLabel('Email or phone').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
    refusal: () => page.getByRole('alert'),
  };
}
