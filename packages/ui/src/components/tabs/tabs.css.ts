import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  // Room for the focus ring, which the scroll container would cut.
  paddingInline: space.xxs,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '40px',
  whiteSpace: 'nowrap',
  color: color.fg.muted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-2px',
  boxShadow: 'inset 0 0 0 transparent',
  selectors: {
    '&:hover': { color: color.fg.default },
    '&[data-state="active"], &[aria-current="page"]': {
      color: color.fg.default,
      boxShadow: `inset 0 -2px 0 ${color.brand.solid}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="active"], &[aria-current="page"]': { borderBlockEnd: '2px solid Highlight' },
      },
    },
  },
});

export const count = style({
  color: color.fg.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ paddingBlockStart: space.lg });
