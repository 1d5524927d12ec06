import { keyframes, style, styleVariants } from '@vanilla-extract/css';
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
const valueBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
});
const muted = vars.color.fg.muted;
export const value = styleVariants({
  running: [valueBase, { color: muted }],
  paused: [valueBase, { color: muted }],
  failed: [valueBase, { color: vars.color.danger.solid }],
});
const fills = { running: vars.color.brand.solid, paused: muted, failed: vars.color.danger.solid };
export const track = style({
  blockSize: '4px',
  background: vars.color.border.hairline,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
export const lane = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const bar = styleVariants(fills, (fill) => ({
  fill,
  transition: `width ${vars.motion.base}`,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
}));
// Fades in and out in place: nothing moves across the page.
const breathe = keyframes({ '50%': { opacity: 0.35 } });
const still = style({ '@media': { '(forced-colors: active)': { fill: 'Highlight' } } });
export const unknown = styleVariants({
  running: [
    still,
    {
      fill: fills.running,
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${breathe} 1600ms ease-in-out infinite`,
        },
      },
      selectors: { '[data-motion="reduce"] &': { animation: 'none' } },
    },
  ],
  paused: [still, { fill: fills.paused }],
  failed: [still, { fill: fills.failed }],
});
