import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The simulated providers beside the server (playwright.config.ts). */
export const SANDBOX = process.env.E2E_SANDBOX_URL ?? '';

export type Company = { readonly realmId: string; readonly name: string };

/** Books of nobody else: two clients never share a company. */
export async function seedCompany(request: APIRequestContext, name: string): Promise<Company> {
  const realmId = `93414520${randomInt(10_000_000, 99_999_999)}`;
  const answer = await request.post(`${SANDBOX}/_sandbox/companies`, { data: { realmId, name } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return { realmId, name };
}

/** Presses the button, and answers the provider's page in the window that opens. */
export async function answerConsent(
  page: Page,
  button: string,
  { choice, answer }: { choice: string | null; answer: 'Connect' | 'No thanks' },
): Promise<void> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const consent = await opening;
  if (choice !== null) {
    await consent.getByRole('radio', { name: choice }).check();
  }
  // It closes itself, at once where nothing is slow.
  const closing = consent.waitForEvent('close');
  await consent.getByRole('button', { name: answer }).click();
  await closing;
}
