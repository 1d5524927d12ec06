import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frenchReason } from '@platebook/api-client/french';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));

/** Text that a person wrote is not translated. */
const OF_THEIR_OWN = ['skipped'];

const VALUES = {
  said: 'Duplicate Name.',
  differences: 'a; b',
  count: 2,
  sends: 4,
  id: '77',
  store: 'Fishtown',
  components: ['tips'],
  checks: ['I3'],
  difference_cents: 400,
  currency: 'CAD',
  unknown_rows: 0,
  file: 'semaine.csv',
  rows: 12,
  copies: 2,
  status: 'posted',
  reference: 'JE-7',
  on: '2026-11-15',
  closed_through: '2026-10-31',
};

/** The reason codes of entries, read from the sources that write them. */
function codesOfReasons(): string[] {
  const files = [
    ...['books/posting', 'books/entries'].flatMap((folder) =>
      readdirSync(`${SERVER}${folder}`).map((name) => `${folder}/${name}`),
    ),
    'ingest/plan/entry-status.ts',
  ].filter((file) => file.endsWith('.ts') && !/\.(?:test|fake)\.ts$/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(`${SERVER}${file}`, 'utf8');
    const written = [...source.matchAll(/code: '([a-z_]+)',\s+message/g)];
    const keyed = file.endsWith('advice.ts')
      ? [...source.matchAll(/^ {2}([a-z]+(?:_[a-z]+)*): \{\n {4}message/gm)]
      : [];
    return [...written, ...keyed].map(([, code = '']) => code);
  });
}

test('every reason of an entry has a French text, or is listed here as untranslated', () => {
  const codes = [...new Set(codesOfReasons())];
  expect(codes.length).toBeGreaterThan(35);
  const without = codes.filter(
    (code) => frenchReason({ code, message: code, values: VALUES }) === code,
  );
  expect(without.toSorted()).toEqual(OF_THEIR_OWN);
});
