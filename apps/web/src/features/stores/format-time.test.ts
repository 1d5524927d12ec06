import { afterEach, expect, test } from 'vitest';
import '../../shared/language/french.ts';
import { setLanguage } from '../../shared/language/language.ts';
import { formatTime } from './format-time.ts';

afterEach(() => setLanguage('en-US'));

test.each([
  ['00:00', 'Midnight', 'Minuit'],
  ['00:30', '12:30 AM', '0 h 30'],
  ['04:00', '4:00 AM', '4 h 00'],
  ['12:00', '12:00 PM', '12 h 00'],
  ['23:59', '11:59 PM', '23 h 59'],
])('%s reads %s, in French %s', (time, english, french) => {
  expect(formatTime(time)).toBe(english);
  setLanguage('fr-CA');
  expect(formatTime(time).replaceAll('\u00A0', ' ')).toBe(french);
});
