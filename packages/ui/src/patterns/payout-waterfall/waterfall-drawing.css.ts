import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

// Bars and their labels may overflow into adjacent columns.
// Amounts are left to right in every language.
export const column = style({ overflow: 'visible', direction: 'ltr' });
export const lane = style({
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

// Unlike HTML text, SVG text and lines are not adjusted by forced colors.
const forced = (ink: 'fill' | 'stroke') => ({
  '@media': {
    '(forced-colors: active)':
      ink === 'fill' ? { fill: 'CanvasText', stroke: 'Canvas' } : { stroke: 'CanvasText' },
  },
});

export const baseline = style({
  stroke: color.border.ink,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  ...forced('stroke'),
});
export const level = style({
  stroke: color.border.interactive,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  ...forced('stroke'),
  // It starts at the previous column, which is on the right there.
  selectors: {
    '[dir="rtl"] &': {
      transform: 'scaleX(-1)',
      transformBox: 'view-box',
      transformOrigin: 'center',
    },
  },
});
export const laneLevel = style({ stroke: color.border.hairline, strokeWidth: 1 });

export const bar = styleVariants(color.chart, (hue) => ({
  selectors: {
    '&:not([data-hatched])': { fill: hue },
    '&[data-hatched]': { stroke: hue, strokeWidth: 1 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not([data-hatched])': { fill: 'CanvasText' } } },
  },
}));

const label = style({
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A halo in the background color where a line passes behind a number.
  paintOrder: 'stroke',
  stroke: color.bg.canvas,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const amount = style([
  label,
  { fill: color.fg.default, fontSize: '13px', ...forced('fill') },
]);
export const amountStrong = style([
  label,
  {
    fill: color.fg.default,
    fontSize: '14px',
    fontWeight: vars.weight.strong,
    ...forced('fill'),
  },
]);
export const share = style([label, { fill: color.fg.muted, fontSize: '12px', ...forced('fill') }]);

export const hatch = style({ stroke: color.warning.solid, strokeWidth: 2, ...forced('stroke') });
export const hatchDefs = style({ position: 'absolute' });
