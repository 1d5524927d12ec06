import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** Sticky below the rows while any is selected. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.sm,
  background: color.bg.canvas,
  borderBlockStart: `1px solid ${color.border.ink}`,
  '@media': {
    // Above the tab bar of a phone.
    [PHONE_VIEWPORT]: { insetBlockEnd: '60px' },
    print: { display: 'none' },
  },
});

// Focused elements are never scrolled under the bar (WCAG 2.4.11).
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBlockEnd: '80px',
  '@media': { [PHONE_VIEWPORT]: { scrollPaddingBlockEnd: '176px' } },
});

export const count = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: space.xs,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  flex: '1 1 auto',
  minInlineSize: 0,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: 'auto',
});

export const notes = style({
  flexBasis: '100%',
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
