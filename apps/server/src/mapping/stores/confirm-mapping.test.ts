import { describe, expect, test } from 'vitest';
import { SCOPE, findByPart } from '../shared/database.fake.ts';
import type { Caller } from '../shared/caller.ts';
import { confirmPending } from './confirm-mapping.ts';
import { createMappingDepsFake } from './mapping-deps.fake.ts';
import { mappingRow, platformStoreRow } from './store-rows.fake.ts';

const CALLER: Caller = {
  scope: SCOPE,
  actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
};

type Facts = {
  readonly pending?: readonly object[];
  readonly platformStore?: readonly object[];
  /** The platform store's current match. */
  readonly inForce?: readonly object[];
  readonly elsewhere?: readonly object[];
  readonly endedOn?: string | null;
};

function confirm({
  pending = [mappingRow()],
  platformStore = [platformStoreRow()],
  inForce = [],
  elsewhere = [],
  endedOn = null,
}: Facts = {}) {
  const fake = createMappingDepsFake(
    findByPart({
      'order by "effective_to" desc':
        endedOn === null ? [] : [{ effective_to: endedOn, store_id: 'canal' }],
      'select "store_id" from "store_mappings"': inForce,
      'from "store_mappings" where "id"': pending,
      'from "platform_stores"': platformStore,
      mapped_in_other_clients: elsewhere,
    }),
  );
  const confirming = confirmPending(fake.deps, fake.tx, CALLER, {
    type: 'ubereats',
    pendingId: 'mapping',
    platformStoreId: 'uber-1',
  });
  return { ...fake, confirming };
}

/** The first words of each written statement. */
function written({ statements }: ReturnType<typeof confirm>): string[] {
  return statements
    .map(({ sql }) => sql.trim().split(' ').slice(0, 2).join(' '))
    .filter((words) => !words.startsWith('select'));
}

describe('matching a platform store with a pending store', () => {
  test('records the current person, and applies to every payout', async () => {
    expect(await confirm().confirming).toEqual({
      mapping: {
        tenantId: SCOPE.tenantId,
        id: 'mapping',
        type: 'ubereats',
        channelType: 'ubereats',
        storeId: 'harbor',
        platformStoreId: 'uber-1',
        state: 'confirmed',
        from: null,
        to: null,
        effectiveFrom: null,
        effectiveTo: null,
        reason: null,
        decidedBy: SCOPE.userId,
        decidedAt: new Date('2026-11-20T14:02:00Z'),
        createdAt: new Date('2026-11-20T14:02:00Z'),
      },
      channelId: 'channel',
    });
  });

  test("applies from the date on which another store's match ended", async () => {
    const { mapping } = await confirm({ endedOn: '2026-10-05' }).confirming;
    expect(mapping.from).toBe('2026-10-05');
  });

  test('updates its channel, and resumes what waited for it', async () => {
    const match = confirm();
    await match.confirming;
    expect(match.linked).toEqual([{ storeId: 'harbor', platformStoreId: 'uber-1' }]);
    expect(match.mapped).toEqual([
      {
        tenantId: SCOPE.tenantId,
        storeId: 'harbor',
        type: 'ubereats',
        platformStoreId: 'uber-1',
      },
    ]);
  });

  test('notifies other owners, switches the store, and refreshes open pages', async () => {
    const match = confirm();
    await match.confirming;
    const { tenantId } = SCOPE;
    expect(match.enqueued).toEqual([
      {
        name: 'platform-stores.claimed',
        data: { tenantId, type: 'ubereats', platformStoreId: 'uber-1' },
        options: { key: 'ubereats:uber-1' },
      },
      {
        name: 'platform-stores.integrate',
        data: { tenantId, platformStoreId: 'uber-1', tries: 0 },
        options: { key: `${tenantId}:uber-1` },
      },
    ]);
    expect(match.published).toEqual([{ tenantId, topic: 'store_mapping', id: 'mapping' }]);
  });

  test('is a no-op if they are matched already', async () => {
    const { mapping } = await confirm({ inForce: [{ store_id: 'harbor' }] }).confirming;
    expect(mapping.state).toBe('confirmed');
  });
});

describe('a match is refused', () => {
  test.each<[string, Facts, string]>([
    ['nothing waits under this id', { pending: [] }, 'pending_mapping_not_found'],
    [
      'what waits does so on another platform',
      { pending: [mappingRow({ channel_type: 'doordash' })] },
      'pending_mapping_not_found',
    ],
    ...['confirmed', 'ignored', 'ended'].map((state): [string, Facts, string] => [
      `it is ${state} already`,
      { pending: [mappingRow({ state })] },
      'pending_mapping_decided',
    ]),
    [
      'no platform has listed the platform store',
      { platformStore: [] },
      'platform_store_unknown_not_found',
    ],
    [
      'it is matched with another store',
      { inForce: [{ store_id: 'canal' }] },
      'platform_store_mapped',
    ],
    [
      'another client of the firm posts for it',
      { elsewhere: [{ platform_store_id: 'uber-1', client_name: 'Anchor' }] },
      'platform_store_mapped',
    ],
  ])('if %s, before anything is written', async (_where, facts, code) => {
    const match = confirm(facts);
    await expect(match.confirming).rejects.toMatchObject({ code });
    expect([written(match), match.linked, match.mapped, match.enqueued]).toEqual([[], [], [], []]);
  });

  test.each([
    ['Anchor', 'Anchor'],
    [null, 'another client of your firm'],
  ])('with the other client’s name for its members only: %s', async (name, called) => {
    const elsewhere = [{ platform_store_id: 'uber-1', client_name: name }];
    await expect(confirm({ elsewhere }).confirming).rejects.toMatchObject({
      message: `This platform store is already matched to a store of ${called}. Unlink it there first.`,
    });
  });
});
