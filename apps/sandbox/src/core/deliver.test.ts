import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entryOf } from '../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';
import type { FaultKind } from './faults.ts';

let sandbox: RunningSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.quickbooks.setLimits(null);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  sandbox.faults.clear();
  ({ access_token: token } = await connect(sandbox));
});

function post(requestId?: string): Promise<Response> {
  const books = sandbox.quickbooks.companies.books(REALM);
  const [debit, credit] = books?.all('Account') ?? [];
  const query = requestId === undefined ? '' : `?requestid=${requestId}`;
  return fetch(`${sandbox.origin}/v3/company/${REALM}/journalentry${query}`, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...entryOf(debit?.Id ?? '', credit?.Id ?? '', 1),
      ...(requestId === undefined ? {} : { PrivateNote: requestId }),
    }),
    signal: AbortSignal.timeout(1000),
  });
}

/** The caller's view of the outcome. */
async function outcome(requestId?: string): Promise<string> {
  try {
    const answer = await post(requestId);
    const text = await answer.text();
    try {
      JSON.parse(text);
      return String(answer.status);
    } catch (error) {
      return `${answer.status}, ${error instanceof SyntaxError ? 'unreadable' : String(error)}`;
    }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'hung up';
  }
}

const entries = () => sandbox.quickbooks.companies.books(REALM)?.all('JournalEntry').length ?? 0;

test.each<[FaultKind, string, number]>([
  ['drop_before', 'hung up', 0],
  ['drop_after', 'hung up', 1],
  ['reset', 'hung up', 0],
  ['timeout_before', 'no answer', 0],
  ['timeout_after', 'no answer', 1],
  ['error_before', '500', 0],
  ['error_after', '500', 1],
  ['throttled', '429', 0],
  ['unauthorized', '401', 0],
  ['slow', '200', 1],
  ['html_503', '503, unreadable', 0],
  ['truncated', '200, unreadable', 1],
  ['slow_loris', 'no answer', 1],
  ['stale_object', '400', 0],
  ['duplicate_number', '400', 0],
  ['closed_period', '400', 0],
  ['inactive_account', '400', 0],
])('%s: the caller sees %s and the books hold %i more', async (kind, seen, more) => {
  const before = entries();
  sandbox.faults.plan({
    kind,
    match: { operation: 'write' },
    times: 1,
    delayMs: kind === 'slow' ? 20 : 5000,
  });
  expect([await outcome(), entries() - before]).toEqual([seen, more]);
  expect([await outcome(), sandbox.faults.given()]).toEqual([
    kind === 'unauthorized' ? '401' : '200',
    { [kind]: 1 },
  ]);
});

test('late_commit: the caller’s connection is dropped, and the entry appears some time later', async () => {
  const before = entries();
  sandbox.faults.plan({
    kind: 'late_commit',
    match: { operation: 'write' },
    times: 1,
    delayMs: 1_500,
  });
  expect([await outcome(), entries() - before]).toEqual(['hung up', 0]);
  await expect.poll(() => entries() - before).toBe(1);
});

const entriesNoted = (note: string) =>
  sandbox.quickbooks.companies
    .books(REALM)
    ?.all('JournalEntry')
    .filter(({ PrivateNote }) => PrivateNote === note).length;

test('a late call is remembered by its requestid, or not at all', async () => {
  for (const [kind, delayMs] of [
    ['late_commit', 400],
    ['late_commit_forgotten', 500],
  ] as const) {
    sandbox.faults.plan({ kind, match: { operation: 'write' }, times: 1, delayMs });
    expect([await outcome(kind), await outcome(kind)]).toEqual(['hung up', '200']);
  }
  await expect.poll(() => entriesNoted('late_commit_forgotten')).toBe(2);
  expect(entriesNoted('late_commit')).toBe(1);
});

test('restart: the server is down for a while, and then has the same books', async () => {
  await outcome();
  const before = entries();
  sandbox.faults.plan({ kind: 'restart', match: {}, times: 1, delayMs: 1_500 });
  expect([await outcome(), await outcome(), entries() - before]).toEqual(['hung up', 'hung up', 0]);
  await expect.poll(() => outcome()).toBe('200');
  expect(entries() - before).toBe(1);
});

test('random faults are the same for the same seed', async () => {
  const run = async () => {
    sandbox.faults.clear();
    sandbox.faults.randomly({
      seed: 7,
      perMille: 500,
      kinds: ['error_before', 'throttled'],
      match: { operation: 'write' },
      delayMs: 0,
    });
    const seen: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      seen.push(await outcome());
    }
    return seen;
  };
  const first = await run();
  expect(new Set(first)).toEqual(new Set(['200', '429', '500']));
  expect(await run()).toEqual(first);
});

test('faults only affect the calls they are planned for', async () => {
  sandbox.faults.plan({
    kind: 'error_before',
    match: { provider: 'ubereats' },
    times: 1,
    delayMs: 0,
  });
  expect(await outcome()).toBe('200');
  expect(sandbox.faults.waiting()).toHaveLength(1);
});

test('a fault planned for one company does not affect another', async () => {
  const planFor = (realm: string) =>
    sandbox.faults.plan({ kind: 'error_before', match: { realm }, times: 1, delayMs: 0 });
  planFor('9341452000000999');
  expect(await outcome()).toBe('200');
  planFor(REALM);
  expect(await outcome()).toBe('500');
  expect(sandbox.faults.waiting().map(({ match }) => match)).toEqual([
    { realm: '9341452000000999' },
  ]);
});
