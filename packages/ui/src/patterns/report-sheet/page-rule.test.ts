import { expect, test } from 'vitest';
import { pageRule } from './page-rule.ts';

const WORDS = {
  title: 'Month-end pack',
  client: 'Noodle House Group',
  period: 'March 2026',
  written: 'Written on 7 Apr 2026, 09:12, America/New_York',
};

const line = (rule: string, start: string) =>
  rule.split('\n').find((text) => text.startsWith(start));

test('names the size of the paper', () => {
  expect(line(pageRule('s', 'a4', WORDS), 'size')).toBe('size: 210mm 297mm;');
  expect(line(pageRule('s', 'letter', WORDS), 'size')).toBe('size: 8.5in 11in;');
});

test('says on every page whose it is, when it was written and which page of how many', () => {
  const rule = pageRule('s', 'a4', WORDS);
  expect(line(rule, '@top-left')).toContain('content: "Noodle House Group";');
  expect(line(rule, '@top-right')).toContain('content: "Month-end pack, March 2026";');
  expect(line(rule, '@bottom-left')).toContain(`content: "${WORDS.written}";`);
  expect(line(rule, '@bottom-right')).toContain('"Page " counter(page) " of " counter(pages)');
});

test('keeps a name from ending the string, the rule or the style element', () => {
  const rule = pageRule('s', 'a4', { ...WORDS, client: 'Joe "The\\Grill"\n</style>' });
  expect(line(rule, '@top-left')).toContain(
    'content: "Joe \\22 The\\5c Grill\\22 \\a \\3c /style>";',
  );
});
