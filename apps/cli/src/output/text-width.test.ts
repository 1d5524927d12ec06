import { describe, expect, test } from 'vitest';
import { padEndTo, padStartTo, toPrintable, wrapLine, wrapText } from './text-width.ts';

describe('text width', () => {
  test('pads by terminal columns, not by characters', () => {
    expect(padEndTo('餐厅', 6)).toBe('餐厅  ');
    expect(padEndTo('café', 6)).toBe('café  ');
    expect(padStartTo('🍜', 4)).toBe('  🍜');
  });

  test('leaves text that is already too wide alone', () => {
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

  test('wraps a line with an indent and leaves it alone in a pipe', () => {
    const line = '    row 10, Net total: the parts add up to 4.23\n';
    expect(wrapLine(line, 30)).toBe('    row 10, Net total: the\n      parts add up to 4.23\n');
    expect(wrapLine(line, Number.POSITIVE_INFINITY)).toBe(line);
    expect(wrapLine('\n', 30)).toBe('\n');
  });

  test('color does not count as width', () => {
    const red = '\u001b[31merror[x]:\u001b[39m';
    expect(wrapLine(`${red} abc def\n`, 18)).toBe(`${red} abc def\n`);
  });

  test('shows control characters as blanks, so that a cell cannot control the terminal', () => {
    expect(toPrintable('Joe\u001b[31m\r\nDiner\u2028')).toBe('Joe [31m Diner ');
  });

  test('shows bidirectional control characters by their code', () => {
    expect(toPrintable('payouts-\u202Evsc.exe \u2066a\u2069')).toBe(
      'payouts-[U+202E]vsc.exe [U+2066]a[U+2069]',
    );
  });
});
