import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { mono, tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const ROOM_FOR_DETAILS = '(min-inline-size: 900px)';

/** A bar's start and length as shares of the axis, and the spacing of the axis lines. */
export const from = createVar();
export const size = createVar();
export const every = createVar();

export const trace = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});
// Aligns the last quiet button's label with the edge.
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space.sm})`,
});
export const sentence = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  color: color.fg.muted,
  fontSize: text.small.size,
  lineHeight: text.small.line,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const sample = style({ inlineSize: '20px' });

export const split = style({ display: 'grid', gap: space.lg, minInlineSize: 0 });
export const splitOpen = style([
  split,
  {
    '@container': {
      [ROOM_FOR_DETAILS]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
    },
  },
]);

export const ruler = style({
  blockSize: `max(32px, ${vars.size.target})`,
  '@container': { [NARROW_CONTAINER]: { blockSize: '52px' } },
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 38%) 76px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.xs,
  '@container': {
    [NARROW_CONTAINER]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: '30px 18px',
    },
  },
} as const;

export const header = style({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: '28px',
  background: color.bg.canvas,
  borderBlockEnd: `1px solid ${color.border.ink}`,
  color: color.fg.muted,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  fontWeight: vars.weight.medium,
  '@container': {
    [NARROW_CONTAINER]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr' },
  },
});
const clipped = { position: 'absolute', clipPath: 'inset(50%)' } as const;
export const headName = style({ '@container': { [NARROW_CONTAINER]: clipped } });
export const headTime = style({
  textAlign: 'end',
  '@container': { [NARROW_CONTAINER]: clipped },
});

/** Time runs from left to right in every language. */
export const axis = style({ position: 'relative', direction: 'ltr', blockSize: '16px' });
export const tick = style([
  tabular,
  { position: 'absolute', left: from, paddingInlineStart: '3px', fontWeight: 'inherit' },
]);

export const row = style({
  ...line,
  cursor: 'default',
  borderBlockEnd: hairline,
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&[aria-selected="true"]': { background: color.bg.selected },
  },
  '@media': {
    print: { breakInside: 'avoid' },
    // Forced colors remove the background.
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { borderInlineStart: '2px solid Highlight' } },
    },
  },
});

export const inFlow = style({ blockSize: '32px' });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
});
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineStart: '-4px',
  color: color.fg.muted,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const canTurn = style([turn, { cursor: 'pointer' }]);
export const turned = style([
  canTurn,
  { transform: 'rotate(90deg)', selectors: { '&:dir(rtl)': { transform: 'rotate(90deg)' } } },
]);
export const operation = style([mono, { overflow: 'hidden', textOverflow: 'ellipsis' }]);
export const aside = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.fg.muted,
  fontSize: text.caption.size,
});
export const failed = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.xxs,
  color: color.danger.solid,
  fontSize: text.caption.size,
  fontWeight: vars.weight.medium,
});
export const running = style([failed, { color: color.info.solid }]);
export const time = style([
  tabular,
  {
    textAlign: 'end',
    fontSize: text.small.size,
    lineHeight: text.small.line,
    '@container': { [NARROW_CONTAINER]: { paddingInlineEnd: space.xs } },
  },
]);
export const gapWords = style([aside, { fontStyle: 'italic' }]);

export const lane = style({
  position: 'relative',
  direction: 'ltr',
  alignSelf: 'stretch',
  marginInlineEnd: space.xs,
  // Hairlines below the axis labels.
  backgroundImage: `linear-gradient(to right, ${color.border.hairline} 1px, transparent 1px)`,
  backgroundSize: `${every} 100%`,
  '@container': { [NARROW_CONTAINER]: { gridColumn: '1 / -1', marginInline: space.xs } },
});

// Drawn as the border of a box without height: borders print, and remain in forced colors.
const bar = style({
  position: 'absolute',
  insetBlock: 0,
  left: from,
  width: size,
  minInlineSize: '3px',
  blockSize: 0,
  marginBlock: 'auto',
});
const inked = (width: string, look: string) => ({ borderBlockStart: `${width} ${look}` });
export const bars = styleVariants({
  plain: [bar, inked('6px', `solid ${color.border.interactive}`)],
  critical: [bar, inked('10px', `solid ${color.border.ink}`)],
  failed: [bar, inked('10px', `solid ${color.danger.solid}`)],
  running: [bar, inked('6px', `dashed ${color.info.solid}`)],
  gap: [bar, inked('1px', `dotted ${color.border.interactive}`)],
});

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  '@container': {
    [ROOM_FOR_DETAILS]: { borderInlineStart: hairline, paddingInlineStart: space.lg },
  },
});
export const detailsHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const error = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'baseline',
  color: color.danger.solid,
});
