import { describe, expect, test } from 'vitest';
import type { ListedStore } from '../../connectors/store-listing.port.ts';
import { SCOPE, findByPart } from '../shared/database.fake.ts';
import { createMappingDepsFake } from './mapping-deps.fake.ts';
import { saveListing } from './save-listing.ts';
import { platformStoreRow } from './store-rows.fake.ts';

const { tenantId } = SCOPE;
const NOW = new Date('2026-11-27T08:37:00Z');

function listed(platformStoreId: string, over: Partial<ListedStore> = {}): ListedStore {
  return {
    platformStoreId,
    name: 'Harbor Kitchen',
    externalRef: null,
    address: null,
    timeZone: 'America/New_York',
    currency: 'USD',
    isActive: true,
    ...over,
  };
}

type Known = {
  readonly before?: readonly object[];
  /** Platform stores that are matched with our store Harbor. */
  readonly mapped?: readonly string[];
};

async function save(
  stores: readonly ListedStore[],
  { before = [], mapped = [] }: Known = {},
  provider: 'ubereats' | 'doordash' = 'ubereats',
) {
  const fake = createMappingDepsFake(
    findByPart({
      'from "store_mappings" inner join': mapped.map((id) => ({
        platform_store_id: id,
        id: 'harbor',
        name: 'Harbor',
      })),
      'select * from "platform_stores"': before,
    }),
    NOW,
  );
  const listing = { tenantId, provider, connectionId: 'connection', stores };
  await saveListing(fake.deps, fake.tx, listing);
  return fake;
}

const texts = ({ notified }: Awaited<ReturnType<typeof save>>) =>
  notified.map(({ type, title, message }) => [type, title, message]);

/** The columns updated on existing stores. */
function replaced({ statements }: Awaited<ReturnType<typeof save>>): unknown[] {
  return statements
    .filter(({ sql }) => sql.startsWith('update "platform_stores" set "connection_id"'))
    .map(({ sql, parameters }) => {
      const columns = [...sql.matchAll(/"(\w+)" = \$(\d+)/g)];
      return Object.fromEntries(
        columns.map(([, column = '', at]) => [column, parameters[Number(at) - 1]]),
      );
    });
}

describe('a new store', () => {
  test.each([
    [['uber-1'], '1 new store on Uber Eats', 'Match it to one of your locations.'],
    [['uber-1', 'uber-2'], '2 new stores on Uber Eats', 'Match each to one of your locations.'],
  ])('waits for a person: %j', async (ids, title, message) => {
    const saved = await save(ids.map((id) => listed(id)));
    expect(texts(saved)).toEqual([['info', title, `${message} Payouts post once matched.`]]);
  });

  test('is notified once, and not if it was known or is matched', async () => {
    const known = await save([listed('uber-1')], { before: [platformStoreRow()] });
    const matched = await save([listed('uber-2')], { mapped: ['uber-2'] });
    expect([texts(known), texts(matched)]).toEqual([[], []]);
  });

  test('does not arise from an empty list', async () => {
    const saved = await save([]);
    expect([texts(saved), replaced(saved)]).toEqual([[], []]);
    expect(saved.published).toEqual([{ tenantId, topic: 'store_mapping', id: 'connection' }]);
  });
});

describe('an existing store', () => {
  test('takes the platform’s data, and keeps data from other sources', async () => {
    const before = [platformStoreRow({ currency: 'CAD', ignored_reason: 'closed' })];
    const address = {
      line1: '100 Harbor St',
      city: 'Boston',
      region: 'MA',
      postal_code: '02110',
      country: 'US',
    };
    const saved = await save(
      [listed('uber-1', { currency: null, externalRef: '014', address, isActive: false })],
      { before },
    );
    expect(replaced(saved)).toEqual([
      {
        connection_id: 'connection',
        name: 'Harbor Kitchen',
        previous_name: null,
        external_ref: '014',
        address: JSON.stringify(address),
        time_zone: 'America/New_York',
        currency: 'CAD',
        status: 'inactive',
        ignored_at: null,
        ignored_reason: 'closed',
        last_seen_at: NOW,
        id: 'row-1',
      },
    ]);
  });

  test('keeps its previous name beside the new one', async () => {
    const renamed = await save([listed('uber-1', { name: 'Pier Kitchen' })], {
      before: [platformStoreRow()],
    });
    const same = await save([listed('uber-1')], {
      before: [platformStoreRow({ previous_name: 'Old Kitchen' })],
    });
    expect([...replaced(renamed), ...replaced(same)]).toEqual([
      expect.objectContaining({ name: 'Pier Kitchen', previous_name: 'Harbor Kitchen' }),
      expect.objectContaining({ name: 'Harbor Kitchen', previous_name: 'Old Kitchen' }),
    ]);
  });

  test('is reported with both names if it is matched', async () => {
    const before = [platformStoreRow()];
    const stores = [listed('uber-1', { name: 'Pier Kitchen' })];
    expect(texts(await save(stores, { before }))).toEqual([]);
    expect(texts(await save(stores, { before, mapped: ['uber-1'] }))).toEqual([
      [
        'info',
        'Uber Eats renamed a store',
        '“Harbor Kitchen” is now “Pier Kitchen” and still posts to Harbor. Check that it is the same store.',
      ],
    ]);
  });
});

describe('a store that is no longer listed', () => {
  test('is lost, and reported if it is matched', async () => {
    const before = [platformStoreRow()];
    const matched = await save([], { before, mapped: ['uber-1'] });
    expect(replaced(matched)).toEqual([expect.objectContaining({ id: 'row-1', status: 'lost' })]);
    expect(texts(matched)).toEqual([
      [
        'warning',
        'Harbor is no longer on Uber Eats',
        "Uber Eats no longer lists “Harbor Kitchen”, so it won't get new payouts. Posted entries are unchanged. Rematch or unlink the store.",
      ],
    ]);
    expect(texts(await save([], { before }))).toEqual([]);
  });

  test('is lost once, and never if it is known only from reports', async () => {
    const lost = await save([], {
      before: [platformStoreRow({ status: 'lost' })],
      mapped: ['uber-1'],
    });
    const reported = await save([], {
      before: [platformStoreRow({ connection_id: null })],
      mapped: ['uber-1'],
    });
    expect([replaced(lost), texts(lost), replaced(reported), texts(reported)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('is active again when it returns', async () => {
    const saved = await save([listed('uber-1')], {
      before: [platformStoreRow({ status: 'lost' })],
    });
    expect(replaced(saved)).toEqual([expect.objectContaining({ status: 'active' })]);
  });
});

describe('the switch of a listed store', () => {
  test.each([
    [null, true, true],
    ['off', true, true],
    ['failed', true, true],
    ['on', true, false],
    ['on', false, true],
    ['failed', false, true],
    ['off', false, false],
    [null, false, false],
  ])('that is %s with a match %s is requested: %s', async (integration, isMapped, isAsked) => {
    const { enqueued } = await save([listed('uber-1')], {
      before: [platformStoreRow({ integration })],
      mapped: isMapped ? ['uber-1'] : [],
    });
    expect(enqueued.map(({ data }) => data)).toEqual(
      isAsked ? [{ tenantId, platformStoreId: 'uber-1', tries: 0 }] : [],
    );
  });

  test('does not exist for DoorDash', async () => {
    const { enqueued } = await save([listed('uber-1')], { mapped: ['uber-1'] }, 'doordash');
    expect(enqueued).toEqual([]);
  });
});
