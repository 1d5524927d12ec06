import type { ThemeColors } from './colors.ts';

type Group = keyof Pick<
  ThemeColors,
  'bg' | 'fg' | 'border' | 'brand' | 'danger' | 'warning' | 'info' | 'success' | 'neutral' | 'chart'
>;
export type ColorName = { [G in Group]: `${G}.${Extract<keyof ThemeColors[G], string>}` }[Group];

export type ColorPair = {
  readonly fg: ColorName;
  readonly on: readonly ColorName[];
  /** The lowest contrast the art direction allows: 5.5 for text, 3.4 for control borders, 3 for graphics. */
  readonly atLeast: 5.5 | 3.4 | 3;
};

const GROUNDS = ['bg.canvas', 'bg.surface', 'bg.sunken', 'bg.floating', 'bg.hover'] as const;
const TONES = ['danger', 'warning', 'info', 'success'] as const;
const HUES = [
  'gross',
  'tax',
  'promotions',
  'refunds',
  'fees',
  'ads',
  'adjustments',
  'net',
] as const;

/** Every foreground with its allowed backgrounds. Components must not use other pairs. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  { fg: 'fg.default', on: [...GROUNDS, 'bg.selected'], atLeast: 5.5 },
  { fg: 'fg.muted', on: GROUNDS, atLeast: 5.5 },
  { fg: 'fg.link', on: [...GROUNDS, 'bg.selected'], atLeast: 5.5 },
  { fg: 'fg.inverse', on: ['fg.default'], atLeast: 5.5 },
  { fg: 'border.interactive', on: GROUNDS, atLeast: 3.4 },
  { fg: 'border.ink', on: GROUNDS, atLeast: 3.4 },
  { fg: 'border.focus', on: [...GROUNDS, 'bg.selected'], atLeast: 3.4 },
  { fg: 'brand.solid', on: GROUNDS, atLeast: 3.4 },
  { fg: 'brand.onSolid', on: ['brand.solid', 'brand.solidHover'], atLeast: 5.5 },
  { fg: 'brand.onSoft', on: ['brand.soft', 'bg.selected'], atLeast: 5.5 },
  { fg: 'neutral.onSoft', on: ['neutral.soft'], atLeast: 5.5 },
  ...TONES.flatMap((tone): ColorPair[] => [
    { fg: `${tone}.solid`, on: GROUNDS, atLeast: 5.5 },
    { fg: `${tone}.onSolid`, on: [`${tone}.solid`, `${tone}.solidHover`], atLeast: 5.5 },
    { fg: `${tone}.onSoft`, on: [`${tone}.soft`], atLeast: 5.5 },
  ]),
  ...HUES.map((hue): ColorPair => ({
    fg: `chart.${hue}`,
    on: ['bg.canvas', 'bg.surface'],
    atLeast: 3,
  })),
];
