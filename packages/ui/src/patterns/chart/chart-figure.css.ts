import { style, styleVariants } from '@vanilla-extract/css';
import { tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});
// Aligns the last quiet button's label with the edge of the figure.
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space.sm})`,
});
export const summary = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' });
export const partial = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: color.warning.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const plot = style({
  position: 'relative',
  borderRadius: vars.radius.control,
  '@media': { print: { outline: 'none' } },
});
export const plotScrolls = style([plot, { overflowX: 'auto', overflowY: 'hidden' }]);
export const hidden = style({ display: 'none' });
export const table = style({});
export const tablePrinted = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const readout = style([
  tabular,
  {
    display: 'block',
    // Leaves space for the chart's focus ring.
    marginBlockStart: space.xs,
    minBlockSize: vars.text.small.line,
    color: color.fg.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    whiteSpace: 'normal',
    '@media': { print: { display: 'none' } },
  },
]);

export const foot = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    minBlockSize: vars.size.control,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    whiteSpace: 'normal',
  },
]);

export const legend = style({
  display: 'flex',
  // Leaves space for the chart's focus ring.
  marginBlockEnd: space.xs,
  flexWrap: 'wrap',
  columnGap: space.md,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

// Unlike HTML text, SVG text and lines are not adjusted by forced colors.
const forcedInk = { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } } as const;
const forcedFill = { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } } as const;

/** Numbers and time run from left to right in every language. */
export const drawing = style({ display: 'block', overflow: 'visible', direction: 'ltr' });
export const gridline = style({
  stroke: color.border.hairline,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
});
export const baseline = style({
  stroke: color.border.ink,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  ...forcedInk,
});
const tick = style({
  fill: color.fg.muted,
  fontSize: vars.text.caption.size,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...forcedFill,
});
export const tickX = style([tick, { textAnchor: 'middle' }]);
export const tickY = style([tick, { textAnchor: 'end', dominantBaseline: 'middle' }]);
/** Behind the active point. */
export const band = style({
  fill: color.bg.sunken,
  '@media': {
    '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' },
    print: { display: 'none' },
  },
});
export const cursor = style({
  stroke: color.border.interactive,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  ...forcedInk,
});

export const line = styleVariants(color.chart, (hue) => ({
  fill: 'none',
  stroke: hue,
  strokeWidth: 2,
  strokeLinejoin: 'round' as const,
  strokeLinecap: 'round' as const,
  ...forcedInk,
}));
export const point = styleVariants(color.chart, (hue) => ({
  fill: hue,
  stroke: color.bg.canvas,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
}));
export const area = styleVariants(color.chart, (hue) => ({
  fill: hue,
  stroke: color.bg.canvas,
  strokeWidth: 1,
  // The edge separates adjacent areas when all have one color.
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
}));
/** For a bar so narrow that its edges would cover it. */
export const areaSlim = styleVariants(color.chart, (hue) => ({
  fill: hue,
  shapeRendering: 'crispEdges',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
}));
/** Bars outside the selected range are outlines. */
export const areaUnchosen = style({
  fill: color.neutral.soft,
  stroke: color.border.interactive,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
/** Over an incomplete bar: stripes in the background color that let its hue through. */
export const stripe = style({
  stroke: color.bg.canvas,
  strokeWidth: 3,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});
/** Behind the incomplete parts of lines. */
export const bandStripe = style({
  stroke: color.border.hairline,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeWidth: 0.5 } },
});
/** Cut out of a hue where hues do not distinguish series: in forced colors, in print, or on request. */
export const pattern = style({
  display: 'none',
  selectors: { '[data-patterned] &': { display: 'inline' } },
  '@media': {
    '(forced-colors: active)': { display: 'inline' },
    print: { display: 'inline' },
  },
});
