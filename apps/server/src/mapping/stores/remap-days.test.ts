import { describe, expect, test } from 'vitest';
import { SCOPE, findByPart } from '../shared/database.fake.ts';
import type { Caller } from '../shared/caller.ts';
import { createMappingDepsFake } from './mapping-deps.fake.ts';
import { remapStore } from './remap-store.ts';
import type { Remap } from './remap-store.ts';
import { mappingRow, platformStoreRow } from './store-rows.fake.ts';

const CALLER: Caller = {
  scope: SCOPE,
  actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
};
const TODAY = '2026-11-20';

type Facts = {
  /** The start date of the current mapping; undefined if there is none. */
  readonly since?: string | null;
  readonly endedOn?: string | null;
  /** The store whose match ended on that date. */
  readonly endedOf?: string;
  readonly stores?: readonly object[];
  readonly platformStoreId?: string | null;
};

function remap(
  from: string,
  { since, endedOn = null, endedOf = 'canal', stores, platformStoreId = 'uber-2' }: Facts,
) {
  const inForce = mappingRow({
    state: 'confirmed',
    platform_store_id: 'uber-1',
    effective_from: since ?? null,
  });
  const rows = findByPart({
    'order by "effective_to" desc':
      endedOn === null ? [] : [{ effective_to: endedOn, store_id: endedOf }],
    'as posted': [{ posted: 3, waiting: 2, payouts: 1 }],
    'from "stores"': stores ?? [{ id: 'harbor', name: 'Harbor', time_zone: 'America/New_York' }],
    'from "platform_stores"': [platformStoreRow({ platform_store_id: 'uber-2' })],
  });
  const fake = createMappingDepsFake((statement) =>
    statement.parameters.includes('confirmed') && statement.sql.includes('for update')
      ? since === undefined
        ? []
        : [inForce]
      : rows(statement),
  );
  const request: Remap = { storeId: 'harbor', type: 'ubereats', platformStoreId, from };
  return { ...fake, remapping: remapStore(fake.deps, fake.tx, CALLER, request) };
}

function changes({ statements }: ReturnType<typeof remap>): unknown[] {
  return statements
    .filter(({ sql }) => /^(insert into|update|delete from) "store_mappings"/.test(sql))
    .map(({ sql, parameters }) => [sql.split(' ')[0], ...parameters.slice(0, 4)]);
}

describe('the start date of a match', () => {
  test.each<[string, Facts]>([
    [TODAY, {}],
    [TODAY, { since: TODAY }],
    ['2026-10-01', { since: '2026-10-01' }],
    ['1999-01-01', { since: null }],
    ['2026-10-05', { endedOn: '2026-10-05' }],
    ['2026-10-05', { endedOn: '2026-10-05', endedOf: 'harbor' }],
  ])('may be %s: %o', async (from, facts) => {
    const { mapping } = await remap(from, facts).remapping;
    expect([mapping?.state, mapping?.platformStoreId, mapping?.from]).toEqual([
      'confirmed',
      'uber-2',
      from,
    ]);
  });

  test.each<[string, Facts, string, object]>([
    ['2026-11-21', {}, 'after_today', { today: TODAY }],
    ['2026-09-30', { since: '2026-10-01' }, 'before_match', { day: '2026-10-01' }],
    ['2026-10-04', { endedOn: '2026-10-05' }, 'before_end_of_other_match', { day: '2026-10-05' }],
    [
      '2026-10-04',
      { endedOn: '2026-10-05', endedOf: 'harbor' },
      'before_end_of_own_match',
      { day: '2026-10-05' },
    ],
    // The closest conflict is reported first.
    [
      '2026-09-30',
      { since: '2026-10-01', endedOn: '2026-10-05' },
      'before_match',
      { day: '2026-10-01' },
    ],
  ])('is not %s: %o', async (from, facts, code, values) => {
    const refused = remap(from, facts);
    await expect(refused.remapping).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path: '/effective_from', code, values }],
    });
    expect(changes(refused)).toEqual([]);
  });

  test('on which a store is unlinked is checked only against the current match', async () => {
    const facts = { platformStoreId: null, since: '2026-10-01', endedOn: '2026-10-05' };
    const unlinked = remap('2026-10-02', facts);
    expect((await unlinked.remapping).mapping).toBeNull();
    expect(unlinked.linked).toEqual([{ storeId: 'harbor', platformStoreId: null }]);
    await expect(remap('2026-09-30', facts).remapping).rejects.toMatchObject({
      errors: [{ code: 'before_match' }],
    });
  });
});

describe('a remap', () => {
  test('ends the current match on its date, and starts on it', async () => {
    const done = remap('2026-11-01', { since: '2026-10-01' });
    expect((await done.remapping).impact).toEqual({ posted: 3, waiting: 2, payouts: 1 });
    const [ended, ...others] = changes(done);
    expect(ended).toEqual(['update', 'uber-1', 'ended', '2026-10-01', '2026-11-01']);
    expect(others.at(-1)).toEqual(['update', 'uber-2', 'confirmed', '2026-11-01', null]);
    expect(done.linked).toEqual([{ storeId: 'harbor', platformStoreId: 'uber-2' }]);
  });

  test('to the same platform store changes nothing', async () => {
    const same = remap('2026-11-01', { since: '2026-10-01', platformStoreId: 'uber-1' });
    const { mapping } = await same.remapping;
    expect([mapping?.id, mapping?.from]).toEqual(['mapping', '2026-10-01']);
    expect([changes(same), same.linked, same.enqueued]).toEqual([[], [], []]);
  });

  test('switches both stores at Uber Eats', async () => {
    const done = remap('2026-11-01', { since: null });
    await done.remapping;
    const switched = done.enqueued
      .filter(({ name }) => name === 'platform-stores.integrate')
      .map(({ data }) => (data as { platformStoreId: string }).platformStoreId);
    expect(switched).toEqual(['uber-1', 'uber-2']);
  });

  test('of an unknown store is refused', async () => {
    await expect(remap(TODAY, { stores: [] }).remapping).rejects.toMatchObject({
      code: 'store_not_found',
    });
  });
});
