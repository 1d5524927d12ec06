import { beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { askHeldByBank } from './held-by-bank.ts';
import { fault, ok, openPostingInMemory } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';

let env: PostingInMemory;

beforeEach(() => {
  env = openPostingInMemory();
  env.addEntry({ status: 'posted', externalId: '145', entryOn: '2026-11-08' });
  env.addEntry({ status: 'posted', externalId: '146', entryOn: '2026-10-31' });
  env.addEntry({ status: 'ready', entryOn: '2025-01-01' });
});

const IDS = ['entry-1', 'entry-2', 'entry-3'];
const ask = (ids: readonly string[] = IDS) => askHeldByBank(env.deps, env.scope, ids);

/** Intuit's transaction list; the ID is in the column of the type, wherever that is. */
function report(...ids: readonly string[]) {
  return () =>
    ok({
      Columns: {
        Column: [
          { ColType: 'Date', MetaData: [] },
          { ColType: 'String', MetaData: [{ Name: 'ColKey', Value: 'txn_type' }] },
        ],
      },
      Rows: {
        Row: ids.map((id) => ({
          ColData: [{ value: '2026-11-08' }, { value: 'Journal Entry', id }],
        })),
      },
    });
}

describe('cleared and reconciled entries', () => {
  test('are queried over the dates of the posted entries, in two calls for all', async () => {
    env.answer(report('145'), report('146'));
    expect([...((await ask()) ?? [])].map(([id]) => id).toSorted()).toEqual(['entry-1', 'entry-2']);
    expect(env.calls.map(({ query }) => [query?.['start_date'], query?.['end_date']])).toEqual([
      ['2026-10-31', '2026-11-08'],
      ['2026-10-31', '2026-11-08'],
    ]);
  });

  test('do not include entries that are free', async () => {
    env.answer(report('999'), report());
    expect(await ask()).toEqual(new Map());
  });

  test('need no query if none of the entries is posted', async () => {
    expect(await ask(['entry-3'])).toEqual(new Map());
    env.memory.books = null;
    expect(await ask()).toEqual(new Map());
    expect(env.calls).toEqual([]);
  });

  test.each<[string, () => ReturnType<typeof ok>]>([
    ['refuse', () => fault('', 'Internal error', 500)],
    ['return an unreadable response', () => ok({ Columns: { Column: [] } })],
    [
      'are not connected',
      () => {
        throw new ConnectionError('connection_missing', 'quickbooks', 'No.');
      },
    ],
  ])('are unknown if the books %s: unknown is not free', async (_name, reply) => {
    env.answer(reply);
    expect(await ask()).toBeNull();
  });

  test('an internal error is not taken for a QuickBooks failure', async () => {
    env.answer(() => {
      throw new TypeError('x is undefined');
    });
    await expect(ask()).rejects.toThrow('x is undefined');
  });
});
