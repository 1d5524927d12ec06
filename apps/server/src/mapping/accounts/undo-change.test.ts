import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, Target } from './account-mapping.store.ts';
import { EMPTY } from './mapping-facts.fake.ts';
import { heldBefore } from './undo-change.ts';

type Version = Pick<Change, 'after' | 'from'>;

const account = (id: string): Target => ({ ...EMPTY, account_id: id });
const version = (id: string | null, from: string | null = null): Version => ({
  after: id === null ? null : account(id),
  from,
});

function change(from: string | null): Change {
  return {
    platform: 'ubereats',
    storeId: 'harbor',
    tenantId: 'tenant',
    id: 'change',
    component: 'commission',
    before: null,
    after: account('undone'),
    from,
    changedBy: null,
    changedAt: new Date('2026-11-20T14:02:00Z'),
  };
}

/** The expected versions, in order: an account from a date on. */
function again(from: string | null, ...earlier: readonly Version[]) {
  return heldBefore(change(from), earlier).map((wish) => [
    wish.target?.account_id ?? null,
    wish.from,
  ]);
}

describe('undoing a change restores', () => {
  test('the previous version, in its scope, from its own start date', () => {
    expect(heldBefore(change('2026-12-01'), [version('1')])).toEqual([
      {
        scope: { platform: 'ubereats', storeId: 'harbor' },
        component: 'commission',
        target: account('1'),
        from: '2026-12-01',
      },
    ]);
  });

  test('nothing, if nothing was mapped or it was cleared', () => {
    expect(again(null)).toEqual([[null, null]]);
    expect(again(null, version(null), version('1'))).toEqual([[null, null]]);
  });

  test('each account with its date, if earlier versions had their own dates', () => {
    expect(
      again(null, version('3', '2026-12-10'), version('2', '2026-12-01'), version('1')),
    ).toEqual([
      ['1', null],
      ['2', '2026-12-01'],
      ['3', '2026-12-10'],
    ]);
  });

  test('nothing before its own start date', () => {
    expect(
      again('2026-12-05', version('3', '2026-12-10'), version('2', '2026-12-01'), version('1')),
    ).toEqual([
      ['2', '2026-12-05'],
      ['3', '2026-12-10'],
    ]);
  });

  test('no earlier version that no longer applied', () => {
    expect(
      again(null, version('3', '2026-12-01'), version('2', '2026-12-10'), version('1')),
    ).toEqual([
      ['1', null],
      ['3', '2026-12-01'],
    ]);
    expect(again(null, version('2'), version('1', '2026-12-01'))).toEqual([['2', null]]);
  });

  test('a cleared target before the first date of the previous version', () => {
    expect(again(null, version('1', '2026-12-01'))).toEqual([
      [null, null],
      ['1', '2026-12-01'],
    ]);
  });
});

test('undoing a change restores the earlier mapping on every date', () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  const anyVersion = fc.record({
    after: fc.constantFrom(null, account('1'), account('2'), account('3')),
    from: fc.constantFrom(null, ...days),
  });
  const on = (newestFirst: readonly Version[], day: string) =>
    newestFirst.find(({ from }) => from === null || from <= day)?.after ?? null;
  fc.assert(
    fc.property(fc.array(anyVersion, { maxLength: 6 }), anyVersion, (earlier, undone) => {
      const wishes = heldBefore(change(undone.from), earlier).map(({ target, from = null }) => ({
        after: target,
        from,
      }));
      const afterwards = [...wishes.toReversed(), undone, ...earlier];
      for (const day of ['2026-11-30', ...days, '2026-12-31']) {
        expect(on(afterwards, day)).toEqual(on(earlier, day));
      }
    }),
  );
});
