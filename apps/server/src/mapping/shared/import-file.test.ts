import { describe, expect, test } from 'vitest';
import { faultOf } from '../../http/field-errors.ts';
import { createDatabaseFake, SCOPE } from './database.fake.ts';
import { inDryRun } from './dry-run.ts';
import { importFile } from './import-file.ts';

describe('a dry run', () => {
  test('returns the result of its work and rolls it back', async () => {
    const database = createDatabaseFake();
    const answer = await inDryRun(database, SCOPE, true, (tx) =>
      Promise.resolve({ same: tx === database.tx }),
    );
    expect(answer).toEqual({ same: true });
    expect(database.ends).toEqual(['rolled back']);
  });

  test('can return nothing', async () => {
    const database = createDatabaseFake();
    expect(await inDryRun(database, SCOPE, true, () => Promise.resolve(null))).toBeNull();
    expect(database.ends).toEqual(['rolled back']);
  });

  test('refuses what the real one would refuse', async () => {
    const database = createDatabaseFake();
    const refusal = new Error('refused');
    const work = () => Promise.reject(refusal);
    await expect(inDryRun(database, SCOPE, true, work)).rejects.toBe(refusal);
    await expect(inDryRun(database, SCOPE, false, work)).rejects.toBe(refusal);
    expect(database.ends).toEqual(['rolled back', 'rolled back']);
  });

  test('is only done on request', async () => {
    const database = createDatabaseFake();
    expect(await inDryRun(database, SCOPE, false, () => Promise.resolve(7))).toBe(7);
    expect(database.ends).toEqual(['committed']);
  });
});

describe('importing a file', () => {
  const FAULTS = [
    { line: 3, column: 'store', ...faultOf('no_store_with_name', { name: 'Nowhere' }) },
    { line: 4, column: null, ...faultOf('too_many_cells', { cells: 6, named: 5 }) },
  ];

  async function bring({ dryRun, faults }: { dryRun: boolean; faults: typeof FAULTS }) {
    const database = createDatabaseFake();
    const log: string[] = [];
    const outcome = await importFile(database, SCOPE, { csv: 'a,b', dryRun }, (_tx, csv) => {
      log.push(`read ${csv}`);
      return Promise.resolve({
        imported: { errors: faults, lines: 2 },
        save: () => Promise.resolve(log.push('saved')),
      });
    }).catch((error: unknown) => error);
    return { outcome, log, ends: database.ends };
  }

  test('saves it after reading if there are no errors', async () => {
    expect(await bring({ dryRun: false, faults: [] })).toEqual({
      outcome: { errors: [], lines: 2 },
      log: ['read a,b', 'saved'],
      ends: ['committed'],
    });
  });

  test('with errors is refused with all of them, and saves nothing', async () => {
    const { outcome, log, ends } = await bring({ dryRun: false, faults: FAULTS });
    expect(outcome).toMatchObject({
      code: 'validation_failed',
      errors: [
        {
          path: '/csv',
          code: 'no_store_with_name',
          message: 'line 3, store: no store is named “Nowhere”',
          values: { name: 'Nowhere', line: 3, column: 'store' },
        },
        { path: '/csv', code: 'too_many_cells', values: { cells: 6, named: 5, line: 4 } },
      ],
    });
    expect([log, ends]).toEqual([['read a,b'], ['rolled back']]);
  });

  test('only compares it in a dry run, with or without errors', async () => {
    for (const faults of [FAULTS, []]) {
      expect(await bring({ dryRun: true, faults })).toEqual({
        outcome: { errors: faults, lines: 2 },
        log: ['read a,b'],
        ends: ['rolled back'],
      });
    }
  });

  test('may have saved it while reading', async () => {
    const database = createDatabaseFake();
    const imported = { errors: [] };
    const file = { csv: '', dryRun: false };
    const outcome = importFile(database, SCOPE, file, () => Promise.resolve({ imported }));
    expect(await outcome).toBe(imported);
    expect(database.ends).toEqual(['committed']);
  });
});
