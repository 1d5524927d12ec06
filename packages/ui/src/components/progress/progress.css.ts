import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  inlineSize: '100%',
});
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const value = style({ color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  blockSize: '4px',
  background: vars.color.border.hairline,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
export const lane = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const bar = style({
  fill: vars.color.brand.solid,
  transition: `width ${vars.motion.base}`,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});
// Fades in and out where it stands: nothing runs across the page.
const breathe = keyframes({ '50%': { opacity: 0.35 } });
export const unknown = style({
  fill: vars.color.brand.solid,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
  selectors: { '[data-motion="reduce"] &': { animation: 'none' } },
});
