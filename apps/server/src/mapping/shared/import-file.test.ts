import { describe, expect, test } from 'vitest';
import { faultOf } from '../../http/field-errors.ts';
import { createDatabaseFake, SCOPE } from './database.fake.ts';
import { inDryRun } from './dry-run.ts';
import { importFile } from './import-file.ts';

describe('a dry run', () => {
  test('answers what its work answered and takes it back', async () => {
    const database = createDatabaseFake();
    const answer = await inDryRun(database, SCOPE, true, (tx) =>
      Promise.resolve({ same: tx === database.tx }),
    );
    expect(answer).toEqual({ same: true });
    expect(database.ends).toEqual(['rolled back']);
  });

  test('answers nothing too', async () => {
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

  test('is not what is no dry run', async () => {
    const database = createDatabaseFake();
    expect(await inDryRun(database, SCOPE, false, () => Promise.resolve(7))).toBe(7);
    expect(database.ends).toEqual(['committed']);
  });
});

describe('a file that is brought in', () => {
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

  test('is saved once it was read, where nothing is wrong with it', async () => {
    expect(await bring({ dryRun: false, faults: [] })).toEqual({
      outcome: { errors: [], lines: 2 },
      log: ['read a,b', 'saved'],
      ends: ['committed'],
    });
  });

  test('with a fault is refused with every one, and nothing of it stays', async () => {
    const { outcome, log, ends } = await bring({ dryRun: false, faults: FAULTS });
    expect(outcome).toMatchObject({
      code: 'validation_failed',
      errors: [
        {
          path: '/csv',
          code: 'no_store_with_name',
          message: 'line 3, store: no store is called “Nowhere”',
          values: { name: 'Nowhere', line: 3, column: 'store' },
        },
        { path: '/csv', code: 'too_many_cells', values: { cells: 6, named: 5, line: 4 } },
      ],
    });
    expect([log, ends]).toEqual([['read a,b'], ['rolled back']]);
  });

  test('is only compared in a dry run, with its faults or without', async () => {
    for (const faults of [FAULTS, []]) {
      expect(await bring({ dryRun: true, faults })).toEqual({
        outcome: { errors: faults, lines: 2 },
        log: ['read a,b'],
        ends: ['rolled back'],
      });
    }
  });

  test('may have been written while it was read', async () => {
    const database = createDatabaseFake();
    const imported = { errors: [] };
    const file = { csv: '', dryRun: false };
    const outcome = importFile(database, SCOPE, file, () => Promise.resolve({ imported }));
    expect(await outcome).toBe(imported);
    expect(database.ends).toEqual(['committed']);
  });
});
