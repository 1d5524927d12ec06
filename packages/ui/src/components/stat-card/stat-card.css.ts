import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line };

// A figure below a rule, as in a printed ledger, not a card.
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.border.ink}`,
  minInlineSize: 0,
});
export const label = style({ color: color.fg.muted, ...small });
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  fontFamily: vars.font.title,
  fontSize: vars.text.title1.size,
  lineHeight: vars.text.title1.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
export const estimate = style({
  fontFamily: vars.font.interface,
  color: color.fg.muted,
  ...small,
});
export const missing = style({ color: color.fg.muted });
export const foot = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const failed = style({ color: color.danger.solid, ...small });

const deltaLine = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '6px',
  fontVariantNumeric: 'tabular-nums',
  ...small,
});
const change = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
export const delta = deltaLine;
export const deltaChange = styleVariants({
  good: [change, { color: color.success.solid, fontWeight: vars.weight.medium }],
  bad: [change, { color: color.danger.solid, fontWeight: vars.weight.medium }],
  neutral: [change, { color: color.fg.muted }],
});
export const comparedTo = style({ color: color.fg.muted });

export const spark = style({
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const sparkLine = style({
  fill: 'none',
  stroke: color.chart.gross,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
