import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createDatabaseFake, SCOPE } from '../../mapping/shared/database.fake.ts';
import type { OutboundAnswer, OutboundRequest } from '../../platform/outbound.ts';
import { createDeferral } from '../runs/deferral.ts';
import type { SyncRunRow } from '../runs/sync-runs.store.ts';
import type { Fetch } from './fetch-context.ts';
import type { PlatformReportRow } from './platform-reports.store.ts';
import { patiently, requestOfManyStores } from './request-of-many-stores.ts';

const NOW = new Date('2026-11-20T14:02:00Z');
const HARBOR: PlatformReportRow = {
  id: 'report-harbor',
  provider: 'ubereats',
  externalId: null,
  reportType: 'PAYMENT_DETAILS_REPORT',
  storeIds: ['harbor'],
  from: '2026-11-09',
  to: '2026-11-15',
  state: 'requested',
  links: [],
  hashes: [],
  failure: null,
  requestedAt: NOW,
  readyAt: null,
  downloadedAt: null,
  slotAt: NOW,
};
const CANAL = { id: 'report-canal', store_id: 'canal' };

type Answer = { readonly status: number; readonly headers?: Record<string, string> };
type Facts = {
  /** Uber's response for these stores. */
  readonly answer: (storeIds: readonly string[], attempt: number) => Answer;
  /** Another run is requesting this report. */
  readonly claimedUntil?: Date;
};

function open({ answer, claimedUntil }: Facts) {
  const requested: (readonly string[])[] = [];
  const switchedOn: string[] = [];
  const deferral = createDeferral();
  const held = {
    external_id: null,
    asking_run: claimedUntil === undefined ? null : 'other-run',
    asking_until: claimedUntil ?? null,
  };
  const fake = createDatabaseFake(({ sql, parameters }) => {
    if (sql.includes('distinct on (reports')) {
      // Only a report that was not refused yet is requested together with others.
      return parameters.includes(true) ? [{ id: HARBOR.id, store_id: 'harbor' }, CANAL] : [];
    }
    return sql.includes('"asking_until"') && sql.startsWith('select')
      ? [held]
      : sql.includes('provider_turns')
        ? [{ wait_ms: 0 }]
        : [];
  });
  const inTransaction = <Result>(work: (tx: typeof fake.tx) => Promise<Result>) => work(fake.tx);
  const outbound = ({ url, body }: OutboundRequest): Promise<OutboundAnswer> => {
    const reply = (status: number, value: object, headers = {}) => ({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      bytes: Buffer.from(JSON.stringify(value)),
      durationMs: 1,
    });
    if (!url.endsWith('/v1/eats/report')) {
      switchedOn.push(url);
      return Promise.resolve(reply(200, {}));
    }
    const { store_uuids: ids } = JSON.parse(String(body)) as { store_uuids: string[] };
    requested.push(ids);
    if (requested.length > 5) {
      throw new Error('It is requested without end.');
    }
    const { status, headers } = answer(ids, requested.length);
    return Promise.resolve(reply(status, { workflow_id: 'job-1' }, headers));
  };
  const signing = {
    sign: () => Promise.resolve({ authorization: 'Bearer test' }),
    renew: () => Promise.resolve({ authorization: 'Bearer renewed' }),
  };
  const caller = { outbound, apiUrl: 'https://api.uber.test', signing };
  const database: Pick<Database, 'inTenant' | 'asOwner'> = {
    inTenant: fake.inTenant,
    asOwner: inTransaction,
  };
  const fetch = {
    database: database as Database,
    clock: { now: () => NOW },
    caller,
    merchant: caller,
    context: {
      scope: SCOPE,
      run: { id: 'run' } as SyncRunRow,
      deferral,
    },
  } as unknown as Fetch;
  /** Updates of the reports, by the first column they set. */
  const updates = () =>
    fake.statements
      .filter(({ sql }) => sql.startsWith('update "platform_reports"'))
      .map(({ sql }) => /set "(\w+)"/.exec(sql)?.[1]);
  const request = (report: PlatformReportRow) =>
    Promise.race([requestOfManyStores(fetch, report), deferral.deferred]);
  return { ...fake, fetch, request, requested, switchedOn, updates };
}

describe('a report on several stores', () => {
  test('is requested once, and its reports are released', async () => {
    const { fetch, requested, updates } = open({ answer: () => ({ status: 200 }) });
    await requestOfManyStores(fetch, HARBOR);
    expect(requested).toEqual([['harbor', 'canal']]);
    expect(updates()).toEqual(['asking_run', 'external_id', 'asking_run']);
  });

  test('is left to the run that is requesting it, until that run counts as lost', async () => {
    const soon = new Date(NOW.getTime() + 1);
    const held = open({ answer: () => ({ status: 200 }), claimedUntil: soon });
    await requestOfManyStores(held.fetch, HARBOR);
    expect([held.requested, held.updates()]).toEqual([[], []]);
    const lost = open({ answer: () => ({ status: 200 }), claimedUntil: NOW });
    await requestOfManyStores(lost.fetch, HARBOR);
    expect(lost.requested).toHaveLength(1);
  });

  test('that Uber refuses for several stores is requested per store, once', async () => {
    const { fetch, requested } = open({
      answer: (ids) => ({ status: ids.length > 1 ? 400 : 200 }),
    });
    await requestOfManyStores(fetch, HARBOR);
    expect(requested).toEqual([['harbor', 'canal'], ['harbor']]);
  });

  test('that Uber also refuses for one store fails, and does not block other runs', async () => {
    const { fetch, requested, updates } = open({ answer: () => ({ status: 400 }) });
    await expect(requestOfManyStores(fetch, HARBOR)).rejects.toMatchObject({
      code: 'platform_refused',
    });
    expect(requested).toEqual([['harbor', 'canal'], ['harbor']]);
    expect(updates().at(-1)).toBe('asking_run');
  });

  test('on a store that is off is requested once more after the store was switched on', async () => {
    const { fetch, requested, switchedOn } = open({
      answer: (_ids, attempt) => ({ status: attempt === 1 ? 403 : 200 }),
    });
    await requestOfManyStores(fetch, HARBOR);
    expect(requested).toEqual([
      ['harbor', 'canal'],
      ['harbor', 'canal'],
    ]);
    expect(switchedOn).toHaveLength(2);
  });

  test('yields its worker during Uber’s rate-limit pause, and keeps its claim meanwhile', async () => {
    const { request, requested, updates } = open({
      answer: () => ({ status: 429, headers: { 'retry-after': '90' } }),
    });
    expect(await request(HARBOR)).toEqual(new Date('2026-11-20T14:03:30Z'));
    expect([requested.length, updates()]).toEqual([1, ['asking_run']]);
  });

  test('whose slot is minutes away yields its worker until then, before it requests', async () => {
    const slotAt = new Date(NOW.getTime() + 120_000);
    const { request, requested } = open({ answer: () => ({ status: 200 }) });
    expect(await request({ ...HARBOR, slotAt })).toEqual(slotAt);
    expect(requested).toEqual([]);
  });
});

test('with any other failure does not wait: it fails immediately', async () => {
  const { fetch } = open({ answer: () => ({ status: 200 }) });
  const failing = patiently(fetch, () => Promise.reject(new Error('Broken.')));
  await expect(failing).rejects.toThrow('Broken.');
});
