import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const slo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
});
export const label = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
const lane = style({
  display: 'block',
  inlineSize: '100%',
  background: color.border.hairline,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', fill: 'CanvasText' } },
});
export const bar = styleVariants({
  healthy: [lane, { fill: color.brand.solid }],
  degraded: [lane, { fill: color.warning.solid }],
  down: [lane, { fill: color.danger.solid }],
  unknown: [lane],
});
