import { describe, expect, test } from 'vitest';
import { padEndTo, padStartTo, toPrintable, wrapText } from './text-width.ts';

describe('text width', () => {
  test('pads by terminal columns, not by characters', () => {
    expect(padEndTo('餐厅', 6)).toBe('餐厅  ');
    expect(padEndTo('café', 6)).toBe('café  ');
    expect(padStartTo('🍜', 4)).toBe('  🍜');
  });

  test('leaves what is already too wide alone', () => {
    expect(padEndTo('abc', 2)).toBe('abc');
  });

  test('wraps at blanks and keeps every word', () => {
    expect(wrapText('Facilitator tax pass-through', 16)).toEqual([
      'Facilitator tax',
      'pass-through',
    ]);
  });

  test('breaks a word only when it alone is too wide, between graphemes', () => {
    expect(wrapText('北京烤鸭店', 4)).toEqual(['北京', '烤鸭', '店']);
    expect(wrapText('a👩‍👩‍👧b', 2)).toEqual(['a', '👩‍👩‍👧', 'b']);
  });

  test('shows control characters as blanks, so that a cell cannot steer the terminal', () => {
    expect(toPrintable('Joe\u001b[31m\r\nDiner\u2028')).toBe('Joe [31m Diner ');
  });
});
