import { describe, expect, test } from 'vitest';
import type { ThemeColors } from './colors.ts';
import { contrastRatio } from './contrast.ts';
import { INCREASED_CONTRAST } from './increased-contrast.ts';
import { COLOR_PAIRS, type ColorName } from './pairs.ts';
import { COLORS, type ThemeName } from './tokens.ts';

const HEX = /^#[0-9A-F]{6}$/;
const THEMES: readonly ThemeName[] = ['light', 'dark'];

function valueOf(colors: ThemeColors, name: ColorName): string {
  const [group = '', shade = ''] = name.split('.');
  const shades: unknown = Object.entries(colors).find(([key]) => key === group)?.[1];
  const value: unknown = Object.entries(shades ?? {}).find(([key]) => key === shade)?.[1];
  if (typeof value !== 'string') {
    throw new Error(`no color ${name}`);
  }
  return value;
}

function increased(name: ColorName): ColorName {
  return INCREASED_CONTRAST.find(({ color }) => color === name)?.becomes ?? name;
}

describe('contrastRatio', () => {
  test('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#1E5B46', '#1E5B46')).toBe(1);
  });

  test('is 4.54 for the WCAG example of gray on white', () => {
    expect(contrastRatio('#767676', '#FFFFFF').toFixed(2)).toBe('4.54');
  });
});

describe.each(THEMES)('the %s theme', (theme) => {
  const cases = COLOR_PAIRS.flatMap((pair) =>
    pair.on.map((on) => ({ fg: pair.fg, on, atLeast: pair.atLeast })),
  );

  test.each(cases)('$fg on $on reaches $atLeast to 1', ({ fg, on, atLeast }) => {
    const ratio = contrastRatio(valueOf(COLORS[theme], fg), valueOf(COLORS[theme], on));
    expect(ratio).toBeGreaterThanOrEqual(atLeast);
  });

  // WCAG 2.2, 1.4.6 for text; control borders count as large text.
  test.each(cases)('$fg on $on reaches the enhanced contrast on request', (pair) => {
    const { fg, on, atLeast } = pair;
    const ratio = contrastRatio(
      valueOf(COLORS[theme], increased(fg)),
      valueOf(COLORS[theme], increased(on)),
    );
    expect(ratio).toBeGreaterThanOrEqual({ 5.5: 7, 3.4: 4.5, 3: 3 }[atLeast]);
  });

  test('writes every background and text color as six upper-case hex digits', () => {
    const { scrim: _scrim, shadow: _shadow, ...groups } = COLORS[theme];
    const wrong = Object.values(groups)
      .flatMap((group) => Object.values(group))
      .filter((value) => !HEX.test(value));
    expect(wrong).toEqual([]);
  });
});

test('every text and tone color of the contract is registered as a pair', () => {
  const registered = new Set<string>(COLOR_PAIRS.map((pair) => pair.fg));
  const mustBe = [
    'fg',
    'brand',
    'danger',
    'warning',
    'info',
    'success',
    'neutral',
    'chart',
  ] as const;
  const missing = mustBe.flatMap((group) =>
    Object.keys(COLORS.light[group])
      .filter((shade) => !['soft', 'solidHover'].includes(shade))
      .map((shade) => `${group}.${shade}`)
      .filter((name) => !registered.has(name)),
  );
  expect(missing).toEqual([]);
});
