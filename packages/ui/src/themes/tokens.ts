import { DARK, LIGHT, type ThemeColors } from './colors.ts';
import { DURATION, FONT, LAYER, RADIUS, SPACE, TYPE, WEIGHT } from './primitives.ts';

export type ThemeName = 'light' | 'dark';

/** Tier 2, public: the tokens for components. Colors by theme, the rest by density, pointer and motion. */
export const COLORS: Record<ThemeName, ThemeColors> = { light: LIGHT, dark: DARK };

/** Tier 3, sparse: component dimensions that no other token covers. Everything else comes from tier 2. */
const COMPONENT_TOKENS = {
  shell: { side: '216px', foldedSide: '68px', tabBar: '60px' },
  switch: { width: '36px', height: '20px', knob: '14px' },
  toast: { bar: '3px' },
};

export const STATIC_TOKENS = {
  space: SPACE,
  radius: RADIUS,
  font: FONT,
  weight: WEIGHT,
  text: TYPE,
  layer: LAYER,
  motion: { ...DURATION, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  focus: { width: '2px', offset: '2px' },
  size: {
    control: '36px',
    row: '40px',
    target: '24px',
    measure: '68ch',
    page: '1280px',
    field: '400px',
  },
  component: COMPONENT_TOKENS,
};

/** Values that depend on `data-density`. On touch devices the control height is overridden, whatever the density. */
export const DENSITIES = {
  compact: { control: '28px', row: '32px' },
  default: { control: '36px', row: '40px' },
  relaxed: { control: '44px', row: '48px' },
} as const;

/** The vertical size of controls and rows. */
export type Density = keyof typeof DENSITIES;
