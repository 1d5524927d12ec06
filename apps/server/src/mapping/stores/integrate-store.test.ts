import { describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { Access, Connections } from '../../connectors/connections/connections.port.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { SCOPE, findByPart } from '../shared/database.fake.ts';
import { integrateStore } from './integrate-store.ts';
import { createMappingDepsFake } from './mapping-deps.fake.ts';
import { platformStoreRow } from './store-rows.fake.ts';

const NOW = new Date('2026-11-20T14:02:00Z');
const ACCESS: Access = {
  connectionId: 'connection',
  provider: 'ubereats',
  externalId: 'merchant',
  authorization: 'Bearer access',
  tokenVersion: 1,
  isDoubted: false,
};

type Facts = {
  readonly store?: readonly object[];
  readonly isMapped?: boolean;
  readonly tries?: number;
  readonly access?: () => Promise<Access>;
};

function integrate(
  answers: Parameters<typeof scriptedOutbound>,
  { store = [platformStoreRow()], isMapped = true, tries = 0, access }: Facts = {},
) {
  const fake = createMappingDepsFake(
    findByPart({
      'from "store_mappings" inner join': isMapped
        ? [{ platform_store_id: 'uber-1', id: 'harbor', name: 'Harbor' }]
        : [],
      'from "platform_stores"': store,
    }),
    NOW,
  );
  const outbound = scriptedOutbound(...answers);
  const connections: Connections = {
    access: access ?? (() => Promise.resolve(ACCESS)),
    refresh: (_scope, stale) => Promise.resolve(stale),
    noteUse: () => Promise.resolve(),
  };
  const integrating = integrateStore(
    { ...fake.deps, connections, outbound, apiUrl: 'https://uber.test' },
    { tenantId: SCOPE.tenantId, platformStoreId: 'uber-1', tries },
  );
  return { ...fake, outbound, integrating };
}

function isJson(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('{');
}

/** The saved states of the switch: state, and failure code. */
function states({ statements }: ReturnType<typeof integrate>): unknown[] {
  return statements
    .filter(({ sql }) => sql.startsWith('update "platform_stores"'))
    .map(({ parameters }) => parameters)
    .map(([first, second]) => {
      const failure = [first, second].find(isJson) ?? '{}';
      const { code = null } = JSON.parse(failure) as { code?: string };
      return [['on', 'off', 'failed'].find((state) => state === first) ?? null, code];
    });
}

describe('Uber Eats is called to switch a store', () => {
  test.each([
    [true, 'on'],
    [false, 'off'],
  ])('according to its current match: %s', async (isMapped, state) => {
    const switched = integrate([{ status: 204 }], { isMapped });
    await switched.integrating;
    expect(switched.outbound.sent.map(({ url, method }) => [method, url])).toEqual([
      ['POST', 'https://uber.test/v1/eats/stores/uber-1/pos_data'],
    ]);
    expect(states(switched)).toEqual([[state, null]]);
    expect([switched.notified, switched.enqueued]).toEqual([[], []]);
    const { tenantId } = SCOPE;
    expect(switched.published).toEqual([{ tenantId, topic: 'store_mapping', id: tenantId }]);
  });

  test.each([
    ['is gone since', []],
    ['only a report named', [platformStoreRow({ connection_id: null })]],
    ['the platform lists no longer', [platformStoreRow({ status: 'lost' })]],
  ])('not if it %s', async (_where, store) => {
    const skipped = integrate([], { store });
    await skipped.integrating;
    expect([skipped.outbound.sent, states(skipped), skipped.enqueued]).toEqual([[], [], []]);
  });
});

describe('without a response, switching is retried', () => {
  test.each([
    [0, 5_000],
    [1, 10_000],
    [7, 640_000],
    // Never more than a quarter of an hour apart.
    [8, 900_000],
    [14, 900_000],
  ])('after attempt %i, %i ms later', async (tries, waitMs) => {
    const waiting = integrate([{ status: 503 }], { tries });
    await waiting.integrating;
    const { tenantId } = SCOPE;
    expect(waiting.enqueued).toEqual([
      {
        name: 'platform-stores.integrate',
        data: { tenantId, platformStoreId: 'uber-1', tries: tries + 1 },
        options: {
          key: `${tenantId}:uber-1`,
          startAfter: new Date(NOW.getTime() + waitMs),
        },
      },
    ]);
    expect(states(waiting)).toEqual([[null, 'platform_unavailable']]);
    expect(waiting.notified).toEqual([]);
  });

  test('not after the last attempt: people are notified', async () => {
    const failed = integrate([{ status: 503 }], { tries: 15 });
    await failed.integrating;
    expect(failed.enqueued).toEqual([]);
    expect(states(failed)).toEqual([['failed', 'platform_unavailable']]);
    expect(failed.notified.map(({ wording }) => wording)).toEqual([
      {
        code: 'store_not_switched',
        values: {
          reason_code: 'platform_unavailable',
          reason: "Uber Eats isn't responding. We'll try again.",
          reason_values: { name: 'Uber Eats' },
        },
      },
    ]);
  });
});

describe('people are notified immediately', () => {
  test('if Uber Eats refuses', async () => {
    const refused = integrate([{ status: 403 }]);
    await refused.integrating;
    expect(states(refused)).toEqual([['failed', 'platform_refused']]);
    expect(refused.enqueued).toEqual([]);
    expect(
      refused.notified.map(({ type, minLevel, dedupeKey }) => [type, minLevel, dedupeKey]),
    ).toEqual([['warning', 'user_manager', 'store-mapping:integration:uber-1']]);
  });

  test('if reconnecting is required, with a reason without values', async () => {
    const refused = integrate([], {
      access: () =>
        Promise.reject(new ConnectionError('connection_revoked', 'ubereats', 'Connect again.')),
    });
    await refused.integrating;
    expect(states(refused)).toEqual([['failed', 'connection_revoked']]);
    expect(refused.notified.map(({ wording }) => wording)).toEqual([
      {
        code: 'store_not_switched',
        values: { reason_code: 'connection_revoked', reason: 'Connect again.' },
      },
    ]);
  });

  test('not for an internal error: the job fails', async () => {
    const broken = integrate([], { access: () => Promise.reject(new TypeError('Ours')) });
    await expect(broken.integrating).rejects.toThrow(TypeError);
    expect([states(broken), broken.notified, broken.enqueued]).toEqual([[], [], []]);
  });
});
