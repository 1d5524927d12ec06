import { expect, test } from '@playwright/test';
import { SANDBOX } from '../support/sandbox.ts';
import { createScreenCheck } from '../support/screens.ts';

const REALM = '9341452000000001';

function consent(path: string, clientId: string, scope: string): string {
  const url = new URL(path, SANDBOX);
  url.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope,
    redirect_uri: 'http://localhost:8000/callback',
    state: 'state-1',
  }).toString();
  return url.href;
}

const PAGES = [
  ['the console', () => `${SANDBOX}/_sandbox`],
  ['a refused form', () => `${SANDBOX}/_sandbox?refused=There+is+no+such+company.`],
  ['a company', () => `${SANDBOX}/_sandbox/companies/${REALM}`],
  [
    'the consent of QuickBooks',
    () =>
      consent('/connect/oauth2', 'ABsandboxQuickBooksClient', 'com.intuit.quickbooks.accounting'),
  ],
  [
    'the consent of Uber Eats',
    () =>
      consent('/oauth/v2/authorize', 'sandboxUberEatsClient0000000001', 'eats.pos_provisioning'),
  ],
  ['a consent that cannot be', () => consent('/connect/oauth2', 'nobody', 'none')],
] as const;

for (const [name, address] of PAGES) {
  test(`${name} has nothing for axe to find, on a phone and on a desk`, async ({ page }) => {
    const look = createScreenCheck(page);
    await page.goto(address());
    for (const folded of await page.locator('summary').all()) {
      await folded.click();
    }
    await look(name);
    await expect(page.getByText('A simulated provider.')).toBeVisible();
  });
}
