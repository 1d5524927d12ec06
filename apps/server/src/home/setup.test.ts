import { describe, expect, test } from 'vitest';
import { setupOf } from './setup.ts';
import type { SetupChoice } from '../db/tables.ts';
import type { SetupFacts } from './setup.ts';

const EMPTY: SetupFacts = {
  isQbo: true,
  connectedPlatforms: [],
  platformStores: [],
  hasChannel: false,
  isListingStores: false,
  hasBooks: false,
  accountsMissing: 0,
  payoutsRead: false,
  isFetching: false,
  entries: { posted: 0, reversed: 0 },
  entriesBlocked: 0,
  firstEntryId: null,
  skipped: new Set(),
};
const CONNECTED: SetupFacts = { ...EMPTY, connectedPlatforms: ['ubereats'], accountsMissing: 14 };
const WAITING: SetupFacts = {
  ...CONNECTED,
  platformStores: [{ platform: 'ubereats', matched: 0, waiting: 2, setAside: 0 }],
};
const MATCHED: SetupFacts = {
  ...CONNECTED,
  hasChannel: true,
  platformStores: [{ platform: 'ubereats', matched: 2, waiting: 0, setAside: 0 }],
};
const MAPPED: SetupFacts = { ...MATCHED, hasBooks: true, accountsMissing: 0, payoutsRead: true };
const POSTED: SetupFacts = { ...MAPPED, entries: { ...EMPTY.entries, posted: 1 } };

function read(facts: SetupFacts) {
  const { next, isComplete, steps } = setupOf(facts);
  return {
    next,
    isComplete,
    steps: steps.map(({ id, state, blockedBy: by }) =>
      by === null ? `${id} ${state}` : `${id} ${state}: ${by}`,
    ),
  };
}

describe('the set-up of a client with QuickBooks', () => {
  test('starts with a platform or a file', () => {
    expect(read(EMPTY)).toEqual({
      next: 'connect',
      isComplete: false,
      steps: [
        'connect next',
        'match blocked: earlier_step',
        'accounts blocked: earlier_step',
        'first_payout blocked: earlier_step',
      ],
    });
  });

  test.each([
    ['the platform prepares its list', { ...CONNECTED, isListingStores: true }, 'stores_listing'],
    ['the platform shows no stores', CONNECTED, 'no_stores'],
    [
      'every store it shows is set aside',
      {
        ...CONNECTED,
        platformStores: [
          {
            platform: 'ubereats' as const,
            matched: 0,
            waiting: 0,
            setAside: 2,
          },
        ],
      },
      'stores_set_aside',
    ],
  ])('waits for stores while %s', (_why, facts, reason) => {
    expect(read(facts).steps.slice(0, 2)).toEqual(['connect done', `match waiting: ${reason}`]);
    expect(read(facts).next).toBe('match');
  });

  test('continues with matching, whether the stores come from a connection or from a file', () => {
    const fromFile = { ...WAITING, connectedPlatforms: [], payoutsRead: true };
    for (const facts of [WAITING, fromFile]) {
      expect(read(facts).steps.slice(0, 2)).toEqual(['connect done', 'match next']);
    }
  });

  test('is past matching if the stores were typed in and no platform lists any', () => {
    const typed = { ...EMPTY, payoutsRead: true, hasChannel: true, accountsMissing: 14 };
    expect(read(typed).steps.slice(0, 3)).toEqual(['connect done', 'match done', 'accounts next']);
  });

  test('a pending store keeps matching open', () => {
    const half = {
      ...MATCHED,
      platformStores: [{ platform: 'ubereats', matched: 1, waiting: 1, setAside: 0 }],
    };
    expect(read(half as SetupFacts).next).toBe('match');
  });

  test.each([
    ['without QuickBooks', MATCHED],
    ['with accounts missing', { ...MATCHED, hasBooks: true }],
  ])('needs accounts %s', (_why, facts) => {
    expect(read(facts).next).toBe('accounts');
    expect(read(facts).steps[3]).toBe('first_payout blocked: earlier_step');
  });

  test.each([
    [{ ...MAPPED, firstEntryId: 'e1' }, 'first_payout next'],
    [{ ...MAPPED, payoutsRead: false, isFetching: true }, 'first_payout waiting: payouts_fetching'],
    [{ ...MAPPED, payoutsRead: false }, 'first_payout waiting: no_payouts'],
  ])('then waits for a payout that can be posted', (facts, step) => {
    expect(read(facts).steps.at(-1)).toBe(step);
  });

  test('ends with the first posted payout and does not restart with a new store', () => {
    const withNewStore = {
      ...POSTED,
      platformStores: [{ platform: 'ubereats' as const, matched: 2, waiting: 1, setAside: 0 }],
    };
    for (const facts of [POSTED, withNewStore]) {
      expect(read(facts)).toMatchObject({ next: null, isComplete: true });
    }
  });
});

describe('the set-up of a client whose books are elsewhere', () => {
  const elsewhere = { isQbo: false } as const;

  test('has no step in QuickBooks', () => {
    expect(read({ ...EMPTY, ...elsewhere }).steps).toEqual([
      'connect next',
      'match blocked: earlier_step',
      'first_payout blocked: earlier_step',
    ]);
  });

  test('ends with the first payout that was read of a matched store', () => {
    expect(read({ ...MATCHED, ...elsewhere })).toMatchObject({ next: 'first_payout' });
    expect(read({ ...MATCHED, ...elsewhere, payoutsRead: true })).toMatchObject({
      next: null,
      isComplete: true,
    });
  });
});

describe('a skipped step', () => {
  const skipping = (facts: SetupFacts, ...skipped: SetupChoice[]) =>
    read({ ...facts, skipped: new Set(skipped) });

  test('leads to the next step', () => {
    expect(skipping(EMPTY, 'connect').steps).toEqual([
      'connect skipped',
      'match waiting: no_stores',
      'accounts blocked: earlier_step',
      'first_payout blocked: earlier_step',
    ]);
    expect(skipping({ ...EMPTY, hasBooks: true }, 'connect', 'match').next).toBe('first_payout');
  });

  test('is done if it was done all the same', () => {
    expect(skipping(CONNECTED, 'connect').steps[0]).toBe('connect done');
  });

  test('an unused platform leaves the other one to connect; without both there is none', () => {
    expect(skipping(EMPTY, 'doordash').steps[0]).toBe('connect next');
    expect(skipping(EMPTY, 'doordash', 'ubereats').steps[0]).toBe('connect skipped');
    const { unusedPlatforms: unused } = setupOf({
      ...CONNECTED,
      skipped: new Set(['ubereats', 'doordash']),
    });
    expect(unused).toEqual(['doordash']);
  });

  test('without QuickBooks nothing can be posted, and the set-up is over', () => {
    expect(skipping(MATCHED, 'accounts')).toEqual({
      next: null,
      isComplete: true,
      steps: [
        'connect done',
        'match done',
        'accounts skipped',
        'first_payout blocked: skipped_step',
      ],
    });
  });
});
