import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { PostingEnvironment } from './posting-environment.fake.ts';
import { openPostingInMemory } from './posting-memory.fake.ts';
import { POSTING_STORE } from './posting-store.ts';
import type { PostingStore } from './posting-store.ts';
import type { NewPosting, Posting } from './postings.store.ts';

// The same cases run on PostgreSQL and in memory, so that tests on the fake hold for the product.

type Place = {
  readonly store: PostingStore;
  readonly scope: TenantScope;
  readonly inTenant: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  readonly addEntry: (documentNumber: string) => Promise<string>;
};

const AT = new Date('2026-11-21T09:00:00.000Z');
const LATER = new Date('2026-11-21T10:00:00.000Z');

let env: PostingEnvironment;

beforeAll(async () => {
  env = await openPostingEnvironment();
});

afterAll(() => env.stop());

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  [
    'PostgreSQL',
    async () => {
      const client = await env.addClient();
      return {
        store: POSTING_STORE,
        scope: client.scope,
        inTenant: (work) => env.database.inTenant(client.scope, work),
        addEntry: (documentNumber) => env.addEntry(client, { documentNumber }),
      };
    },
  ],
  [
    'memory',
    async () => {
      const { deps, scope, addEntry } = openPostingInMemory();
      return {
        store: deps.store,
        scope,
        inTenant: (work) => deps.database.inTenant(scope, work),
        addEntry: async (documentNumber) => addEntry({ documentNumber }).id,
      };
    },
  ],
];

let keys = 0;

function newPosting({ scope }: Place, entryId: string): NewPosting {
  keys += 1;
  const key = keys.toString(16).padStart(64, '0');
  return {
    tenantId: scope.tenantId,
    id: `00000000-0000-4000-8000-${keys.toString().padStart(12, '0')}`,
    entryId,
    realmId: '9341450000000001',
    operation: 'create',
    key,
    requestId: key.slice(0, 50),
    documentNumber: 'UE-STORE',
    payload: { DocNumber: 'UE-STORE', TxnDate: '2026-11-08' },
    payloadSha256: 'a'.repeat(64),
    lines: null,
    at: AT,
  };
}

async function insertRow(place: Place, entryId: string): Promise<Posting> {
  const row = newPosting(place, entryId);
  await place.inTenant((tx) => place.store.insertPosting(tx, row));
  return lock(place, row.key);
}

async function lock({ store, inTenant }: Place, key: string): Promise<Posting> {
  const row = await inTenant((tx) => store.lockPosting(tx, key));
  if (row === null) {
    throw new Error(`There is no row ${key}.`);
  }
  return row;
}

describe.each(PLACES)('the posting store on %s', (name, open) => {
  test('returns a new row unchanged, pending, with nothing behind it', async () => {
    const place = await open();
    const entryId = await place.addEntry('UE-NEW');
    const { at, ...row } = newPosting(place, entryId);
    await place.inTenant((tx) => place.store.insertPosting(tx, { ...row, at }));
    expect(await lock(place, row.key)).toEqual({
      ...row,
      runId: null,
      state: 'pending',
      leaseOwner: null,
      leaseUntil: null,
      fence: 0,
      lastSendAt: null,
      nextAttemptAt: null,
      sends: 0,
      asks: 0,
      externalId: null,
      syncToken: null,
      outcome: null,
      createdAt: AT,
      finishedAt: null,
    });
    expect(await place.inTenant((tx) => place.store.lockPosting(tx, 'f'.repeat(64)))).toBeNull();
  });

  test('changes a row only for the holder of its fence', async () => {
    const place = await open();
    const row = await insertRow(place, await place.addEntry('UE-FENCE'));
    const outcome = { code: 'x', message: 'm', action: 'a', retry: true };
    const change = { state: 'blocked', fence: 1, sends: 2, outcome, leaseUntil: LATER } as const;
    const at = LATER;
    expect(
      await place.inTenant((tx) => place.store.changePosting(tx, row, { ...change, at })),
    ).toBe(true);
    expect(await lock(place, row.key)).toEqual({ ...row, ...change });
    const late = { state: 'posted', outcome: null, at } as const;
    expect(await place.inTenant((tx) => place.store.changePosting(tx, row, late))).toBe(false);
    expect(await lock(place, row.key)).toEqual({ ...row, ...change });
  });

  test('clears a value for null, and leaves it for undefined', async () => {
    const place = await open();
    const row = await insertRow(place, await place.addEntry('UE-NULL'));
    const change = (fields: object) =>
      place.inTenant((tx) => place.store.changePosting(tx, row, { ...fields, at: AT }));
    await change({ externalId: '145', syncToken: '0', leaseUntil: LATER });
    await change({ leaseUntil: null, syncToken: undefined });
    expect(await lock(place, row.key)).toEqual({ ...row, externalId: '145', syncToken: '0' });
  });

  test('cancels waiting rows and fences their owners; rows that may have arrived stay', async () => {
    const place = await open();
    const entryId = await place.addEntry('UE-CANCEL');
    const rows: Posting[] = [];
    for (const state of ['pending', 'blocked', 'posting', 'unknown', 'posted'] as const) {
      const row = await insertRow(place, entryId);
      await place.inTenant((tx) => place.store.changePosting(tx, row, { state, at: AT }));
      rows.push({ ...row, state });
    }
    const ids = rows.map(({ id }) => id);
    await place.inTenant((tx) => place.store.cancelPostings(tx, ids, LATER));
    const cancelled = { state: 'cancelled', fence: 1, finishedAt: LATER };
    expect(await place.inTenant((tx) => place.store.postingsOfEntries(tx, [entryId]))).toEqual(
      rows.map((row, index) => (index < 2 ? { ...row, ...cancelled } : row)),
    );
  });

  test('writes nothing of a transaction that throws', async () => {
    const place = await open();
    const entryId = await place.addEntry('UE-BACK');
    const row = newPosting(place, entryId);
    await expect(
      place.inTenant(async (tx) => {
        await place.store.insertPosting(tx, row);
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    expect(await place.inTenant((tx) => place.store.findPostings(tx, [row.key]))).toEqual([]);
  });

  test('changes the given fields of an entry, and clears those that are null', async () => {
    const place = await open();
    const id = await place.addEntry('UE-ENTRY');
    const read = () => place.inTenant((tx) => place.store.readEntriesToPost(tx, [id]));
    const [before] = await read();
    const statusReason = { code: 'x', message: 'm', action: 'a' };
    const postedElsewhere = { reference: 'JE 7', on: '2026-11-09' };
    const change = { status: 'failed', statusReason, postedElsewhere, syncToken: '3' } as const;
    await place.inTenant((tx) => place.store.changeEntry(tx, id, { ...change, at: LATER }));
    expect(await read()).toEqual([{ ...before, ...change }]);
    const cleared = { statusReason: null, postedElsewhere: null, entryOn: '2026-11-12' };
    await place.inTenant((tx) => place.store.changeEntry(tx, id, cleared));
    expect(await read()).toEqual([{ ...before, ...change, ...cleared }]);
  });

  test('keeps a reversal open until it was skipped or undone, and its number taken', async () => {
    const place = await open();
    const { store, inTenant } = place;
    const id = await place.addEntry('UE-7K3Q%9-04');
    const [of] = await inTenant((tx) => store.readEntriesToPost(tx, [id]));
    if (of === undefined) {
      throw new Error(`${name} lost an entry.`);
    }
    const isOpen = () => inTenant((tx) => store.hasOpenReversal(tx, id));
    expect(await isOpen()).toBe(false);
    const reversal = {
      id: '00000000-0000-4000-9000-000000000001',
      of,
      entryKey: 'the reversal',
      documentNumber: 'UE-7K3Q%9-R1',
      on: '2026-11-21',
      content: { ...of.entry, kind: 'reversal' },
      createdBy: null,
      at: AT,
    } as const;
    await inTenant((tx) => store.insertReversalRow(tx, reversal));
    const [stored] = await inTenant((tx) => store.readEntriesToPost(tx, [reversal.id]));
    expect(stored).toEqual({
      ...of,
      id: reversal.id,
      kind: 'reversal',
      entryKey: 'the reversal',
      version: stored?.version,
      documentNumber: 'UE-7K3Q%9-R1',
      entryOn: '2026-11-21',
      entry: reversal.content,
      relatesTo: id,
    });
    expect(stored?.version).toBe(of.version);
    expect(await isOpen()).toBe(true);
    expect(await inTenant((tx) => store.listNumbersLike(tx, 'UE-7K3Q%9-R'))).toEqual([
      'UE-7K3Q%9-R1',
    ]);
    for (const status of ['skipped', 'reversed'] as const) {
      await inTenant((tx) => store.changeEntry(tx, reversal.id, { status }));
      expect(await isOpen()).toBe(false);
    }
  });

  test('compares posted entries with what was last sent, excluding deletions', async () => {
    const place = await open();
    const { store, inTenant } = place;
    const id = await place.addEntry('UE-DRIFT');
    await place.addEntry('UE-NOT-SENT');
    for (const [operation, TxnDate] of [
      ['create', '2026-11-01'],
      ['update', '2026-11-02'],
      ['delete', undefined],
    ] as const) {
      const row = { ...newPosting(place, id), operation, payload: { Id: '145', TxnDate } };
      await inTenant((tx) => store.insertPosting(tx, row as NewPosting));
      const [made] = await inTenant((tx) => store.findPostings(tx, [row.key]));
      await inTenant((tx) =>
        store.changePosting(tx, made ?? { id: '', fence: 0 }, { state: 'posted', at: AT }),
      );
    }
    expect(await inTenant((tx) => store.listPostedEntries(tx))).toEqual([]);
    await inTenant((tx) => store.changeEntry(tx, id, { status: 'posted', externalId: '145' }));
    expect(await inTenant((tx) => store.listPostedEntries(tx))).toEqual([
      {
        id,
        documentNumber: 'UE-DRIFT',
        externalId: '145',
        payload: { Id: '145', TxnDate: '2026-11-02' },
      },
    ]);
    expect(await inTenant((tx) => store.listInBooks(tx, [id]))).toEqual([
      { id, externalId: '145', on: '2026-11-08' },
    ]);
    expect(await inTenant((tx) => store.findDriftCheck(tx))).toBeNull();
    await inTenant((tx) => store.saveDriftCheck(tx, place.scope, AT));
    await inTenant((tx) => store.saveDriftCheck(tx, place.scope, LATER));
    expect(await inTenant((tx) => store.findDriftCheck(tx))).toEqual(LATER);
  });
});
