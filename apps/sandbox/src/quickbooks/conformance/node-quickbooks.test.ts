import { Readable } from 'node:stream';
import QuickBooks from 'node-quickbooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf } from '../../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox, type RunningSandbox } from '../../testing/start-sandbox.ts';

type Json = Record<string, unknown>;
type Saved = Json & { Id: string; SyncToken: string };

let sandbox: RunningSandbox;
let books: Record<string, (...parameters: unknown[]) => void>;
let debitId: string;
let creditId: string;

/** The client uses callbacks; its results are QuickBooks' responses. */
function call<Answer = Saved>(method: string, ...parameters: unknown[]): Promise<Answer> {
  const run = books[method];
  if (run === undefined) {
    throw new Error(`node-quickbooks has no ${method}`);
  }
  return new Promise((resolve, reject) => {
    run.call(books, ...parameters, (error: unknown, answer: Answer) => {
      if (error === null || error === undefined) {
        resolve(answer);
      } else {
        reject(error);
      }
    });
  });
}

/** The first error of a rejected call's Fault. */
async function refusal(refused: Promise<unknown>): Promise<Json> {
  const error = await refused.then(
    () => undefined,
    (thrown: { response?: { data?: { Fault?: { Error: Json[] } } }; Fault?: { Error: Json[] } }) =>
      thrown,
  );
  return (error?.response?.data?.Fault ?? error?.Fault)?.Error[0] ?? {};
}

async function accountId(name: string): Promise<string> {
  const { QueryResponse } = await call<{ QueryResponse: { Account: Saved[] } }>('findAccounts', {
    Name: name,
  });
  return QueryResponse.Account[0]?.Id ?? '';
}

beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.quickbooks.setLimits(null);
  const { access_token: accessToken, refresh_token: refreshToken } = await connect(sandbox);
  const { clientId, clientSecret } = sandbox.quickbooks.client;
  Object.assign(QuickBooks, {
    V3_ENDPOINT_BASE_URL: `${sandbox.origin}/v3/company/`,
    TOKEN_URL: `${sandbox.origin}/oauth2/v1/tokens/bearer`,
    REVOKE_URL: `${sandbox.origin}/v2/oauth2/tokens/revoke`,
  });
  books = new QuickBooks(
    clientId,
    clientSecret,
    accessToken,
    false,
    REALM,
    true,
    false,
    '75',
    '2.0',
    refreshToken,
  ) as never;
  debitId = await accountId('Uber Eats Clearing');
  creditId = await accountId('Delivery Sales');
});
afterAll(() => sandbox.stop());

test('reads the chart of accounts page by page, by name', async () => {
  const { QueryResponse } = await call<{ QueryResponse: { Account: Saved[]; maxResults: number } }>(
    'findAccounts',
    [
      { field: 'limit', value: 20 },
      { field: 'offset', value: 21 },
    ],
  );
  expect(QueryResponse.maxResults).toBe(20);
  const names = QueryResponse.Account.map(({ Name }) => String(Name));
  expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  const counted = await call<{ QueryResponse: { totalCount: number } }>('findAccounts', {
    count: true,
  });
  expect(counted.QueryResponse.totalCount).toBe(41);
});

test('a query without matches returns an empty result', async () => {
  const { QueryResponse } = await call<{ QueryResponse: Json }>('findAccounts', {
    Name: 'Nowhere',
  });
  expect(QueryResponse).toEqual({});
});

test('creates, reads, changes and deletes a journal entry', async () => {
  const created = await call(
    'createJournalEntry',
    entryOf(debitId, creditId, 1769.5, { DocNumber: 'UE260308-HSK1' }),
  );
  expect({ ...created, MetaData: undefined, Line: [] }).toEqual({
    Id: created.Id,
    SyncToken: '0',
    domain: 'QBO',
    sparse: false,
    Adjustment: false,
    TotalAmt: 0,
    DocNumber: 'UE260308-HSK1',
    TxnDate: '2026-11-08',
    CurrencyRef: { value: 'USD', name: 'United States Dollar' },
    PrivateNote: 'Week of 2 November',
    TxnTaxDetail: {},
    MetaData: undefined,
    Line: [],
  });
  expect((created.Line as Json[])[0]).toEqual({
    Id: '0',
    Amount: 1769.5,
    DetailType: 'JournalEntryLineDetail',
    JournalEntryLineDetail: {
      PostingType: 'Debit',
      AccountRef: { value: debitId, name: 'Uber Eats Clearing' },
    },
    CustomExtensions: [],
  });
  const changed = await call('updateJournalEntry', { ...created, PrivateNote: 'Corrected' });
  expect([changed.SyncToken, changed.PrivateNote]).toEqual(['1', 'Corrected']);
  expect(await call('getJournalEntry', created.Id)).toEqual(changed);
  expect(
    await refusal(call('updateJournalEntry', { ...created, PrivateNote: 'Late' })),
  ).toMatchObject({ code: '5010' });
  const deleted = await call('deleteJournalEntry', created.Id);
  expect(deleted).toMatchObject({
    JournalEntry: { status: 'Deleted', domain: 'QBO', Id: created.Id },
  });
  expect(await refusal(call('getJournalEntry', created.Id))).toMatchObject({ code: '610' });
});

test('the same requestid returns the first response and creates no second entry', async () => {
  const sent = { ...entryOf(debitId, creditId, 12.34, { DocNumber: 'ONCE' }), requestId: 'k-once' };
  const first = await call('createJournalEntry', { ...sent });
  const again = await call('createJournalEntry', { ...sent });
  expect(again).toEqual(first);
  const { QueryResponse } = await call<{ QueryResponse: { JournalEntry: Saved[] } }>(
    'findJournalEntries',
    { DocNumber: 'ONCE' },
  );
  expect(QueryResponse.JournalEntry).toEqual([first]);
});

test('a duplicate number is refused only if the company requires unique ones', async () => {
  const sent = entryOf(debitId, creditId, 5, { DocNumber: 'JE-001' });
  await call('createJournalEntry', sent);
  const second = await call('createJournalEntry', sent);
  sandbox.quickbooks.companies.configure(REALM, { warnDuplicateJournalNumber: true });
  expect(await refusal(call('createJournalEntry', sent))).toMatchObject({ code: '6140' });
  const third = await call('createJournalEntry', { ...sent, allowDuplicateDocNum: true });
  expect(Number(third.Id)).toBeGreaterThan(Number(second.Id));
  sandbox.quickbooks.companies.configure(REALM, { warnDuplicateJournalNumber: false });
});

test('a closed period accepts nothing', async () => {
  sandbox.quickbooks.companies.configure(REALM, { bookCloseDate: '2026-11-08' });
  expect(await refusal(call('createJournalEntry', entryOf(debitId, creditId, 5)))).toMatchObject({
    code: '6210',
    Message: 'Account Period Closed, Cannot Update Through Services API',
  });
  await call('createJournalEntry', entryOf(debitId, creditId, 5, { TxnDate: '2026-11-09' }));
  sandbox.quickbooks.companies.configure(REALM, { bookCloseDate: null });
});

test('an entry that does not balance, an unknown account and an inactive one are refused', async () => {
  const entry = entryOf(debitId, creditId, 5) as { Line: { Amount: number }[] };
  const unbalanced = { ...entry, Line: [{ ...entry.Line[0], Amount: 6 }, entry.Line[1]] };
  expect(await refusal(call('createJournalEntry', unbalanced))).toMatchObject({ code: '6000' });
  expect(await refusal(call('createJournalEntry', entryOf('99999', creditId, 5)))).toMatchObject({
    code: '2500',
  });
  const account = await call('createAccount', {
    Name: 'Old clearing',
    AccountType: 'Other Current Asset',
  });
  await call('updateAccount', {
    Id: account.Id,
    SyncToken: account.SyncToken,
    Active: false,
    sparse: true,
  });
  expect(await refusal(call('createJournalEntry', entryOf(account.Id, creditId, 5)))).toMatchObject(
    { code: '610' },
  );
});

test('receivables need a customer', async () => {
  const receivable = await accountId('Accounts Receivable (A/R)');
  expect(await refusal(call('createJournalEntry', entryOf(receivable, creditId, 5)))).toMatchObject(
    {
      code: '6000',
      Detail:
        'Business Validation Error: When you use Accounts Receivable, you must choose a customer in the Name field.',
    },
  );
});

test('a batch does what it can and reports what it cannot', async () => {
  const { BatchItemResponse } = await call<{ BatchItemResponse: Json[] }>('batch', [
    { bId: '1', operation: 'create', JournalEntry: entryOf(debitId, creditId, 7) },
    { bId: '2', operation: 'create', JournalEntry: { Line: [] } },
    { bId: '3', Query: 'select * from Account maxresults 1' },
  ]);
  expect(BatchItemResponse.map((item) => [item.bId, Object.keys(item)[0]])).toEqual([
    ['1', 'JournalEntry'],
    ['2', 'Fault'],
    ['3', 'QueryResponse'],
  ]);
});

test('changed data lists what is new and what is deleted', async () => {
  const since = new Date(sandbox.clock.now()).toISOString();
  const stored = await call('createJournalEntry', entryOf(debitId, creditId, 8));
  const gone = await call('createJournalEntry', entryOf(debitId, creditId, 9));
  await call('deleteJournalEntry', gone.Id);
  const { CDCResponse } = await call<{
    CDCResponse: { QueryResponse: { JournalEntry: Saved[] }[] }[];
  }>('changeDataCapture', ['JournalEntry', 'Account'], since);
  expect(CDCResponse[0]?.QueryResponse).toHaveLength(2);
  expect(
    CDCResponse[0]?.QueryResponse[0]?.JournalEntry.map(({ Id, status }) => [Id, status]),
  ).toEqual([
    [stored.Id, undefined],
    [gone.Id, 'Deleted'],
  ]);
});

test('a cleared or reconciled transaction is found only with that filter', async () => {
  const dated = { TxnDate: '2025-02-03' };
  const ids: string[] = [];
  for (const amount of [10, 20, 30]) {
    ids.push((await call('createJournalEntry', entryOf(debitId, creditId, amount, dated))).Id);
  }
  for (const [index, cleared] of [
    [1, 'Cleared'],
    [2, 'Reconciled'],
  ] as const) {
    const marked = await fetch(
      `${sandbox.origin}/_sandbox/companies/${REALM}/entries/${ids[index]}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cleared }),
      },
    );
    expect(marked.status).toBe(200);
  }
  const found = async (cleared?: string) => {
    const report = await call<{ Rows: { Row?: { ColData: { id?: string }[] }[] } }>(
      'reportTransactionList',
      {
        start_date: '2025-02-03',
        end_date: '2025-02-03',
        columns: 'tx_date,txn_type',
        ...(cleared === undefined ? {} : { cleared }),
      },
    );
    return (report.Rows.Row ?? []).map(({ ColData }) => ColData[1]?.id);
  };
  expect(await found()).toEqual(ids);
  expect(await found('Uncleared')).toEqual([ids[0]]);
  expect(await found('Cleared')).toEqual([ids[1]]);
  expect(await found('Reconciled')).toEqual([ids[2]]);
  expect(await refusal(found('UnCleared'))).toMatchObject({ code: '2170' });
});

test('a file is stored with its entry', async () => {
  const entry = await call('createJournalEntry', entryOf(debitId, creditId, 10));
  const file = await call(
    'upload',
    'workpapers.csv',
    'text/csv',
    Readable.from(['a,b\n1,2\n']),
    'JournalEntry',
    entry.Id,
  );
  expect(file).toMatchObject({
    FileName: 'workpapers.csv',
    AttachableRef: [{ EntityRef: { type: 'JournalEntry', value: entry.Id } }],
  });
});

test('returns its preferences', async () => {
  const preferences = await call('getPreferences');
  expect(preferences.AccountingInfoPrefs).toMatchObject({
    ClassTrackingPerTxnLine: true,
    TrackDepartments: true,
  });
  expect(preferences.CurrencyPrefs).toEqual({
    MultiCurrencyEnabled: false,
    HomeCurrency: { value: 'USD' },
  });
});

test('the eleventh call within a second is throttled', async () => {
  sandbox.quickbooks.setLimits({ perSecond: 10, perMinute: 500, batchesPerMinute: 40 });
  const codes = await Promise.all(
    Array.from({ length: 14 }, async () => (await refusal(call('getPreferences'))).code),
  );
  sandbox.quickbooks.setLimits(null);
  expect(codes.filter((code) => code === '3001').length).toBeGreaterThanOrEqual(4);
});
