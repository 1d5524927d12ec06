import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  // Space for the focus ring, which the scroll container would clip.
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

/** The row of tabs and the button of the overflow menu. */
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.lg,
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const tabs = style({ display: 'flex', gap: space.lg, minInlineSize: 0 });
export const fitted = style([
  tab,
  {
    outlineOffset: '2px',
    // The current tab's underline overlaps the row's border.
    marginBlockEnd: '-1px',
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);
export const more = style([fitted, { flex: 'none' }]);

export const count = style({
  color: color.fg.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ paddingBlockStart: space.lg });
