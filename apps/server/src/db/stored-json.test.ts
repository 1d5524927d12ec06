import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readStored, readStoredOrNull } from './stored-json.ts';
import type { StoredJson, StoredJsonOrNull } from './stored-json.ts';

const REASON = v.object({ code: v.string() });

describe('a stored value', () => {
  test('of another shape is rejected by table, column and path', () => {
    const row = { reason: { code: 7 } as unknown as StoredJson };
    expect(() => readStored(REASON, row.reason, 'entries.reason')).toThrow(
      new RangeError('entries.reason, at code: Invalid type: Expected string but received 7'),
    );
  });

  test('that is missing is null if the column is nullable', () => {
    expect(
      readStoredOrNull(REASON, null as unknown as StoredJsonOrNull, 'entries.reason'),
    ).toBeNull();
  });
});

test('no column of the tables has a type that a cast could turn into another', async () => {
  const text = await readFile(`${import.meta.dirname}/generated/tables.ts`, 'utf8');
  expect(text.match(/JsonColumn\b/g)?.length).toBeGreaterThan(20);
  expect(text.match(/ColumnType<\s*(unknown|any)\b.*|\bJson(Value)?\b.*/g)).toBe(null);
});
