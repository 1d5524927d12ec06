import { style } from '@vanilla-extract/css';
import { bare } from '../field/field-frame.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** Digits are left to right, aligned with the page's text. */
export const figures = style([
  bare,
  { fontVariantNumeric: 'tabular-nums', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } },
]);

/** The parsed day below the field, so that no digit order is misread. */
export const reading = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const content = style({
  zIndex: vars.layer.overlay,
  inlineSize: '304px',
  maxInlineSize: 'calc(100vw - 16px)',
  padding: space.sm,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const waiting = style({ minBlockSize: '288px' });
