import { expect, test } from 'vitest';
import { toFileName } from './download-workpapers.ts';

test.each([
  ['attachment; filename="workpapers-2026-11.xlsx"', 'workpapers-2026-11.xlsx'],
  [
    `attachment; filename="caf.xlsx"; filename*=UTF-8''caf%C3%A9%20%26%20bar.xlsx`,
    'café & bar.xlsx',
  ],
  ['attachment', 'workpapers.xlsx'],
  [null, 'workpapers.xlsx'],
])('%j names the file %s', (header, name) => {
  expect(toFileName(header)).toBe(name);
});
