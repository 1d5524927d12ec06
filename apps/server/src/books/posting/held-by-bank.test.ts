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

/** Intuit's list of transactions; the id stands with the type, whatever column that is. */
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

describe('what the bank side of the books holds', () => {
  test('is asked over the days of the entries that stand there, in two questions for all', async () => {
    env.answer(report('145'), report('146'));
    expect([...((await ask()) ?? [])].map(([id]) => id).toSorted()).toEqual(['entry-1', 'entry-2']);
    expect(env.calls.map(({ query }) => [query?.['start_date'], query?.['end_date']])).toEqual([
      ['2026-10-31', '2026-11-08'],
      ['2026-10-31', '2026-11-08'],
    ]);
  });

  test('names no entry of ours that is free', async () => {
    env.answer(report('999'), report());
    expect(await ask()).toEqual(new Map());
  });

  test('is nothing where none of the entries stands in the books, and nobody is asked', async () => {
    expect(await ask(['entry-3'])).toEqual(new Map());
    env.memory.books = null;
    expect(await ask()).toEqual(new Map());
    expect(env.calls).toEqual([]);
  });

  test.each<[string, () => ReturnType<typeof ok>]>([
    ['refuse', () => fault('', 'Internal error', 500)],
    ['answer what nobody can read', () => ok({ Columns: { Column: [] } })],
    [
      'are not connected',
      () => {
        throw new ConnectionError('connection_missing', 'quickbooks', 'No.');
      },
    ],
  ])('is not known where they %s: not known is not free', async (_name, reply) => {
    env.answer(reply);
    expect(await ask()).toBeNull();
  });

  test('and an error of ours is none of theirs', async () => {
    env.answer(() => {
      throw new TypeError('x is undefined');
    });
    await expect(ask()).rejects.toThrow('x is undefined');
  });
});
