import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf } from '../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';

const OTHER_REALM = '9341452000000002';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function read(path: string): Promise<unknown> {
  return (await fetch(`${sandbox.origin}/_sandbox${path}`)).json();
}

async function record(on: boolean): Promise<void> {
  await fetch(`${sandbox.origin}/_sandbox/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record: on }),
  });
}

test('lists which company was called with whose token, when, and what was sent, from a given time on', async () => {
  const { access_token: token } = await connect(sandbox);
  const before = Date.now();
  await record(true);
  const [debit, credit] = sandbox.quickbooks.companies.books(REALM)?.all('Account') ?? [];
  for (const realm of [REALM, OTHER_REALM]) {
    const answer = await fetch(
      `${sandbox.origin}/v3/company/${realm}/journalentry?requestid=once`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(entryOf(debit?.Id ?? '', credit?.Id ?? '', 1, { Memo: 'x' })),
      },
    );
    await answer.text();
  }
  const { calls, properties, foreign } = (await read('/calls')) as {
    calls: {
      realm: string;
      granted: string;
      startedAtMs: number;
      endedAtMs: number;
      requestId: string | null;
      status: number;
    }[];
    properties: string[];
    foreign: string[];
  };
  expect(calls.map((call) => [call.realm, call.granted, call.requestId, call.status])).toEqual([
    [REALM, REALM, 'once', 400],
    [OTHER_REALM, REALM, 'once', 403],
  ]);
  for (const { startedAtMs, endedAtMs } of calls) {
    expect(startedAtMs).toBeGreaterThanOrEqual(before);
    expect(endedAtMs).toBeGreaterThanOrEqual(startedAtMs);
  }
  expect(properties).toEqual([
    'journalentry.Line',
    'journalentry.Line.Amount',
    'journalentry.Line.DetailType',
    'journalentry.Line.JournalEntryLineDetail',
    'journalentry.Line.JournalEntryLineDetail.AccountRef',
    'journalentry.Line.JournalEntryLineDetail.AccountRef.value',
    'journalentry.Line.JournalEntryLineDetail.PostingType',
    'journalentry.Memo',
    'journalentry.PrivateNote',
    'journalentry.TxnDate',
  ]);
  expect(foreign).toEqual(['JournalEntry.Memo']);
  await record(false);
  expect(await read('/calls')).toEqual({ calls: [], properties: [], foreign: [] });
});

test('a company can be founded, once', async () => {
  const found = async (name: string) => {
    const answer = await fetch(`${sandbox.origin}/_sandbox/companies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        realmId: '9341452000000099',
        name,
        settings: { requestIdMemory: 0, queryLagMs: 20 },
      }),
    });
    const { companies } = (await answer.json()) as { companies: { realmId: string }[] };
    return companies.filter(({ realmId }) => realmId === '9341452000000099');
  };
  const company = {
    realmId: '9341452000000099',
    name: 'Quince Kitchen',
    settings: { requestIdMemory: 0, queryLagMs: 20, classTracking: 'per_line' },
  };
  expect(await found('Quince Kitchen')).toMatchObject([company]);
  expect(await found('Another name')).toMatchObject([company]);
  expect(sandbox.quickbooks.companies.books('9341452000000099')?.all('Account')).not.toEqual([]);
});
