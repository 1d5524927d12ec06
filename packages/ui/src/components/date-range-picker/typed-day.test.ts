import { describe, expect, test } from 'vitest';
import { dayPattern, readTypedDay, writeDay } from './typed-day.ts';

describe('readTypedDay', () => {
  test.each([
    ['2026-11-21', 'de-DE', '2026-11-21'],
    ['11/21/2026', 'en-US', '2026-11-21'],
    [' 3/5/2026 ', 'en-US', '2026-03-05'],
    ['3/5/2026', 'en-GB', '2026-05-03'],
    ['21.11.2026', 'de-DE', '2026-11-21'],
    ['21. 11. 2026', 'de-DE', '2026-11-21'],
    ['2026-3-5', 'fr-CA', '2026-03-05'],
    ['٢١/١١/٢٠٢٦', 'ar', '2026-11-21'],
  ])('reads %s in %s', (text, locale, day) => {
    expect(readTypedDay(text, locale)).toBe(day);
  });

  test('refuses what is no day, and a year of two digits', () => {
    const wrong = ['21/11/2026', '02/30/2026', '11/21/26', '11/2026', 'tomorrow', ''];
    expect(wrong.map((text) => readTypedDay(text, 'en-US'))).toEqual(wrong.map(() => null));
  });
});

test('what is written is read as the same day, in every language', () => {
  const locales = ['en-US', 'en-GB', 'fr-CA', 'de-DE', 'ar', 'ja-JP'];
  expect(locales.map((locale) => readTypedDay(writeDay('2026-03-05', locale), locale))).toEqual(
    locales.map(() => '2026-03-05'),
  );
});

test('dayPattern shows the order of the language', () => {
  expect(['en-US', 'en-GB', 'de-DE'].map(dayPattern)).toEqual([
    'MM/DD/YYYY',
    'DD/MM/YYYY',
    'DD.MM.YYYY',
  ]);
});
