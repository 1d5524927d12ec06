import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { DARK, LIGHT } from './colors.ts';
import { TYPE_TOUCH } from './primitives.ts';
import { DENSITIES, STATIC_TOKENS } from './tokens.ts';
import { vars } from './vars.css.ts';

const { color, ...staticVars } = vars;

createGlobalTheme(':root', staticVars, STATIC_TOKENS);
createGlobalTheme(':root, [data-theme="light"]', color, LIGHT);
createGlobalTheme('[data-theme="dark"]', color, DARK);

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
    '(prefers-contrast: more)': { vars: louder() },
    // Paper is light, whatever the screen shows.
    print: { vars: assignVars(color, { ...LIGHT, bg: { ...LIGHT.bg, canvas: '#FFFFFF' } }) },
  },
});
globalStyle('[data-motion="reduce"]', { vars: still() });
globalStyle('[data-contrast="more"]', { vars: louder() });
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

function louder() {
  return {
    [color.fg.muted]: color.fg.default,
    [color.border.hairline]: color.border.interactive,
    [color.border.interactive]: color.border.ink,
  };
}
