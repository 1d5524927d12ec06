import { describe, expect, test } from 'vitest';
import { SCOPE } from '../shared/database.fake.ts';
import type { Caller } from '../shared/caller.ts';
import { createMappingDepsFake } from './mapping-deps.fake.ts';
import { mappingRow } from './store-rows.fake.ts';
import { undoMappings } from './undo-mappings.ts';

const CALLER: Caller = {
  scope: SCOPE,
  actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
};
const CONFIRMED = mappingRow({ state: 'confirmed', platform_store_id: 'uber-1' });

type Facts = {
  /** By ID. */
  readonly decided?: Readonly<Record<string, object>>;
  readonly posted?: boolean;
  /** Whether the store is pending again; not if it was closed since. */
  readonly waits?: boolean;
};

function undo(ids: readonly string[], { decided, posted = false, waits = true }: Facts = {}) {
  const rows = decided ?? { mapping: CONFIRMED };
  const fake = createMappingDepsFake(({ sql, parameters }) => {
    if (sql.includes('from journal_entries')) {
      return posted ? [{}] : [];
    }
    if (sql.includes('from "store_mappings" where "id"')) {
      const row = rows[String(parameters[0])];
      return row === undefined ? [] : [row];
    }
    return sql.includes('from "store_mappings"') && waits ? [mappingRow({ id: 'waiting' })] : [];
  });
  return { ...fake, undoing: undoMappings(fake.deps, fake.tx, CALLER, ids) };
}

/** ID, state and dates of each written mapping. */
function ended({ statements }: ReturnType<typeof undo>): unknown[] {
  return statements
    .filter(({ sql }) => sql.startsWith('update "store_mappings"'))
    .map(({ parameters: [, state, from, to] }) => [state, from, to]);
}

describe('undoing a decision about a store', () => {
  test('removes it as if it had never applied, and the store is pending again', async () => {
    const undone = undo(['mapping']);
    expect((await undone.undoing).map(({ id, state }) => [id, state])).toEqual([
      ['waiting', 'pending'],
    ]);
    expect(ended(undone)).toEqual([['ended', '2026-11-20', '2026-11-20']]);
    expect(undone.linked).toEqual([{ storeId: 'harbor', platformStoreId: null }]);
  });

  test('leaves it no dates, whatever its start date was', async () => {
    const decided = {
      mapping: { ...CONFIRMED, effective_from: '2026-10-01' },
    };
    const undone = undo(['mapping'], { decided });
    await undone.undoing;
    expect(ended(undone)).toEqual([['ended', '2026-10-01', '2026-10-01']]);
  });

  test('leaves the channel if it was ignored, not matched', async () => {
    const decided = { mapping: mappingRow({ state: 'ignored', reason: 'closed' }) };
    const undone = undo(['mapping'], { decided });
    await undone.undoing;
    expect([undone.linked, undone.enqueued]).toEqual([[], []]);
  });

  test('switches it off at Uber Eats', async () => {
    const undone = undo(['mapping']);
    await undone.undoing;
    expect(undone.enqueued.map(({ name, data }) => [name, data])).toEqual([
      [
        'platform-stores.integrate',
        { tenantId: SCOPE.tenantId, platformStoreId: 'uber-1', tries: 0 },
      ],
    ]);
  });

  test('returns it as ended if its store was closed since and is no longer pending', async () => {
    const [mapping] = await undo(['mapping'], { waits: false }).undoing;
    expect([mapping?.id, mapping?.state, mapping?.to]).toEqual(['mapping', 'ended', '2026-11-20']);
  });
});

describe('an undo is refused', () => {
  test.each(['pending', 'ended'])('of a mapping that is %s', async (state) => {
    const refused = undo(['mapping'], { decided: { mapping: mappingRow({ state }) } });
    await expect(refused.undoing).rejects.toMatchObject({ code: 'store_mapping_not_found' });
    expect(ended(refused)).toEqual([]);
  });

  test('for another client’s mapping', async () => {
    await expect(undo(['other']).undoing).rejects.toMatchObject({
      code: 'store_mapping_not_found',
    });
  });

  test('for one with posted entries', async () => {
    const refused = undo(['mapping'], { posted: true });
    await expect(refused.undoing).rejects.toMatchObject({ code: 'store_mapping_in_use' });
    expect([ended(refused), refused.linked]).toEqual([[], []]);
  });

  test('of several, with the first refusal in ID order', async () => {
    const refused = undo(['c', 'a', 'b'], { decided: { a: CONFIRMED, c: CONFIRMED } });
    await expect(refused.undoing).rejects.toMatchObject({ code: 'store_mapping_not_found' });
    expect(ended(refused)).toHaveLength(1);
  });
});
