import { style } from '@vanilla-extract/css';
import { mono } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const view = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

// Aligns the label of the first quiet button with the tree.
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space.sm})`,
  '@media': { print: { display: 'none' } },
});

export const node = style([
  mono,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.size.target,
    paddingInlineEnd: space.xs,
    whiteSpace: 'pre',
    cursor: 'default',
    selectors: {
      '&[aria-expanded]': { cursor: 'pointer' },
      '&:hover': { background: color.bg.hover },
      '&[aria-selected="true"]': { background: color.bg.selected },
    },
    '@media': {
      print: { whiteSpace: 'pre-wrap' },
      // Forced colors remove the background.
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { borderInlineStart: '2px solid Highlight' } },
      },
    },
  },
]);

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '16px',
  color: color.fg.muted,
});
export const turned = style([turn, { transform: 'rotate(90deg)' }]);

export const name = style({ color: color.fg.muted });
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const literal = style([value, { fontWeight: vars.weight.strong }]);
export const count = style([
  value,
  {
    color: color.fg.muted,
    fontFamily: vars.font.interface,
    fontSize: vars.text.caption.size,
  },
]);
export const hidden = style([
  count,
  { display: 'inline-flex', alignItems: 'center', gap: space.xxs, fontStyle: 'italic' },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xxs,
  paddingBlockStart: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.fg.muted,
  '@media': { print: { display: 'none' } },
});
export const copies = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space.sm})`,
});
export const whole = style([
  mono,
  {
    paddingBlockStart: space.xs,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
