import QuickBooks from 'quickbooks-node-promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf } from '../../testing/journal-entry.fake.ts';
import {
  connect,
  REALM,
  REDIRECT_URI,
  startSandbox,
  type RunningSandbox,
  type Tokens,
} from '../../testing/start-sandbox.ts';

let sandbox: RunningSandbox;
let stored: Tokens;
let books: QuickBooks;

beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.quickbooks.setLimits(null);
  stored = await connect(sandbox);
  const { clientId, clientSecret } = sandbox.quickbooks.client;
  Object.assign(QuickBooks, {
    V3_ENDPOINT_BASE_URL: `${sandbox.origin}/v3/company/`,
    TOKEN_URL: `${sandbox.origin}/oauth2/v1/tokens/bearer`,
    REVOKE_URL: `${sandbox.origin}/v2/oauth2/tokens/revoke`,
  });
  books = new QuickBooks(
    {
      appKey: clientId,
      appSecret: clientSecret,
      redirectUrl: REDIRECT_URI,
      scope: [QuickBooks.scopes.Accounting],
      useProduction: false,
      minorversion: 75,
      storeStrategy: {
        getQBToken: async () => ({
          realmID: REALM,
          access_token: stored.access_token,
          refresh_token: stored.refresh_token,
          access_expire_timestamp: new Date(Date.now() + 3_600_000),
          refresh_expire_timestamp: new Date(Date.now() + 86_400_000),
        }),
        storeQBToken: async (stored) => stored,
      },
      autoRefresh: false,
    },
    REALM,
  );
});
afterAll(() => sandbox.stop());

async function idOf(name: string): Promise<string> {
  const { QueryResponse } = await books.findAccounts({ Name: name });
  return QueryResponse.Account?.[0]?.Id ?? '';
}

test('its own requestid on every POST does no harm', async () => {
  const [debit, credit] = [await idOf('DoorDash Clearing'), await idOf('Delivery Sales')];
  const first = await books.createJournalEntry(entryOf(debit, credit, 20));
  const second = await books.createJournalEntry(entryOf(debit, credit, 20));
  expect(second.JournalEntry.Id).not.toBe(first.JournalEntry.Id);
  const read = await books.getJournalEntry(first.JournalEntry.Id ?? '');
  expect(read.JournalEntry).toEqual(first.JournalEntry);
});

test('the balance of an account follows its entries', async () => {
  const [debit, credit] = [await idOf('Petty Cash'), await idOf('Food Sales')];
  await books.createJournalEntry(entryOf(debit, credit, 20.05));
  await books.createJournalEntry(entryOf(credit, debit, 0.1));
  const { QueryResponse } = await books.findAccounts({ Name: 'Petty Cash' });
  expect(QueryResponse.Account?.[0]?.CurrentBalance).toBe(19.95);
});

test('reads preferences and the company', async () => {
  expect((await books.getPreferences()).Preferences.CurrencyPrefs?.MultiCurrencyEnabled).toBe(
    false,
  );
  expect((await books.getCompanyInfo(REALM)).CompanyInfo.CompanyName).toBe(
    'Harbor Street Kitchen LLC',
  );
});

test('deletes by id', async () => {
  const [debit, credit] = [await idOf('DoorDash Clearing'), await idOf('Delivery Sales')];
  const { JournalEntry } = await books.createJournalEntry(entryOf(debit, credit, 1));
  const deleted = await books.deleteJournalEntry(JournalEntry);
  expect(deleted).toMatchObject({ JournalEntry: { status: 'Deleted', Id: JournalEntry.Id } });
});
