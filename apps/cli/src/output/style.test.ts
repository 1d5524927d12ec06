import { describe, expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import { createStyle } from './style.ts';

describe('style of a stream', () => {
  test.each([
    ['a terminal', { columns: 80 }, {}, true],
    ['a pipe', {}, {}, false],
    ['a terminal with NO_COLOR', { columns: 80 }, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', { columns: 80 }, { NO_COLOR: '' }, true],
    ['a dumb terminal', { columns: 80 }, { TERM: 'dumb' }, false],
    ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', { columns: 80 }, { FORCE_COLOR: '0' }, false],
    ['NO_COLOR against FORCE_COLOR', {}, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ] as const)('%s', (_, stream, env, colored) => {
    const { stdout } = createTestContext(stream);
    expect(createStyle(stdout, env).bold('x')).toBe(colored ? '\u001b[1mx\u001b[22m' : 'x');
  });

  test('--no-color overrides everything', () => {
    const { stdout } = createTestContext({ columns: 80 });
    expect(createStyle(stdout, { FORCE_COLOR: '1' }, { color: false }).red('x')).toBe('x');
  });

  test('a terminal has a width, a pipe has none', () => {
    expect(createStyle(createTestContext({ columns: 60 }).stdout, {}).width).toBe(60);
    expect(createStyle(createTestContext().stdout, {}).width).toBe(Number.POSITIVE_INFINITY);
  });
});
