import { expect, test, vi } from 'vitest';
import { syncRun } from '../../shared/testing/sync.fake.ts';
import type { RecentBatch } from './activity.queries.ts';
import { percentOfAll, toActivities, type Happening } from './activity.view.ts';

const SINCE = '2026-11-21T09:00:00.000Z';
const posting = {
  ...syncRun,
  id: 'r2',
  kind: 'post' as const,
  status: 'running' as const,
  situation: {
    ...syncRun.situation,
    state: 'posting.sending' as const,
    entries: (['posted', 'pending', 'pending'] as const).map((state, at) => ({
      key: `k${at}`,
      document_number: `UE-${at}`,
      total_cents: 100,
      state,
      external_id: null,
      reason: null,
    })),
  },
};
const batch: RecentBatch = {
  id: 'b1',
  operation: 'sync',
  options: {},
  status: 'running',
  counts: {
    total: 200,
    queued: 90,
    running: 10,
    done: 97,
    skipped: 0,
    failed: 3,
    cancelled: 0,
    undone: 0,
  },
  entries: 0,
  can_undo: false,
  idempotency_key: 'i1',
  created_at: SINCE,
  updated_at: SINCE,
  finished_at: null,
};

type ActivityOptions = Partial<
  Pick<Parameters<typeof toActivities>[1], 'onCancelRun' | 'refusal' | 'pathname'>
> & { readonly dismissed?: string };

function activitiesOf(
  happening: Partial<Happening>,
  { pathname = '/dashboard', dismissed = '', ...options }: ActivityOptions = {},
) {
  return toActivities(
    { runs: [], batches: [], uploads: [], exports: [], jobs: [], ...happening },
    {
      sinceMs: Date.parse(SINCE),
      dismissed: new Set([dismissed]),
      pathname,
      hrefOf: (path) => `${path}?client=c1`,
      onDismiss: vi.fn(),
      onCancelRun: null,
      refusal: null,
      ...options,
      jobs: { stop: vi.fn(), retry: vi.fn(), undo: vi.fn(), dismiss: vi.fn() },
    },
  );
}

test('work in progress is shown with its progress, uploads first', () => {
  const shown = activitiesOf({
    runs: [posting],
    batches: [batch],
    uploads: [{ name: 'week.csv', percent: 12 }],
  });
  expect(shown).toEqual([
    { id: 'upload week.csv', title: 'Upload week.csv', state: 'running', percent: 12 },
    {
      id: 'b1',
      title: 'Sync',
      state: 'running',
      percent: 50,
      detail: '100 of 200 clients, 3 failed',
      link: { text: 'Open the batch', href: '/dashboard/batch-operations/b1' },
    },
    {
      id: 'r2',
      title: 'Posting to QuickBooks',
      state: 'running',
      percent: 33,
      detail: '1 of 3 posted',
      link: { text: 'Open the run', href: '/dashboard/sync/runs/r2?client=c1' },
    },
  ]);
});

test('work finished in this visit stays until dismissed; earlier work is not shown', () => {
  const ended = { ...syncRun, status: 'failed' as const };
  const now = activitiesOf({ runs: [{ ...ended, finished_at: '2026-11-21T09:00:05.000Z' }] });
  expect(now.map(({ state, onDismiss }) => [state, onDismiss !== undefined])).toEqual([
    ['failed', true],
  ]);
  const inAnother = { ...ended, finished_at: '2026-11-21T08:59:59.000Z' };
  expect(activitiesOf({ runs: [inAnother] })).toEqual([]);
  expect(activitiesOf({ runs: [posting] }, { dismissed: 'r2' })).toEqual([]);
});

test('a job is not shown over its own page', () => {
  expect(activitiesOf({ runs: [posting] }, { pathname: '/dashboard/sync/runs/r2' })).toEqual([]);
});

test('a job of this page can be stopped while it runs, and then retried, undone and dismissed', () => {
  const job: Happening['jobs'][number] = {
    id: 'j1',
    title: 'Archive 3 clients',
    state: 'running',
    total: 3,
    over: 1,
    done: [{ id: 'c1', name: 'Harbor' }],
    failures: [],
    canUndo: false,
    link: undefined,
    endedAtMs: null,
  };
  const [running] = activitiesOf({ jobs: [job], exports: ['Export payouts'] }).slice(1);
  expect(running).toMatchObject({ state: 'running', percent: 33, detail: '1 of 3' });
  const offered = (change: Partial<typeof job>) =>
    Object.entries(activitiesOf({ jobs: [{ ...job, ...change }] })[0] ?? {})
      .filter(([name, value]) => /^(?:on|undo)/.test(name) && value !== undefined)
      .map(([name]) => name)
      .toSorted();
  expect(offered({})).toEqual(['onCancel']);
  expect(offered({ state: 'done', canUndo: true, endedAtMs: 1 })).toEqual(['onDismiss', 'undo']);
  expect(offered({ state: 'partial', endedAtMs: 1 })).toEqual(['onDismiss', 'onRetry']);
  expect(offered({ state: 'undone', endedAtMs: 1 })).toEqual(['onDismiss']);
});

test('the overall progress counts only work that reports progress', () => {
  expect(
    percentOfAll(
      activitiesOf({ runs: [posting], batches: [batch], uploads: [{ name: 'w', percent: null }] }),
    ),
  ).toBe(41);
  expect(percentOfAll(activitiesOf({ uploads: [{ name: 'w', percent: null }] }))).toBe(null);
});

test('a run in progress can be stopped once, with permission, and a refusal is shown in place', () => {
  const onCancelRun = vi.fn();
  const [running] = activitiesOf({ runs: [posting] }, { onCancelRun });
  running?.onCancel?.();
  expect(onCancelRun).toHaveBeenCalledExactlyOnceWith('r2');
  const stopping = { ...posting, situation: { ...posting.situation, stop_requested: true } };
  const ended = { ...posting, status: 'failed' as const };
  for (const [run, options] of [
    [posting, {}],
    [stopping, { onCancelRun }],
    [ended, { onCancelRun }],
  ] as const) {
    expect(activitiesOf({ runs: [run] }, options)[0]?.onCancel).toBeUndefined();
  }
  const refusal = { runId: 'r2', message: 'It is over.' };
  expect(activitiesOf({ runs: [posting] }, { refusal })[0]?.detail).toBe('It is over.');
});
