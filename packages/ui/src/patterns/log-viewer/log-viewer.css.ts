import { style, styleVariants } from '@vanilla-extract/css';
import { mono, tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const ROOM_FOR_FACETS = '(min-inline-size: 760px)';

export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  '@media': { print: { display: 'none' } },
});
export const search = style({ flex: '1 1 280px', minInlineSize: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap' });
export const lineActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const strip = style({
  position: 'relative',
  direction: 'ltr',
  borderRadius: vars.radius.control,
  touchAction: 'none',
  cursor: 'crosshair',
  '@media': { print: { display: 'none' } },
});
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '40px' });
const forced = (fill: string) => ({ '@media': { '(forced-colors: active)': { fill } } });
export const binLines = style({ fill: color.border.interactive, ...forced('GrayText') });
export const binErrors = style({ fill: color.danger.solid, ...forced('CanvasText') });
export const binAside = style({ opacity: 0.3 });
export const binActive = style({ fill: color.bg.selected, ...forced('Highlight') });
export const edges = style([
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.sm,
    borderBlockStart: `1px solid ${color.border.ink}`,
    color: color.fg.muted,
    fontSize: text.caption.size,
    lineHeight: text.caption.line,
  },
]);

export const body = style({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  '@container': {
    [ROOM_FOR_FACETS]: { gridTemplateColumns: '216px minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const bodyAlone = style({ minInlineSize: 0 });

export const facets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
/** In narrow containers the facets are behind a button. */
export const facetsClosed = style([
  facets,
  { display: 'none', '@container': { [ROOM_FOR_FACETS]: { display: 'flex' } } },
]);
export const facetsButton = style({
  '@container': { [ROOM_FOR_FACETS]: { display: 'none' } },
});
export const legend = style({
  paddingBlockEnd: space.xxs,
  color: color.fg.muted,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  fontWeight: vars.weight.medium,
});
export const facetValue = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xs,
  fontSize: text.small.size,
  overflowWrap: 'anywhere',
});
export const facetCount = style([tabular, { color: color.fg.muted }]);

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  color: color.fg.muted,
  fontSize: text.small.size,
  lineHeight: text.small.line,
});
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const live = style([state, { color: color.success.solid }]);

export const line = style({
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&[data-found]': { background: color.bg.selected },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
      zIndex: 1,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
export const record = style([
  mono,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    minBlockSize: vars.size.target,
    paddingBlock: '2px',
    paddingInlineEnd: space.xs,
    lineHeight: text.small.line,
    direction: 'ltr',
    textAlign: 'left',
    '@container': { [ROOM_FOR_FACETS]: { flexWrap: 'nowrap' } },
  },
]);
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: vars.size.target,
  blockSize: '20px',
  color: color.fg.muted,
  cursor: 'pointer',
});
export const turned = style([turn, { transform: 'rotate(90deg)' }]);
export const time = style([tabular, { flex: 'none', color: color.fg.muted }]);
const level = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  flex: 'none',
  gap: '6px',
  inlineSize: '11ch',
});
export const levels = styleVariants({
  debug: [level, { color: color.fg.muted }],
  info: [level],
  warning: [level, { color: color.warning.solid }],
  error: [level, { color: color.danger.solid, fontWeight: vars.weight.medium }],
});
/** Aligns with the text below the time. */
const belowTime = `calc(${vars.size.target} + ${space.xs})`;
/** As wide as a shape, even if empty. */
export const shape = style({ flex: 'none', alignSelf: 'center', inlineSize: '12px' });
export const message = style({
  flex: `1 1 calc(100% - ${vars.size.target})`,
  marginInlineStart: belowTime,
  '@container': { [ROOM_FOR_FACETS]: { flex: '1 1 200px', marginInlineStart: 0 } },
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
  textOverflow: 'ellipsis',
});
export const messageWrapped = style([
  message,
  { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
export const mark = style({
  background: color.warning.soft,
  color: color.warning.onSoft,
  '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
});
export const note = style({
  display: 'inline-flex',
  marginInlineStart: belowTime,
  '@container': { [ROOM_FOR_FACETS]: { marginInlineStart: 0 } },
  alignItems: 'center',
  flex: 'none',
  gap: space.xxs,
  color: color.fg.muted,
  fontFamily: vars.font.interface,
  fontSize: text.caption.size,
  fontStyle: 'italic',
});

export const missing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '24px',
  color: color.warning.solid,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px dashed ${color.border.interactive}`,
    },
  },
});

export const opened = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInlineStart: vars.size.target,
  paddingInlineEnd: space.xs,
  borderBlockEnd: hairline,
});
