import { expect, test } from 'vitest';
import { dropHint, storageWords } from './upload-limits.view.ts';

test('the report limit is shown once the server has sent it', () => {
  expect([
    dropHint(undefined),
    dropHint({ report_bytes: 209_715_200, zip_unpacked_bytes: 104_857_600 }),
  ]).toEqual([
    'CSV or ZIP from Uber Eats or DoorDash',
    'CSV or ZIP from Uber Eats or DoorDash, up to 200 MB each (a ZIP up to 100 MB unpacked). You can pause and resume large files.',
  ]);
});

test.each([
  [{ used_bytes: 0, limit_bytes: null }, '0 MB stored'],
  [
    { used_bytes: 1_572_864, limit_bytes: 10_485_760 },
    '1.5 MB stored, 8.5 MB of 10 MB left in your plan',
  ],
  [
    { used_bytes: 20_971_520, limit_bytes: 10_485_760 },
    '20 MB stored, 0 MB of 10 MB left in your plan',
  ],
])('storage %o is said as %s', (storage, words) => {
  expect(storageWords(storage)).toBe(words);
});
