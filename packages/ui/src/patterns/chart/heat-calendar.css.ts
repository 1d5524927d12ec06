import { style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;

/** Numbers and time run from left to right in every language. */
export const plot = style({ direction: 'ltr' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(144px, 22%) minmax(0, 1fr)',
  columnGap: space.md,
  alignItems: 'center',
  paddingBlock: '3px',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  '@container': { [NARROW_CONTAINER]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rowActive = style([row, { background: color.bg.sunken }]);
export const axis = style([row, { borderBlockEnd: 0 }]);
export const store = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  fontSize: text.small.size,
  lineHeight: text.small.line,
});
export const noStore = style({
  '@container': { [NARROW_CONTAINER]: { display: 'none' } },
});
export const days = style({ display: 'block', overflow: 'visible' });

const forced = (rule: { fill?: string; stroke?: string }) => ({
  '@media': { '(forced-colors: active)': rule },
});
export const cell = styleVariants({
  complete: { fill: color.chart.gross, ...forced({ fill: 'CanvasText' }) },
  partial: {
    fill: 'none',
    stroke: color.warning.solid,
    strokeWidth: 1,
    ...forced({ stroke: 'CanvasText' }),
  },
  missing: {
    fill: 'none',
    stroke: color.danger.solid,
    strokeWidth: 1.5,
    ...forced({ stroke: 'CanvasText' }),
  },
  not_due: { fill: color.border.interactive, ...forced({ fill: 'GrayText' }) },
});
export const hatch = style({
  stroke: color.warning.solid,
  strokeWidth: 1.5,
  ...forced({ stroke: 'CanvasText' }),
});
export const cursor = style({
  fill: 'none',
  stroke: color.border.ink,
  strokeWidth: 2,
  ...forced({ stroke: 'Highlight' }),
});
export const tick = style({
  fill: color.fg.muted,
  fontSize: text.caption.size,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...forced({ fill: 'CanvasText' }),
});
export const tickBefore = style([tick, { textAnchor: 'end' }]);
