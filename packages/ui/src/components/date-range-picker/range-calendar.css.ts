import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const root = style({ position: 'relative' });
const months = style({ display: 'flex', gap: space.lg });
const month = style({ flex: 1, minInlineSize: 0 });
const caption = style({
  minBlockSize: '36px',
  display: 'flex',
  alignItems: 'center',
  fontWeight: vars.weight.medium,
});
const nav = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  gap: space.xxs,
});
const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&[aria-disabled="true"]': { visibility: 'hidden' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});
const chevron = style({ fill: 'currentColor', inlineSize: '16px', blockSize: '16px' });
const grid = style({ inlineSize: '100%', tableLayout: 'fixed' });
const weekday = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
});
const day = style({ padding: 0, textAlign: 'center' });
/** A day of an adjacent month: hidden, but its cell stays, so that every day is under its weekday. */
const blank = style({ visibility: 'hidden' });
const today = style({ textDecoration: 'underline', textUnderlineOffset: '4px' });
const middle = style({
  background: color.bg.selected,
  '@media': { '(forced-colors: active)': { outline: '1px solid Highlight' } },
});
export const end = style({
  background: color.brand.solid,
  color: color.brand.onSolid,
  borderRadius: vars.radius.control,
  '@media': {
    '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

const dayButton = style({
  inlineSize: '100%',
  minInlineSize: '36px',
  blockSize: '36px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover:not(:disabled)': { background: color.bg.hover },
    [`${end} &:hover:not(:disabled)`]: { background: color.brand.solidHover },
    '&:disabled': { cursor: 'not-allowed', color: color.fg.muted, textDecoration: 'line-through' },
  },
  '@media': { '(pointer: coarse)': { blockSize: '44px' } },
});

/** The calendar's class names by part. */
export const CALENDAR = {
  root,
  months,
  month,
  month_caption: caption,
  nav,
  button_next: step,
  button_previous: step,
  chevron,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
  range_middle: middle,
  range_start: end,
  range_end: end,
  hidden: blank,
};
