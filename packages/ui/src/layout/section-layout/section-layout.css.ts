import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const WIDE = '(min-inline-size: 720px)';

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@container': {
    [WIDE]: { gridTemplateColumns: '176px minmax(0, 1fr)', columnGap: space.xxl },
  },
});

export const list = style({
  display: 'flex',
  gap: space.sm,
  overflowX: 'auto',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  '@container': {
    [WIDE]: {
      position: 'sticky',
      // Below the shell's top bar.
      insetBlockStart: `calc(57px + ${space.lg})`,
      flexDirection: 'column',
      gap: '2px',
      overflowX: 'visible',
      borderBlockEnd: 0,
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '40px',
  whiteSpace: 'nowrap',
  color: color.fg.muted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: color.fg.default },
    '&[aria-current="page"]': {
      color: color.fg.default,
      boxShadow: `inset 0 -2px 0 ${color.brand.solid}`,
    },
  },
  '@container': {
    [WIDE]: {
      minBlockSize: '32px',
      paddingInlineStart: space.sm,
      whiteSpace: 'normal',
      borderInlineStart: '2px solid transparent',
      selectors: {
        '&[aria-current="page"]': { boxShadow: 'none', borderInlineStartColor: color.brand.solid },
      },
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const content = style({ minInlineSize: 0, maxInlineSize: '760px' });
