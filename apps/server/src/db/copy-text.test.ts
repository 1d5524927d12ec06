import { expect, test } from 'vitest';
import { openCopyText } from './copy-text.ts';

const TAB = 9;
const NEWLINE = 10;

function written(write: (lines: ReturnType<typeof openCopyText>) => void): string {
  const lines = openCopyText();
  write(lines);
  return lines.take().toString('utf8');
}

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [10, '10'],
  [-1, '-1'],
  [999, '999'],
  [1_000, '1000'],
  [2_147_483_647, '2147483647'],
  [-2_147_483_647, '-2147483647'],
  [2_147_483_648, '2147483648'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  [Number.MIN_SAFE_INTEGER, '-9007199254740991'],
])('writes the integer %d as %s', (value, expected) => {
  expect(written((lines) => lines.integer(value, NEWLINE))).toBe(`${expected}\n`);
});

test.each([
  ['', ''],
  ['order 4003000001', 'order 4003000001'],
  ['\\N', '\\\\N'],
  ['a\tb\nc\rd\\e', 'a\\tb\\nc\\rd\\\\e'],
  ['Crème brûlée №1 🍮', 'Crème brûlée №1 🍮'],
  ['🍮\t\\', '🍮\\t\\\\'],
])('writes the text %j as %j', (value, expected) => {
  expect(written((lines) => lines.text(value, TAB))).toBe(`${expected}\t`);
});

test('writes null as the format requires, and returns each row once', () => {
  const lines = openCopyText();
  lines.integer(1, TAB);
  lines.empty(NEWLINE);
  expect(lines.take().toString()).toBe('1\t\\N\n');
  lines.text('b', NEWLINE);
  expect(lines.take().toString()).toBe('b\n');
  expect(lines.take().length).toBe(0);
});

test('keeps what was written when its buffer grows, at every length of a text', () => {
  const lines = openCopyText();
  let expected = '';
  for (let length = 0; length < 1_200; length += 1) {
    const text = 'é\\'.repeat(length).slice(0, length);
    lines.text(text, TAB);
    lines.integer(length, NEWLINE);
    expected += `${text.replaceAll('\\', '\\\\')}\t${length}\n`;
  }
  expect(lines.take().toString('utf8')).toBe(expected);
});
