import { describe, expect, test } from 'vitest';
import { ListingError } from '../../connectors/store-listing.port.ts';
import type { Listing } from '../../connectors/store-listing.port.ts';
import { SCOPE, findByPart } from '../shared/database.fake.ts';
import { createMappingDepsFake } from './mapping-deps.fake.ts';
import { refreshStores, requestRefresh } from './refresh-stores.ts';

const NOW = new Date('2026-11-20T14:02:00Z');
const { tenantId } = SCOPE;
const JOB = { tenantId, provider: 'doordash' } as const;
const KEY = { key: `${tenantId}:doordash` };

function row(over: object = {}): object {
  return {
    tenant_id: tenantId,
    provider: 'doordash',
    state: 'queued',
    report_id: null,
    asks: 0,
    failure: null,
    requested_at: new Date('2026-11-20T14:00:00Z'),
    finished_at: null,
    ...over,
  };
}

type Saved = { readonly sql: string; readonly parameters: readonly unknown[] };

/** State, report, number of polls and failure, as saved each time. */
function saved({ statements }: { readonly statements: readonly Saved[] }): unknown[] {
  return statements
    .filter(({ sql }) => sql.startsWith('insert into "platform_store_refreshes"'))
    .map(({ parameters: [, , state, report, asks, failure, , finishedAt] }) => [
      state,
      report,
      asks,
      typeof failure === 'string' ? (JSON.parse(failure) as { code: string }).code : null,
      finishedAt,
    ]);
}

function refresh(rows: readonly object[], listing: () => Promise<Listing>) {
  const fake = createMappingDepsFake(findByPart({ platform_store_refreshes: rows }), NOW);
  const requests: unknown[] = [];
  const refreshing = refreshStores(
    {
      ...fake.deps,
      listingOf: (platform) => (_scope, request) => {
        requests.push({ platform, ...request });
        return listing();
      },
    },
    JOB,
  );
  return { ...fake, requests, refreshing };
}

const unavailable = () => Promise.reject(new ListingError('platform_unavailable', 'Later.'));
const refused = () => Promise.reject(new ListingError('platform_refused', 'No.'));
const waiting = () => Promise.resolve({ kind: 'waiting', reportId: 'report-1' } as const);
const listed = () =>
  Promise.resolve({ kind: 'listed', connectionId: 'connection', stores: [] } as const);

describe('requesting a store list', () => {
  test('enqueues a job', async () => {
    const { deps, tx, enqueued, ...fake } = createMappingDepsFake(undefined, NOW);
    expect(await requestRefresh(deps, tx, JOB)).toEqual({
      ...JOB,
      state: 'queued',
      reportId: null,
      asks: 0,
      failure: null,
      requestedAt: NOW,
      finishedAt: null,
    });
    expect(enqueued).toEqual([{ name: 'platform-stores.refresh', data: JOB, options: KEY }]);
    expect(saved(fake)).toEqual([['queued', null, 0, null, null]]);
  });

  test('is idempotent while one is pending', async () => {
    const rows = [row({ state: 'waiting', report_id: 'report-1', asks: 3 })];
    const fake = createMappingDepsFake(findByPart({ platform_store_refreshes: rows }), NOW);
    const { state, asks, reportId } = await requestRefresh(fake.deps, fake.tx, JOB);
    expect([state, asks, reportId]).toEqual(['waiting', 3, 'report-1']);
    expect([fake.enqueued, saved(fake)]).toEqual([[], []]);
  });

  test('restarts a finished one, without its report and failure', async () => {
    const rows = [row({ state: 'failed', report_id: 'old', asks: 30, finished_at: NOW })];
    const fake = createMappingDepsFake(findByPart({ platform_store_refreshes: rows }), NOW);
    await requestRefresh(fake.deps, fake.tx, JOB);
    expect(saved(fake)).toEqual([['queued', null, 0, null, null]]);
  });
});

describe('the platform is called', () => {
  test('with its report ID and the date', async () => {
    const done = refresh([row({ state: 'waiting', report_id: 'report-1' })], listed);
    await done.refreshing;
    expect(done.requests).toEqual([
      { platform: 'doordash', reportId: 'report-1', today: '2026-11-20' },
    ]);
    expect(saved(done)).toEqual([['done', 'report-1', 0, null, NOW]]);
    expect(done.published).toEqual([{ tenantId, topic: 'store_mapping', id: 'connection' }]);
  });

  test.each([
    ['nothing was requested', []],
    ['that ended', [row({ state: 'done', finished_at: NOW })]],
  ])('not if %s', async (_where, rows) => {
    const skipped = refresh(rows, listed);
    await skipped.refreshing;
    expect([skipped.requests, saved(skipped)]).toEqual([[], []]);
  });
});

describe('the platform is called later', () => {
  test.each([
    [0, 2_000],
    [1, 4_000],
    [4, 32_000],
    // Never more than a minute apart.
    [5, 60_000],
    [29, 60_000],
  ])('after %i polls, in %i ms', async (asks, waitMs) => {
    const later = refresh([row({ asks })], waiting);
    await later.refreshing;
    expect(saved(later)).toEqual([['waiting', 'report-1', asks + 1, null, null]]);
    const startAfter = new Date(NOW.getTime() + waitMs);
    expect(later.enqueued).toEqual([
      { name: 'platform-stores.refresh', data: JOB, options: { ...KEY, startAfter } },
    ]);
  });

  test('if it did not respond, with the reason', async () => {
    const later = refresh([row({ report_id: 'report-1' })], unavailable);
    await later.refreshing;
    expect(saved(later)).toEqual([['queued', 'report-1', 1, 'platform_unavailable', null]]);
    expect(later.enqueued).toHaveLength(1);
  });
});

describe('a list fails', () => {
  test.each([
    ['it refuses', 0, refused, 'platform_refused'],
    ['it did not answer for half an hour', 30, unavailable, 'platform_unavailable'],
    ['its report was not there after half an hour', 30, waiting, 'platform_unavailable'],
  ])('if %s, and open pages are refreshed', async (_where, asks, listing, code) => {
    const ended = refresh([row({ asks })], listing);
    await ended.refreshing;
    const report = listing === waiting ? 'report-1' : null;
    expect(saved(ended)).toEqual([['failed', report, asks, code, NOW]]);
    expect(ended.enqueued).toEqual([]);
    expect(ended.published).toEqual([{ tenantId, topic: 'store_mapping', id: tenantId }]);
  });

  test('not for an internal error: the job fails and is retried', async () => {
    const broken = refresh([row()], () => Promise.reject(new TypeError('Ours')));
    await expect(broken.refreshing).rejects.toThrow(TypeError);
    expect([saved(broken), broken.enqueued]).toEqual([[], []]);
  });
});
