import { describe, expect, test } from 'vitest';
import { tally } from './books-invariants.ts';
import type { BooksEntry, Evidence, Line, ProviderCall } from './evidence.ts';
import { violationsOf } from './invariants.ts';

const REALM = '9341452000000001';
const OTHER = '9341452000000002';

function lines(cents: number): readonly Line[] {
  return [
    { accountId: '10', side: 'Debit', cents },
    { accountId: '20', side: 'Credit', cents },
  ];
}

function entity(number: number, change: Partial<BooksEntry> = {}): BooksEntry {
  return {
    realmId: REALM,
    id: `b${number}`,
    documentNumber: `PB-${number}`,
    currency: 'USD',
    lines: lines(number * 100),
    ...change,
  };
}

function call(change: Partial<ProviderCall>): ProviderCall {
  const { startedAtMs = 0 } = change;
  return {
    realm: REALM,
    granted: REALM,
    startedAtMs,
    endedAtMs: startedAtMs + 10,
    requestId: null,
    status: 200,
    ...change,
  };
}

/** Two jobs that went well: the second after an unknown outcome that turned out not to have arrived. */
const SOUND: Evidence = {
  jobs: [1, 2].map((number) => ({
    tenantId: 't',
    realmId: REALM,
    entryId: `e${number}`,
    lines: lines(number * 100),
  })),
  entries: [1, 2].map((number) => ({
    tenantId: 't',
    id: `e${number}`,
    status: 'posted',
    externalId: `b${number}`,
    verifiedAtMs: 9_000,
  })),
  outbox: [1, 2].map((number) => ({
    tenantId: 't',
    id: `p${number}`,
    entryId: `e${number}`,
    runId: 'r1',
    realmId: REALM,
    key: `k${number}`,
    requestId: `q${number}`,
    documentNumber: `PB-${number}`,
    lines: lines(number * 100),
    approvedSha256: `h${number}`,
    payloadSha256: `h${number}`,
    state: 'posted',
    fence: number,
    sends: number,
    asks: number - 1,
    externalId: `b${number}`,
    finishedAtMs: 8_000,
  })),
  attempts: [
    { postingId: 'p1', action: 'send', worker: 'a', fence: 1, outcome: 'posted', atMs: 1_000 },
    { postingId: 'p2', action: 'send', worker: 'a', fence: 1, outcome: 'unknown', atMs: 2_000 },
    { postingId: 'p2', action: 'ask', worker: 'b', fence: 2, outcome: 'absent', atMs: 4_000 },
    { postingId: 'p2', action: 'send', worker: 'b', fence: 2, outcome: 'posted', atMs: 4_500 },
  ],
  runs: [{ tenantId: 't', id: 'r1', state: 'posted', status: 'succeeded', finishedAtMs: 9_100 }],
  audits: [
    ['entry.posted', 'e1'],
    ['entry.posted', 'e2'],
    ['entry.sent', 'e1'],
    ['entry.sent', 'e2'],
    ['entry.unknown', 'e2'],
    ['entry.absent', 'e2'],
  ].map(([action = '', entryId = '']) => ({ tenantId: 't', action, entryId })),
  retries: [{ tenantId: 't', from: 'failed' }],
  notifications: [
    { tenantId: 't', event: 'entry_posted', type: 'success', times: 2 },
    { tenantId: 't', event: 'run_failed', type: 'error', times: 1 },
  ],
  connections: [{ realmId: REALM, opensBooks: true }],
  books: [entity(1), entity(2)],
  booksAfterRepeat: [entity(2), entity(1)],
  calls: [
    call({ realm: null, granted: null, startedAtMs: 0, requestId: null }),
    call({ startedAtMs: 1_000, requestId: 'q1', status: 200 }),
    call({ startedAtMs: 2_000, requestId: 'q2', status: null }),
    call({ startedAtMs: 62_000, requestId: 'q2', status: 200 }),
    call({ realm: OTHER, granted: null, startedAtMs: 2_000 }),
  ],
  limits: {
    callsAtOnce: 1,
    callsPerMinute: 2,
    sendsPerJob: 2,
    asksPerJob: 1,
    quarantineMs: 2_000,
    faultsEndedAtMs: 5_000,
    settleWithinMs: 3_000,
  },
};

/** The sound evidence with one row of one kind changed. */
function withRow<
  Kind extends 'entries' | 'outbox' | 'attempts' | 'runs' | 'audits' | 'notifications' | 'calls',
>(kind: Kind, index: number, change: Partial<Evidence[Kind][number]>): Evidence {
  return {
    ...SOUND,
    [kind]: SOUND[kind].map((row, at) => (at === index ? { ...row, ...change } : row)),
  };
}

const withBooks = (...books: BooksEntry[]): Evidence => ({
  ...SOUND,
  books,
  booksAfterRepeat: books,
});

test('a sound trial has no violations', () => {
  expect(violationsOf(SOUND)).toEqual([]);
  expect(tally(SOUND)).toEqual({ lost: 0, duplicate: 0, unbalanced: 0 });
});

describe('each invariant reports its violation', () => {
  test('I1: a job without a key, and one with two', () => {
    const [first, second] = SOUND.outbox;
    const outbox = [
      ...(first === undefined ? [] : [first]),
      ...(second === undefined
        ? []
        : [{ ...second, entryId: 'e1', key: 'k3', documentNumber: 'PB-2' }]),
    ];
    const audits = SOUND.audits.filter(({ action }) => action === 'entry.posted');
    expect(violationsOf({ ...SOUND, outbox, audits, attempts: [] })).toEqual([
      'I1: Entry e1 has 2 keys.',
      'I1: Entry e2 has 0 keys.',
      'I14: Entry e2 says posted and is not there.',
    ]);
  });

  test('I2: a duplicate entity, with its sums', () => {
    const twice = withBooks(entity(1), entity(2), entity(2, { id: 'b3' }));
    expect(violationsOf(twice)).toEqual([
      `I2: PB-2 is 2 times in ${REALM}.`,
      `I4: ${REALM}/10 holds 500 instead of 300.`,
      `I4: ${REALM}/20 holds -500 instead of -300.`,
    ]);
    expect(tally(twice)).toEqual({ lost: 0, duplicate: 1, unbalanced: 0 });
  });

  test("I2: a missing entity is lost, whatever its entry's status", () => {
    const gone = withBooks(entity(1));
    expect(violationsOf(gone)).toEqual([
      `I2: PB-2 is 0 times in ${REALM}.`,
      `I4: ${REALM}/10 holds 100 instead of 300.`,
      `I4: ${REALM}/20 holds -100 instead of -300.`,
      'I5: PB-2 names b2, which is nothing.',
      'I14: Entry e2 says posted and is not there.',
    ]);
    expect(tally(gone)).toEqual({ lost: 1, duplicate: 0, unbalanced: 0 });
  });

  test('I3 and I7: an entity that does not balance differs from the approval', () => {
    const uneven = withBooks(
      entity(1),
      entity(2, { lines: [...lines(200), { accountId: '10', side: 'Debit', cents: 1 }] }),
    );
    expect(violationsOf(uneven)).toEqual([
      `I3: Entity b2 of ${REALM} has 201 on the left and 200 on the right.`,
      `I4: ${REALM}/10 holds 301 instead of 300.`,
      'I7: Entity b2 is not the payload of PB-2.',
    ]);
    expect(tally(uneven).unbalanced).toBe(1);
  });

  test('I3: two currencies in one company', () => {
    expect(violationsOf(withBooks(entity(1), entity(2, { currency: 'CAD' })))).toEqual([
      `I3: ${REALM} holds USD and CAD.`,
    ]);
  });

  test('I5: a row that names another entity than its own', () => {
    expect(violationsOf(withRow('outbox', 0, { externalId: 'b2' }))).toEqual([
      'I5: PB-1 names b2, which is PB-2.',
    ]);
  });

  test('I6: an entity without a job', () => {
    const more = entity(3, { lines: lines(0) });
    expect(violationsOf(withBooks(entity(1), entity(2), more))).toEqual([
      `I6: Entity b3 of ${REALM} has no key.`,
    ]);
  });

  test('I7: a payload that was changed after its approval', () => {
    expect(violationsOf(withRow('outbox', 0, { payloadSha256: 'other' }))).toEqual([
      'I7: The payload of PB-1 was changed after it was hashed.',
    ]);
  });

  test('I8: a fenced-off worker that continued, and two with one fencing token', () => {
    expect(violationsOf(withRow('attempts', 3, { fence: 1, worker: 'a' }))).toEqual([
      'I8: A worker with an old fence worked on p2.',
    ]);
    expect(violationsOf(withRow('attempts', 3, { worker: 'c' }))).toEqual([
      'I8: Two workers held fence 2 of p2.',
    ]);
    const fenced = { fence: 1, worker: 'a', outcome: 'fenced' };
    const audits = SOUND.audits.filter((_record, index) => index !== 3);
    expect(violationsOf({ ...withRow('attempts', 3, fenced), audits })).toEqual([]);
  });

  test('I9: more calls concurrently and per minute than allowed', () => {
    expect(violationsOf(withRow('calls', 1, { endedAtMs: 2_001 }))).toEqual([
      `I9: ${REALM} was called 2 times at once.`,
    ]);
    const third = (startedAtMs: number) =>
      withRow('calls', 4, { realm: REALM, startedAtMs, endedAtMs: startedAtMs });
    expect(violationsOf(third(60_999))).toEqual([`I9: ${REALM} was called 3 times in a minute.`]);
    expect(violationsOf(third(61_000))).toEqual([]);
  });

  test('I10: the token of another company', () => {
    expect(violationsOf(withRow('calls', 4, { granted: REALM }))).toEqual([
      `I10: ${OTHER} was called with the token of ${REALM}.`,
    ]);
  });

  test('I11: a connection whose newest token was never stored', () => {
    const connections = [{ realmId: REALM, opensBooks: false }];
    expect(violationsOf({ ...SOUND, connections })).toEqual([
      `I11: The connection of ${REALM} is lost.`,
    ]);
  });

  test('I12: a send before the end of the quarantine, and unbounded sends', () => {
    const soon = (status: number | null) => {
      const changed = withRow('calls', 2, { startedAtMs: 60_001, endedAtMs: 60_002, status });
      return violationsOf(changed);
    };
    for (const unknown of [null, 200, 500, 503]) {
      expect(soon(unknown)).toEqual(['I12: PB-2 was sent again within 2000 ms.']);
    }
    expect([soon(401), soon(429)]).toEqual([[], []]);
    expect(violationsOf(withRow('outbox', 1, { sends: 3, asks: 2 }))).toEqual([
      'I12: PB-2 was sent 3 times.',
      'I12: PB-2 was asked for 2 times.',
    ]);
  });

  test('I13: a row that never becomes final, and one that does too late', () => {
    expect(violationsOf(withRow('outbox', 1, { state: 'unknown', finishedAtMs: null }))).toEqual([
      'I13: PB-2 is still unknown.',
    ]);
    expect(violationsOf(withRow('outbox', 1, { finishedAtMs: 8_001 }))).toEqual([
      'I13: PB-2 was finished 1 ms too late.',
    ]);
  });

  test('I14: failed although it exists, posted without a read-back, success without a posting', () => {
    expect(violationsOf(withRow('entries', 1, { status: 'failed' }))).toEqual([
      'I14: Entry e2 says failed and is there.',
      'I14: Run r1 succeeded without PB-2.',
    ]);
    expect(violationsOf(withRow('entries', 0, { verifiedAtMs: null }))).toEqual([
      'I14: Entry e1 says posted and is not there.',
    ]);
  });

  test('I15: a repeated request that creates or removes something', () => {
    const more = entity(3);
    expect(violationsOf({ ...SOUND, booksAfterRepeat: [entity(1), more] })).toEqual([
      `I15: Repeating made ${REALM}/b3 PB-3: Credit 20 300, Debit 10 300.`,
      `I15: Repeating took away ${REALM}/b2 PB-2: Credit 20 200, Debit 10 200.`,
    ]);
  });

  test('I14: a run that never ends, and one that reports a failure of what is posted', () => {
    expect(violationsOf(withRow('runs', 0, { state: 'posting', finishedAtMs: null }))).toEqual([
      'I14: Run r1 is still posting.',
    ]);
    expect(violationsOf(withRow('runs', 0, { status: 'failed' }))).toEqual([
      'I14: Run r1 says failed, and all of it is posted.',
    ]);
  });

  test('I16: a posting with two audit records, and one with none', () => {
    expect(violationsOf(withRow('audits', 0, { entryId: 'e2' }))).toEqual([
      'I16: The audit log says 0 times that e1 was posted.',
      'I16: The audit log says 2 times that e2 was posted.',
    ]);
  });

  test('I16: a call that changed something without an audit record, and a record without a call', () => {
    expect(violationsOf(withRow('attempts', 1, { outcome: 'posted' }))).toEqual([
      'I16: The audit log says entry.sent of e2 1 times instead of 2.',
      'I16: The audit log says entry.unknown of e2 1 times instead of 0.',
    ]);
    expect(violationsOf(withRow('attempts', 2, { outcome: 'no_answer' }))).toEqual([
      'I16: The audit log says entry.absent or entry.refused of e2 1 times instead of 0.',
    ]);
  });

  test('I16: an outcome nobody was notified of, and one with two notifications', () => {
    expect(violationsOf(withRow('notifications', 0, { times: 1 }))).toEqual([
      'I16: People of t were told entry_posted 1 times instead of 2.',
    ]);
    expect(violationsOf({ ...SOUND, retries: [] })).toEqual([
      'I16: People of t were told run_failed 1 times instead of 0.',
    ]);
    expect(violationsOf(withRow('audits', 5, { action: 'entry.refused' }))).toEqual([
      'I16: People of t were told entry_failed 0 times instead of 1.',
    ]);
  });
});
