import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const steps = style({
  display: 'flex',
  inlineSize: 'fit-content',
  marginBlockStart: space.xs,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
});
export const step = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border.hairline}` },
    '&:hover': { background: color.bg.hover },
    '&:has(:checked)': {
      background: color.bg.selected,
      color: color.brand.onSoft,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -3px 0 ${color.brand.solid}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: vars.focus.offset,
      zIndex: 1,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.fg.muted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
});
/** Over the whole of its step, so that a press anywhere chooses it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  inlineSize: 'fit-content',
  minInlineSize: '222px',
  paddingBlockStart: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
