import { expect, test } from 'vitest';
import { changeDraft, newDraft } from './report-draft.ts';
import { REPORT_FORMATS, REPORT_KINDS, sizeInWords } from './report-words.ts';

const DRAFT = newDraft('2026-11-27');

test.each([
  ['2026-11-27', '2026-10-01', '2026-10-31'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-01', '2028-02-01', '2028-02-29'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
])('on %s a new report covers the whole previous month', (today, from, to) => {
  expect(newDraft(today)).toEqual({
    kind: 'payout_summary',
    format: 'csv',
    dated_by: 'trade',
    from,
    to,
  });
});

test('a format stays selected as long as the report has it', () => {
  const excel = changeDraft(DRAFT, { format: 'xlsx' });
  expect(changeDraft(excel, { kind: 'tax' }).format).toBe('xlsx');
  expect(changeDraft(excel, { kind: 'journal' })).toEqual({
    ...DRAFT,
    kind: 'journal',
    format: 'csv',
  });
  const pack = changeDraft(excel, { kind: 'month_end_pack' });
  expect(pack.format).toBe('zip');
  expect(changeDraft(pack, { kind: 'sales' }).format).toBe('csv');
});

test('no selection creates a report in a format that it does not have', () => {
  for (const before of REPORT_KINDS) {
    for (const kind of REPORT_KINDS) {
      for (const format of REPORT_FORMATS[before]) {
        const changed = changeDraft({ ...DRAFT, kind: before, format }, { kind });
        expect(REPORT_FORMATS[kind]).toContain(changed.format);
      }
    }
  }
});

test('other choices stay as they were', () => {
  const changed = changeDraft(DRAFT, { platform: 'doordash' });
  expect(changeDraft(changed, { dated_by: 'payout' })).toEqual({
    ...DRAFT,
    platform: 'doordash',
    dated_by: 'payout',
  });
});

test.each([
  [1_000, '1.0 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [1_000_000, '1.0 MB'],
  [1_234_567_890, '1234.6 MB'],
])('a file of %i bytes is %s', (bytes, size) => {
  expect(sizeInWords(bytes)).toBe(size);
});
