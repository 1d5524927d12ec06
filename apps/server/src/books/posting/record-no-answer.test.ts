import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksFault, BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksFaultMeaning } from '../../connectors/quickbooks/quickbooks.port.ts';
import { reasonOfFault } from './advice.ts';
import { reasonText } from './posting-attempts.store.ts';
import { openPostingInMemory } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import { TIMES } from './posting-defaults.fake.ts';
import type { Posting } from './postings.store.ts';
import { quarantineEnd } from './quarantine.ts';
import { attemptOf, isNumberTaken, recordNoAnswer } from './record-no-answer.ts';

const NOW_MS = Date.parse('2026-11-21T09:00:00.000Z');

let env: PostingInMemory;
let key: string;

beforeEach(async () => {
  env = openPostingInMemory();
  key = await env.approve(env.addEntry().id);
  changeRow({
    state: 'unknown',
    fence: 2,
    sends: 1,
    asks: 1,
    lastSendAt: env.clock.now(),
    leaseOwner: 'worker-1/a',
    leaseUntil: new Date(NOW_MS + TIMES.leaseMs),
  });
});

function changeRow(change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) => ({ ...row, ...change }));
}

function fault(meaning: BooksFaultMeaning): BooksFault {
  return new BooksFault({ httpStatus: 403, code: '3100', detail: 'No access', meaning });
}

const noAnswer = (error: unknown) => recordNoAnswer(env.deps, env.scope, env.posting(key), error);
const waitedMs = () => (env.posting(key).nextAttemptAt?.getTime() ?? 0) - NOW_MS;

const SILENCE = new BooksUnreachable('No answer.', {
  mayHaveArrived: true,
  durationMs: 20_000,
  providerRequestId: 'tid-9',
});
const PAUSE = new BooksUnreachable('Slow down.', { mayHaveArrived: false, waitMs: 45_000 });
const EXPIRED = new ConnectionError('connection_expired', 'quickbooks', 'Expired.');
const OUTAGE = new ConnectionError('provider_unavailable', 'quickbooks', 'Intuit is down.');

describe('an unanswered check', () => {
  test.each([
    ['silence', SILENCE],
    ['a pause', PAUSE],
    ['an expired connection', EXPIRED],
    ['a refusal', fault('realm_forbidden')],
    ['an error of ours', new TypeError('Not a function.')],
  ])('%s never decides the outcome of the entry, and releases the lease', async (_name, error) => {
    const { asks: _asks, nextAttemptAt: _next, outcome: _outcome, ...before } = env.posting(key);
    await noAnswer(error);
    expect(env.posting(key)).toMatchObject({
      ...before,
      state: 'unknown',
      leaseOwner: null,
      leaseUntil: null,
    });
    expect(env.entry('entry-1')).toMatchObject({ status: 'posting', externalId: null });
    expect(env.audited()).toEqual(['entry.approved']);
  });

  test.each([
    ['15 s after a timeout', SILENCE, 3 * TIMES.retryMs],
    ['15 s if the token endpoint is down', OUTAGE, 3 * TIMES.retryMs],
    ['as long as QuickBooks asks', PAUSE, 45_000],
    [
      'not sooner than after a timeout, even if QuickBooks asks for less',
      new BooksUnreachable('Slow down.', { mayHaveArrived: false, waitMs: 1 }),
      3 * TIMES.retryMs,
    ],
    ['60 s if a person has to reconnect', EXPIRED, 12 * TIMES.retryMs],
    ['60 s if access was revoked', fault('unauthorized'), 12 * TIMES.retryMs],
    ['15 s after a QuickBooks error', fault('provider_error'), 3 * TIMES.retryMs],
  ])('is retried: %s', async (_name, error, ms) => {
    await noAnswer(error);
    expect(waitedMs()).toBe(ms);
  });

  test('of a row that another worker claimed meanwhile changes nothing', async () => {
    const held = env.posting(key);
    changeRow({ fence: 7, leaseOwner: 'worker-2/b', asks: 4 });
    const theirs = env.posting(key);
    await recordNoAnswer(env.deps, env.scope, held, SILENCE);
    expect(env.posting(key)).toEqual(theirs);
  });
});

describe('its attempt', () => {
  test('records the outcome of the call, its duration, and Intuit’s transaction ID', async () => {
    await noAnswer(SILENCE);
    expect(env.memory.attempts).toEqual([
      {
        tenantId: env.scope.tenantId,
        id: expect.any(String),
        postingId: env.posting(key).id,
        action: 'ask',
        requestId: env.posting(key).requestId,
        fence: 2,
        worker: 'worker-1',
        httpStatus: null,
        code: null,
        intuitTid: 'tid-9',
        outcome: 'no_answer',
        message: 'No answer.',
        wording: { code: 'books_silent', values: {} },
        durationMs: 20_000,
        at: new Date(NOW_MS),
      },
    ]);
  });

  test('records a refusal with QuickBooks’ message, and values for translation', async () => {
    await noAnswer(fault('realm_forbidden'));
    expect(env.memory.attempts).toMatchObject([
      {
        httpStatus: 403,
        code: '3100',
        outcome: 'no_answer',
        message:
          "Our connection isn't allowed to write to this company. QuickBooks said: No access.",
        wording: reasonText(reasonOfFault(fault('realm_forbidden'))).wording,
        durationMs: 0,
      },
    ]);
  });

  test.each([
    ['QuickBooks asked to wait', PAUSE, 0],
    ['QuickBooks limits calls', fault('throttled'), 0],
    ['there is no connection', EXPIRED, 1],
    ['the connection cannot be refreshed now', OUTAGE, 1],
  ])('is not written if no query was sent: %s', async (_name, error, asks) => {
    await noAnswer(error);
    expect([env.memory.attempts, env.posting(key).asks]).toEqual([[], asks]);
  });
});

describe('notifications', () => {
  test.each([
    [2, 0],
    [3, 1],
    [4, 0],
  ])('after check %i: %i messages', async (asks, messages) => {
    changeRow({ asks });
    await noAnswer(SILENCE);
    expect(env.notifications).toHaveLength(messages);
  });

  test('name the entry, and say that nothing is sent twice', async () => {
    changeRow({ asks: 3 });
    await noAnswer(SILENCE);
    expect(env.notifications).toMatchObject([
      {
        event: 'books_changed',
        type: 'warning',
        title: 'UE-RULE1: waiting for confirmation',
        message:
          "QuickBooks didn't answer 3 checks about it. Nothing is sent again until it does, so nothing posts twice.",
        wording: { code: 'entry_unconfirmed', values: { entry: 'UE-RULE1', checks: 3 } },
        subject: { entry_id: 'entry-1' },
      },
    ]);
  });

  test('are not sent if no query was sent, however often', async () => {
    changeRow({ asks: 3 });
    await noAnswer(PAUSE);
    changeRow({ asks: 3 });
    await noAnswer(EXPIRED);
    expect(env.notifications).toEqual([]);
  });
});

describe('what a person has to do before a query can succeed', () => {
  test.each([
    ['connect again', EXPIRED, 'connection_expired'],
    ['renew access', fault('subscription_lapsed'), 'subscription_lapsed'],
  ])('is stored with the row: %s', async (_name, error, code) => {
    await noAnswer(error);
    expect(env.posting(key).outcome).toMatchObject({ code, retry: false });
  });

  test('stays unchanged after a timeout', async () => {
    const outcome = { code: 'no_answer', message: 'm', action: 'a', retry: false };
    changeRow({ outcome });
    await noAnswer(SILENCE);
    expect(env.posting(key).outcome).toEqual(outcome);
  });

  test('does not hide that the number belongs to another entry, which decides whether it may be resent', async () => {
    const outcome = { code: 'duplicate_number', message: 'm', action: 'a', retry: false };
    changeRow({ outcome });
    await noAnswer(EXPIRED);
    expect(env.posting(key).outcome).toEqual(outcome);
    expect([isNumberTaken(outcome), isNumberTaken(null)]).toEqual([true, false]);
  });
});

describe('when “not found” proves that something never arrived', () => {
  test('is the quarantine after the last send, or after the request if no send is known', () => {
    const sentAt = new Date(NOW_MS + 60_000);
    const row = { createdAt: new Date(NOW_MS), lastSendAt: sentAt };
    expect(quarantineEnd(env.deps, row)).toBe(sentAt.getTime() + TIMES.quarantineMs);
    expect(quarantineEnd(env.deps, { ...row, lastSendAt: null })).toBe(NOW_MS + TIMES.quarantineMs);
  });
});

test('a check starts as a query, with the request ID and fence of its row', () => {
  expect(attemptOf(env.deps, env.posting(key))).toMatchObject({
    action: 'ask',
    outcome: 'asked',
    fence: 2,
    requestId: env.posting(key).requestId,
    message: null,
    wording: null,
  });
});
