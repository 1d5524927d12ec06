import { beforeEach, describe, expect, test } from 'vitest';
import { REASONS } from './advice.ts';
import { TIMES } from './posting-defaults.fake.ts';
import { openPostingInMemory, TENANT } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { Posting } from './postings.store.ts';
import type { SendVerdict } from './send-verdict.ts';
import { settleSend } from './settle-send.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const SENT_AT = new Date('2026-11-21T08:59:50.000Z');
const QUARANTINE_END = SENT_AT.getTime() + TIMES.quarantineMs;

const POSTED: SendVerdict = { kind: 'posted', externalId: '145', syncToken: '0' };
const UNKNOWN: SendVerdict = { kind: 'unknown', reason: REASONS.noAnswer };
const REFUSED = { kind: 'refused', reason: REASONS.postingNotIncluded, retry: true } as const;
const LATER: SendVerdict = { kind: 'later', waitMs: 60_000, reason: REASONS.noAnswer };

let env: PostingInMemory;
let sent: Posting;

beforeEach(async () => {
  env = openPostingInMemory();
  const { id } = env.addEntry();
  const key = await env.approve(id);
  sent = underWay({ key });
});

/** A row that this worker is sending, with its claimed fence. */
function underWay(change: Partial<Posting>): Posting {
  env.memory.postings = env.memory.postings.map((row) => ({
    ...row,
    state: 'posting',
    fence: 1,
    sends: 1,
    lastSendAt: SENT_AT,
    leaseOwner: 'worker-1/a',
    leaseUntil: new Date(NOW.getTime() + TIMES.leaseMs),
    ...change,
  }));
  return env.posting(change.key ?? sent.key);
}

const settle = (verdict: SendVerdict, posting = sent) =>
  settleSend(env.deps, env.scope, posting, verdict);

describe('the outcome of a send', () => {
  test('posted: the row has the QuickBooks ID, and the entry is not marked as posted before it was read back', async () => {
    expect(await settle(POSTED)).toEqual({ kind: 'posted', key: sent.key, externalId: '145' });
    expect(env.posting(sent.key)).toEqual({
      ...sent,
      state: 'posted',
      externalId: '145',
      syncToken: '0',
      outcome: null,
      nextAttemptAt: null,
      leaseOwner: null,
      leaseUntil: null,
      finishedAt: NOW,
    });
    expect(env.entry(sent.entryId)).toMatchObject({
      status: 'posting',
      statusReason: null,
      externalId: '145',
      syncToken: '0',
    });
    expect(env.audited()).toEqual(['entry.approved', 'entry.sent']);
    expect(env.notifications).toEqual([]);
  });

  test('posted, of a deletion: the entry keeps its QuickBooks ID', async () => {
    const going = underWay({ operation: 'delete' });
    env.memory.entries = env.memory.entries.map((entry) => ({
      ...entry,
      externalId: '145',
      syncToken: '3',
    }));
    await settle({ kind: 'posted', externalId: '145', syncToken: '' }, going);
    expect(env.entry(sent.entryId)).toMatchObject({ externalId: '145', syncToken: '3' });
  });

  test('unknown: nobody resends it before the quarantine of its last send ends', async () => {
    expect(await settle(UNKNOWN)).toEqual({ kind: 'unknown', untilMs: QUARANTINE_END });
    expect(env.posting(sent.key)).toEqual({
      ...sent,
      state: 'unknown',
      nextAttemptAt: new Date(QUARANTINE_END),
      outcome: { ...REASONS.noAnswer, retry: false },
      leaseOwner: null,
      leaseUntil: null,
    });
    expect(env.entry(sent.entryId)).toMatchObject({
      status: 'posting',
      statusReason: REASONS.noAnswer,
      externalId: null,
    });
    expect(env.audited()).toEqual(['entry.approved', 'entry.unknown']);
  });

  test('unknown: the quarantine starts at the send in the row, not at an earlier one that the caller knew', async () => {
    const held = { ...sent, lastSendAt: null };
    expect(await settle(UNKNOWN, held)).toEqual({ kind: 'unknown', untilMs: QUARANTINE_END });
  });

  test('stale, if what QuickBooks has could not be read: as unknown as no response', async () => {
    expect(await settle({ kind: 'stale', reason: REASONS.changedMeanwhile })).toEqual({
      kind: 'unknown',
      untilMs: QUARANTINE_END,
    });
    expect(env.posting(sent.key).state).toBe('unknown');
  });

  test('refused: failed with the reason, one notification with advice, and free to be resent', async () => {
    expect(await settle(REFUSED)).toEqual({
      kind: 'refused',
      key: sent.key,
      reason: 'The trial or the plan has ended, so nothing is posted.',
    });
    expect(env.posting(sent.key)).toMatchObject({
      state: 'blocked',
      outcome: { ...REASONS.postingNotIncluded, retry: true },
      finishedAt: NOW,
      nextAttemptAt: null,
    });
    expect(env.entry(sent.entryId)).toMatchObject({
      status: 'failed',
      statusReason: REASONS.postingNotIncluded,
    });
    expect(env.notifications).toEqual([
      {
        tenantId: TENANT,
        event: 'entry_failed',
        type: 'error',
        title: "UE-RULE1 wasn't posted",
        message:
          'The trial or the plan has ended, so nothing is posted. Choose a plan, then post the entry again.',
        wording: {
          code: 'entry_not_posted',
          values: expect.objectContaining({ entry: 'UE-RULE1' }),
        },
        action: { label: 'Open the entry', href: `/dashboard/sync/entries/${sent.entryId}` },
        subject: { entry_id: sent.entryId },
        dedupeKey: `entry_failed:error:${sent.entryId}`,
      },
    ]);
  });

  test('refused, of a deletion: the entry is still posted, as it is still in QuickBooks', async () => {
    const going = underWay({ operation: 'delete' });
    await settle({ ...REFUSED, syncToken: '4' }, going);
    expect(env.entry(sent.entryId)).toMatchObject({ status: 'posted', syncToken: '4' });
    expect(env.notifications.map(({ title }) => title)).toEqual([
      "UE-RULE1 wasn't deleted in QuickBooks",
    ]);
  });

  test('later: waits as long as QuickBooks asks, without a notification', async () => {
    const untilMs = NOW.getTime() + 60_000;
    expect(await settle(LATER)).toEqual({ kind: 'throttled', untilMs });
    expect(env.posting(sent.key)).toMatchObject({
      state: 'pending',
      nextAttemptAt: new Date(untilMs),
      leaseOwner: null,
    });
    expect(env.entry(sent.entryId).status).toBe('posting');
    expect(env.notifications).toEqual([]);
  });
});

describe('a row that a later owner has taken over', () => {
  const LATE = [
    ['posted', POSTED],
    ['refused', REFUSED],
    ['unknown', UNKNOWN],
    ['later', LATER],
  ] as const;

  test.each(LATE)('a late "%s" only adds an attempt', async (_kind, verdict) => {
    const taken = underWay({ fence: 2, leaseOwner: 'worker-2/b' });
    const before = { row: taken, entry: env.entry(sent.entryId) };
    expect(await settle(verdict, sent)).toEqual({ kind: 'unknown', untilMs: QUARANTINE_END });
    expect({ row: env.posting(sent.key), entry: env.entry(sent.entryId) }).toEqual(before);
    expect(env.memory.attempts.map(({ outcome, fence }) => [outcome, fence])).toEqual([
      ['fenced', 1],
    ]);
    expect([env.audited(), env.notifications]).toEqual([['entry.approved'], []]);
  });

  test('and a send that was fenced before its socket opened is recorded as fenced, even if the fence matches again', async () => {
    expect(await settle({ kind: 'fenced' })).toEqual({ kind: 'unknown', untilMs: QUARANTINE_END });
    expect(env.posting(sent.key)).toEqual(sent);
    expect(env.memory.attempts.map(({ outcome }) => outcome)).toEqual(['fenced']);
  });
});

test('an attempt records the call, its worker and fence, and the outcome', async () => {
  const call = { httpStatus: 500, code: null, intuitTid: 'tid-9', durationMs: 31 };
  await settle({ ...UNKNOWN, call });
  expect(env.memory.attempts).toEqual([
    {
      tenantId: TENANT,
      id: expect.any(String),
      postingId: sent.id,
      action: 'send',
      requestId: sent.requestId,
      fence: 1,
      worker: 'worker-1',
      httpStatus: 500,
      code: null,
      intuitTid: 'tid-9',
      outcome: 'unknown',
      message: REASONS.noAnswer.message,
      wording: { code: 'no_answer', values: {} },
      durationMs: 31,
      at: NOW,
    },
  ]);
});
