import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const meter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  inlineSize: '100%',
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const value = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const state = styleVariants({
  ok: { color: color.fg.muted },
  near: { color: color.warning.solid, fontWeight: vars.weight.medium },
  over: { color: color.danger.solid, fontWeight: vars.weight.medium },
});
export const lane = style({
  blockSize: '6px',
  background: color.border.hairline,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
const forced = { '(forced-colors: active)': { fill: 'Highlight' } } as const;
export const bar = styleVariants({
  ok: { fill: color.brand.solid, '@media': forced },
  near: { fill: color.warning.solid, '@media': forced },
  over: { fill: color.danger.solid, '@media': forced },
});
