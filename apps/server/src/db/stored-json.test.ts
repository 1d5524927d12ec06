import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readStored, readStoredOrNull } from './stored-json.ts';
import type { StoredJson, StoredJsonOrNull } from './stored-json.ts';

const REASON = v.object({ code: v.string() });

describe('a stored value', () => {
  test('of another form is refused by table, column and place', () => {
    const row = { reason: { code: 7 } as unknown as StoredJson };
    expect(() => readStored(REASON, row.reason, 'entries.reason')).toThrow(
      new RangeError('entries.reason, at code: Invalid type: Expected string but received 7'),
    );
  });

  test('that is missing is null where the column may be empty', () => {
    expect(
      readStoredOrNull(REASON, null as unknown as StoredJsonOrNull, 'entries.reason'),
    ).toBeNull();
  });
});

test('no column of the tables is read as anything that a cast could name', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^tables.*\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  const texts = await Promise.all(
    files.map((name) => readFile(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  expect(texts.flatMap((text) => text.match(/ColumnType<\s*(unknown|any)\b.*/g) ?? [])).toEqual([]);
});
