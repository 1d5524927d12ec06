import { describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import {
  BooksFault,
  BooksUnreachable,
  WrongRealm,
} from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksAnswer } from '../../connectors/quickbooks/quickbooks.port.ts';
import { isPause, pauseBeforeAsking, reasonToAct } from './ask-again.port.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { fault, ok } from './posting-memory.fake.ts';
import { reportTimeout, retryAfter } from './posting-times.ts';
import type { Posting } from './postings.store.ts';
import { Fenced, judgeAnswer, judgeFailure } from './send-verdict.ts';

const RETRY_MS = 5_000;
const CREATE = { operation: 'create', payload: { DocNumber: 'UE-1' } } as Posting;
const DELETE = { operation: 'delete', payload: { Id: '145', SyncToken: '2' } } as Posting;

const judge = (answer: BooksAnswer, posting = CREATE) => judgeAnswer(posting, answer, RETRY_MS);

describe('a response', () => {
  test('with our number and an ID is posted', () => {
    const answer = ok({ JournalEntry: { Id: '145', SyncToken: '0', DocNumber: 'UE-1' } });
    expect(judge(answer)).toEqual({
      kind: 'posted',
      externalId: '145',
      syncToken: '0',
      call: { httpStatus: 200, code: null, intuitTid: 'tid-1', durationMs: 12 },
    });
  });

  test.each<[string, BooksAnswer]>([
    ['without an entry', ok({})],
    ['without an id', ok({ JournalEntry: { DocNumber: 'UE-1' } })],
    ['about another number', ok({ JournalEntry: { Id: '1', DocNumber: 'UE-2' } })],
    ['of another status', { ...ok({ JournalEntry: { Id: '1', DocNumber: 'UE-1' } }), status: 202 }],
  ])('%s is unknown: the entry may have arrived', (_name, answer) => {
    expect(judge(answer).kind).toBe('unknown');
  });

  test.each([
    ['500', 'An application error has occurred', 500, 'unknown'],
    ['10000', 'System failure', 400, 'unknown'],
    ['600', 'Duplicate Request ID', 400, 'unknown'],
    ['6140', 'Duplicate Document Number Error', 400, 'unknown'],
    ['5010', 'Stale Object Error', 400, 'stale'],
    ['3001', 'ThrottleExceeded', 429, 'later'],
    ['6210', 'Account Period Closed', 400, 'refused'],
    // Observed with the code of a stale object: the text decides.
    ['5010', 'The account period has closed', 400, 'refused'],
    ['2500', 'Invalid Reference Id', 400, 'refused'],
    ['6000', 'A business validation error has occurred', 400, 'refused'],
    ['3200', 'AuthenticationFailed', 401, 'refused'],
  ])('%s "%s" with status %i is %s', (code, text, status, kind) => {
    expect(judge(fault(code, text, status)).kind).toBe(kind);
  });

  test('to a throttled call waits as long as it says, and otherwise at least a minute', () => {
    const throttled = fault('3001', 'ThrottleExceeded', 429);
    expect(judge({ ...throttled, retryAfterMs: 3_000 })).toMatchObject({ waitMs: 3_000 });
    expect(judge(throttled)).toMatchObject({ waitMs: 60_000 });
    expect(judgeAnswer(CREATE, throttled, 90_000)).toMatchObject({ waitMs: 90_000 });
  });

  test('to a deletion of a missing object means that it is deleted; to a new entry, that it is refused', () => {
    const nothing = fault('610', 'Object Not Found');
    expect(judge(nothing, DELETE)).toMatchObject({ kind: 'posted', externalId: '145' });
    expect(judge(nothing)).toMatchObject({ kind: 'refused', retry: true });
  });

  test('to a deletion has the entity, not its number', () => {
    const deleted = ok({ JournalEntry: { Id: '145', status: 'Deleted' } });
    expect(judge(deleted, DELETE).kind).toBe('posted');
    expect(judge(ok({ JournalEntry: { Id: '146' } }), DELETE).kind).toBe('unknown');
  });
});

describe('an error', () => {
  const arrived = new BooksUnreachable('Reset.', { mayHaveArrived: true });
  const notArrived = new BooksUnreachable('Refused.', { mayHaveArrived: false });
  const waiting = new BooksUnreachable('Wait.', { mayHaveArrived: false, waitMs: 42_000 });
  const revoked = new ConnectionError('connection_revoked', 'quickbooks', 'Gone.');
  const unavailable = new ConnectionError('provider_unavailable', 'quickbooks', 'Down.');

  test.each<[string, Error, boolean, object]>([
    ['reset after sending', arrived, true, { kind: 'unknown' }],
    ['reset before sending', arrived, false, { kind: 'later', waitMs: RETRY_MS }],
    ['never arrived', notArrived, true, { kind: 'later', waitMs: RETRY_MS }],
    ['rate-limited', waiting, false, { kind: 'later', waitMs: 42_000 }],
    ['of a lost connection', revoked, true, { kind: 'refused', retry: true }],
    ['of a sign-in that is down', unavailable, true, { kind: 'later', waitMs: RETRY_MS }],
    ['of other books', new WrongRealm('Other.'), false, { kind: 'refused', retry: false }],
    ['of a lost fence', new Fenced('Taken.'), true, { kind: 'fenced' }],
    ['unexpected, after sending', new Error('?'), true, { kind: 'unknown' }],
  ])('%s', (_name, error, hasSent, verdict) => {
    expect(judgeFailure(error, { hasSent, retryMs: RETRY_MS })).toMatchObject(verdict);
  });

  test('that is unexpected, before anything was sent, is an internal error and is thrown', () => {
    const mistake = new TypeError('x is undefined');
    expect(() => judgeFailure(mistake, { hasSent: false, retryMs: RETRY_MS })).toThrow(mistake);
  });
});

describe('when QuickBooks is queried again', () => {
  const refusal = (meaning: BooksFault['meaning']) =>
    new BooksFault({ httpStatus: 400, code: '', detail: 'No.', meaning });
  const expired = new ConnectionError('connection_expired', 'quickbooks', 'Expired.');
  const down = new ConnectionError('provider_unavailable', 'quickbooks', 'Down.');
  const wait = (waitMs: number) => new BooksUnreachable('W.', { mayHaveArrived: false, waitMs });

  test.each<[string, Error, number]>([
    ['no answer', new Error('timeout'), 15_000],
    ['a person must connect', expired, 60_000],
    ['the sign-in is down', down, 15_000],
    ['QuickBooks forbids it', refusal('realm_forbidden'), 60_000],
    ['QuickBooks fails', refusal('provider_error'), 15_000],
    ['QuickBooks asks for a longer pause', wait(90_000), 90_000],
    ['QuickBooks asks for a shorter one', wait(1_000), 15_000],
  ])('%s: after %#', (_name, error, pauseMs) => {
    expect(pauseBeforeAsking(error, RETRY_MS)).toBe(pauseMs);
  });

  test('a rate-limit pause is not a query, a refusal is one', () => {
    expect([wait(1), refusal('throttled'), refusal('not_found'), down].map(isPause)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('only errors that a person can resolve are reported', () => {
    const errors = [expired, down, refusal('subscription_lapsed'), refusal('provider_error')];
    expect(errors.map((error) => reasonToAct(error)?.code ?? null)).toEqual([
      'connection_expired',
      null,
      'subscription_lapsed',
      null,
    ]);
  });
});

describe('times', () => {
  test('retry delays double, up to a minute', () => {
    expect([0, 1, 2, 3, 4, 12, 1_000].map((sends) => retryAfter(TIMES, sends))).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
    ]);
  });

  test('six queries before a send fit into a lease', () => {
    expect(reportTimeout(TIMES)).toBe(10_000);
    expect(reportTimeout({ ...TIMES, callMs: 2_000 })).toBe(2_000);
    expect(reportTimeout({ ...TIMES, leaseMs: 59_999 }) * 6).toBeLessThanOrEqual(59_999);
  });
});
