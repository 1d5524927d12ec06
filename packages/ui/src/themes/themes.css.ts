import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { DARK, LIGHT, type ThemeColors } from './colors.ts';
import { INCREASED_CONTRAST } from './increased-contrast.ts';
import type { ColorName } from './pairs.ts';
import { TYPE_TOUCH } from './primitives.ts';
import { COLORS, DENSITIES, STATIC_TOKENS } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color, ...staticVars } = vars;

createGlobalTheme(':root', staticVars, STATIC_TOKENS);
createGlobalTheme(':root, [data-theme="light"]', color, LIGHT);
createGlobalTheme('[data-theme="dark"]', color, DARK);

// Without JavaScript the stored theme is not read: the page follows the device.
globalStyle(':root:not([data-theme])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: assignVars(color, DARK),
    },
  },
});

globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });

for (const [density, size] of Object.entries(DENSITIES)) {
  globalStyle(`[data-density="${density}"]`, {
    vars: { [vars.size.control]: size.control, [vars.size.row]: size.row },
  });
}

globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [vars.size.control]: '44px',
        [vars.size.row]: '48px',
        [vars.size.target]: '44px',
        ...assignVars(vars.text.caption, TYPE_TOUCH.caption),
        ...assignVars(vars.text.small, TYPE_TOUCH.small),
        ...assignVars(vars.text.body, TYPE_TOUCH.body),
        ...assignVars(vars.text.lead, TYPE_TOUCH.lead),
      },
    },
    '(prefers-reduced-motion: reduce)': { vars: still() },
    // Print is always light, regardless of the theme.
    print: { vars: assignVars(color, { ...LIGHT, bg: { ...LIGHT.bg, canvas: '#FFFFFF' } }) },
  },
});
globalStyle('[data-motion="reduce"]', { vars: still() });
for (const [theme, colors] of Object.entries(COLORS)) {
  globalStyle(theme === 'light' ? ':root, [data-theme="light"]' : `[data-theme="${theme}"]`, {
    '@media': { 'screen and (prefers-contrast: more)': { vars: louder(colors) } },
  });
  globalStyle(`[data-theme="${theme}"][data-contrast="more"]`, {
    '@media': { screen: { vars: louder(colors) } },
  });
}
globalStyle('[data-theme="dark"]', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: assignVars(color, { ...LIGHT, bg: { ...LIGHT.bg, canvas: '#FFFFFF' } }),
    },
  },
});

function still() {
  return {
    [vars.motion.fast]: '0ms',
    [vars.motion.base]: '0ms',
    [vars.motion.slow]: '0ms',
    [vars.motion.fade]: '0ms',
  };
}

function louder(colors: ThemeColors) {
  return Object.fromEntries(
    INCREASED_CONTRAST.map(({ color: name, becomes }) => [
      valueAt(color, name),
      valueAt(colors, becomes),
    ]),
  );
}

function valueAt(colors: object, name: ColorName): string {
  const [group = '', shade = ''] = name.split('.');
  const shades: unknown = Object.entries(colors).find(([key]) => key === group)?.[1];
  return String(Object.entries(shades ?? {}).find(([key]) => key === shade)?.[1]);
}
