import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The simulated providers beside the server (playwright.config.ts). */
export const SANDBOX = process.env.E2E_SANDBOX_URL ?? '';

export type Company = { readonly realmId: string; readonly name: string };

/** Unshared books: two clients never share a company. */
export async function seedCompany(request: APIRequestContext, name: string): Promise<Company> {
  const realmId = `93414520${randomInt(10_000_000, 99_999_999)}`;
  const answer = await request.post(`${SANDBOX}/_sandbox/companies`, { data: { realmId, name } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return { realmId, name };
}

/**
 * The edge cases of docs/accounting.md that one Uber Eats merchant can combine: a foreign currency needs its own
 * merchant.
 */
export const EVERY_EDGE_CASE = [
  'negative_payouts',
  'held_payouts',
  'shared_payouts',
  'reversals',
  'twins',
  'cancelled_but_paid',
  'refund_of_closed_year',
  'ads_without_orders',
  'loan_above_sales',
  'backup_withholding',
  'clock_change',
  'closed_weeks',
  'no_store_ids',
  'french_headers',
  'no_description_line',
  'broken_rows',
] as const;

type MerchantWishes = {
  readonly stores?: number;
  readonly cases?: readonly string[];
  /** An undocumented money column of its reports, with the amount of every row. */
  readonly unknownColumn?: { readonly name: string; readonly cents: number };
};

/** An unshared restaurant on Uber Eats with some months of trade, by default in one store; returns its id. */
export async function seedUberMerchant(
  request: APIRequestContext,
  name: string,
  { stores = 1, cases = [], unknownColumn }: MerchantWishes = {},
): Promise<string> {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const answer = await request.post(`${SANDBOX}/_sandbox/merchants`, {
    data: {
      id,
      name,
      platform: 'ubereats',
      stores,
      ordersPerDay: 4,
      cases,
      ...(unknownColumn === undefined ? {} : { unknownColumn }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

/** What the console shows for DoorDash. */
export const DOORDASH = {
  developerId: '1d6a7e5c-3b1f-4c52-9a6e-5d2f0c9b8a01',
  keyId: '7f3b2a10-9c4d-4e8f-b1a2-c3d4e5f60708',
  signingSecret: 'c2FuZGJveC1kb29yZGFzaC1zaWduaW5nLXNlY3JldC0wMDE',
};

/** Presses the button, and answers on the provider's page in its popup. */
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
  // It closes itself, almost at once.
  const closing = consent.waitForEvent('close');
  await consent.getByRole('button', { name: answer }).click();
  await closing;
}
