import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative', minInlineSize: 0 });

/** An invisible element with the row height for the current pointer type. */
export const ruler = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: vars.size.target,
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  minInlineSize: 0,
  borderBlock: `1px solid ${color.border.hairline}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.border.interactive} transparent`,
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  '@media': { print: { maxBlockSize: 'none !important', overflow: 'visible' } },
});

export const row = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
});

/** The current row; it shows the focus ring only while the list has keyboard focus. */
export const current = style({
  selectors: {
    [`${scroller}:focus-visible &`]: {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
  },
});
