import { COMPONENTS } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { JOURNAL_FORMATS } from '../commands/journal/options.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { TOPIC_TEXTS } from './topic-texts.ts';
import { HELP_TOPICS } from './topics.ts';

const wordsOf = (text: string) => new Set(text.split(/[\s"',]+/));

describe('help topics', () => {
  test('every listed topic has a text', () => {
    expect(Object.keys(TOPIC_TEXTS)).toEqual(Object.keys(HELP_TOPICS));
  });

  test('exit-codes names every code and its rank', () => {
    const text = TOPIC_TEXTS['exit-codes']();
    for (const code of Object.values(EXIT_CODES)) {
      expect(wordsOf(text)).toContain(String(code));
    }
    expect(text).toContain('  130 > 1 > 2 > 4 > 5 > 6 > 7 > 9 > 8 > 10 > 3 > 0\n');
  });

  test('formatting names every format', () => {
    const words = wordsOf(TOPIC_TEXTS.formatting());
    for (const format of JOURNAL_FORMATS) {
      expect(words).toContain(format);
    }
  });

  test('mapping names every component', () => {
    const words = wordsOf(TOPIC_TEXTS.mapping());
    for (const component of COMPONENTS) {
      expect(words).toContain(component);
    }
  });

  test.each(Object.entries(TOPIC_TEXTS))('%s fits 92 columns', (_, text) => {
    const widths = text()
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(92);
  });
});
