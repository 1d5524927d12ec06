import { describe, expect, test } from 'vitest';
import { exactMatches, matchOf, matchStores } from './match-stores.ts';
import type { Candidate, OwnStore } from './match-stores.ts';
import { addressLikeness, comparableNumber, nameLikeness } from './store-likeness.ts';

const FISHTOWN = {
  line1: '1205 Frankford Ave',
  city: 'Philadelphia',
  region: 'PA',
  postal_code: '19125',
  country: 'US',
};

const STORE: OwnStore = {
  id: 'fishtown',
  name: 'Juniper & Rye - Fishtown',
  number: '014',
  timeZone: 'America/New_York',
  address: FISHTOWN,
};

const CANDIDATE: Candidate = {
  platformStoreId: 'P1',
  name: 'Juniper and Rye (Fishtown)',
  externalRef: '#14',
  timeZone: 'America/New_York',
  address: FISHTOWN,
};

describe('names of stores', () => {
  test.each([
    ['Juniper & Rye - Fishtown', 'Fishtown: Juniper and Rye'],
    ['Café Olé', 'CAFE OLE'],
    ["Joe's Diner, LLC", 'Joes Diner'],
    ['Ramen 屋', 'ramen 屋'],
  ])('%s equals %s', (one, other) => {
    expect(nameLikeness(one, other)).toBe(1);
  });

  test('of one chain in two places are similar but not equal', () => {
    const likeness = nameLikeness('Juniper & Rye - Fishtown', 'Juniper & Rye - Center City');
    expect(likeness).toBeGreaterThan(0.5);
    expect(likeness).toBeLessThan(0.8);
  });

  test('without comparable words are not similar', () => {
    expect(nameLikeness('LLC', 'LLC')).toBe(0);
  });
});

describe('addresses', () => {
  test('are compared by parts, regardless of street spelling and ZIP+4', () => {
    const written = { ...FISHTOWN, line1: '1205 Frankford Avenue', postal_code: '19125-3304' };
    expect(addressLikeness(FISHTOWN, written)).toBe(1);
  });

  test('of two houses on one street differ', () => {
    const next = { ...FISHTOWN, line1: '12050 Frankford Ave' };
    expect(addressLikeness(FISHTOWN, next)).toBeCloseTo(0.5);
  });

  test('with only a city have no weight', () => {
    const city = { ...FISHTOWN, line1: null, postal_code: null };
    expect(addressLikeness(FISHTOWN, city)).toBeNull();
    expect(addressLikeness(FISHTOWN, null)).toBeNull();
  });
});

test.each([
  ['#014', '14'],
  ['Store 7', '7'],
  ['HSK-1', 'hsk1'],
  ['0', '0'],
])('the number %s is compared as %s', (number, comparable) => {
  expect(comparableNumber(number)).toBe(comparable);
});

describe('a match', () => {
  test('with everything equal scores 1 and says why', () => {
    expect(matchOf(STORE, CANDIDATE)).toEqual({
      storeId: 'fishtown',
      candidate: CANDIDATE,
      score: 1,
      reasons: [
        { what: 'name', same: true, words: 'The name is the same.' },
        { what: 'address', same: true, words: 'The address is the same.' },
        { what: 'number', same: true, words: 'Both have the number 014.' },
        { what: 'time_zone', same: true, words: 'The time zone is the same.' },
      ],
    });
  });

  test('in another time zone is not exact', () => {
    const { score, reasons } = matchOf(STORE, { ...CANDIDATE, timeZone: 'America/Chicago' });
    expect(score).toBe(0.8);
    expect(reasons.at(-1)).toEqual({
      what: 'time_zone',
      same: false,
      words: 'The time zone differs: America/New_York.',
    });
  });

  test('of another brand in the same kitchen is not exact', () => {
    const brand = { ...CANDIDATE, name: 'Wing Cellar', externalRef: null };
    const { score, reasons } = matchOf(STORE, brand);
    expect(score).toBeLessThan(0.7);
    expect(reasons[0]).toEqual({
      what: 'name',
      same: false,
      words: 'The name differs: Juniper & Rye - Fishtown.',
    });
  });

  test('without address and number depends on the name', () => {
    const bare = { ...CANDIDATE, externalRef: null, address: null, timeZone: null };
    expect(matchOf(STORE, bare)).toMatchObject({ score: 1, reasons: [{ what: 'name' }] });
  });
});

describe('exact matches', () => {
  test('are those without a close alternative', () => {
    const other = { ...STORE, id: 'city', name: 'Juniper & Rye - Center City', number: '015' };
    const elsewhere = { ...FISHTOWN, line1: '1600 Market St', postal_code: '19103' };
    const matches = matchStores(
      [STORE, { ...other, address: elsewhere }],
      [
        CANDIDATE,
        {
          ...CANDIDATE,
          platformStoreId: 'P2',
          name: 'Juniper & Rye - Center City',
          externalRef: '015',
          address: elsewhere,
        },
      ],
    );
    const exact = exactMatches(matches);
    expect([...exact].map(([id, { candidate }]) => [id, candidate.platformStoreId])).toEqual([
      ['fishtown', 'P1'],
      ['city', 'P2'],
    ]);
  });

  test('exclude a store with two equal platform stores', () => {
    const twins = matchStores([STORE], [CANDIDATE, { ...CANDIDATE, platformStoreId: 'P2' }]);
    expect(twins.get('fishtown')?.map(({ score }) => score)).toEqual([1, 1]);
    expect(exactMatches(twins).size).toBe(0);
  });

  test('never assign one platform store to two stores', () => {
    const twins = matchStores([STORE, { ...STORE, id: 'twin' }], [CANDIDATE]);
    expect(exactMatches(twins).size).toBe(0);
  });
});
