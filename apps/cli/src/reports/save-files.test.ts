import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reading } from '@platebook/accounting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import { saveFiles } from './save-files.ts';

let cwd = '';

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'platebook-keep-'));
  await writeFile(join(cwd, 'a.csv'), 'a');
  await writeFile(join(cwd, 'b.zip'), 'b');
});

afterAll(() => rm(cwd, { recursive: true }));

function readingOf(names: readonly string[], rows = 1): Reading {
  return {
    reports: names.map((name) => ({
      file: { name, sha256: '' },
      platform: 'doordash',
      reportType: 'doordash_detailed_transactions',
      rows,
      quarantined: [],
      variants: [],
      leftOut: {},
      notes: [],
    })),
    payouts: [],
    blocked: [],
  };
}

describe('the files kept for the workpapers', () => {
  test('are those that yielded a report, with the hash of their bytes', async () => {
    const { context } = createTestContext({ cwd });
    const reading = readingOf(['a.csv', 'b.zip/inner.csv']);
    const stored = await saveFiles(context, ['a.csv', 'b.zip', 'refused.csv'], {
      reading,
      readingOptions: {},
    });
    expect(stored).toEqual(
      await Promise.all(
        ['a.csv', 'b.zip'].map(async (name) => {
          const bytes = await readFile(join(cwd, name));
          return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
        }),
      ),
    );
  });

  test.each([
    ['stdin, which reads once', ['-'], 1, {}],
    ['more rows than a sheet can show', ['a.csv'], 20_001, {}],
    ['tax taken out of amounts', ['a.csv'], 1, { inclusiveTaxRates: { '1': '13' } }],
  ])('are none for %s', async (_why, files, rows, readingOptions) => {
    const { context } = createTestContext({ cwd });
    const reading = readingOf(files, rows);
    expect(await saveFiles(context, files, { reading, readingOptions })).toBeNull();
  });
});
