import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { box } from '../checkbox/checkbox.css.ts';

const { color, space, text } = vars;
const hairline = `1px solid ${color.border.hairline}`;

/** The grid's column tracks, so that rows do not need them. */
export const template = createVar();
/** The minimum total width of the columns; the last one may grow. */
export const least = createVar();
/** A pinned column's offset from the start. */
export const offset = createVar();

// A container, so that a detail is as wide as the visible part of the rows.
export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** An invisible element with the row height at this density. */
export const ruler = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: vars.size.row,
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  borderBlock: hairline,
  background: color.bg.canvas,
  scrollPaddingBlockStart: vars.size.row,
  selectors: {
    // While the active cell is visible, it shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible:not([aria-activedescendant])': {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

const line = {
  display: 'grid',
  gridTemplateColumns: template,
  minInlineSize: least,
  alignItems: 'stretch',
} as const;

export const header = style({
  ...line,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: vars.size.row,
  background: color.bg.canvas,
  borderBlockEnd: `1px solid ${color.border.ink}`,
});

export const headerCell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  paddingInline: space.xs,
  background: color.bg.canvas,
  color: color.fg.muted,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  fontWeight: vars.weight.medium,
  userSelect: 'none',
  selectors: {
    '&[data-sortable]': { cursor: 'pointer' },
    '&[aria-sort]:not([aria-sort="none"])': { color: color.fg.default },
  },
});

/** Two lines at most: a long name never overflows into the next one. */
export const headName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const arrow = style({ inlineSize: '12px', flex: 'none' });

export const grip = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: '25%',
  inlineSize: '8px',
  borderInlineEnd: hairline,
  cursor: 'col-resize',
  touchAction: 'none',
});

export const body = style({ position: 'relative', minInlineSize: least });

export const row = style({
  ...line,
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '100%',
  borderBlockEnd: hairline,
  background: color.bg.canvas,
  contain: 'layout style',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&[aria-selected="true"]': { background: color.bg.selected },
    '&[data-status="pending"]': { color: color.fg.muted },
    '&[data-status="failed"]': { background: color.danger.soft, color: color.danger.onSoft },
    '&[data-status="undone"]': { color: color.fg.muted, textDecoration: 'line-through' },
  },
  // Forced colors drop backgrounds; a border would shift the cells.
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

// A block, not a flex container: only blocks truncate text with an ellipsis.
export const cell = style({
  alignContent: 'center',
  minInlineSize: 0,
  paddingInline: space.xs,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  background: 'inherit',
});

// A block-level link would be clipped in the middle of a letter.
globalStyle(`${cell} > a`, { display: 'inline' });
// A button before a name must not shift it off the baseline.
globalStyle(`${cell} > button`, { verticalAlign: 'middle' });

export const numeric = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A minus sign stays before its number, and decimal points align, in every language.
  direction: 'ltr',
});

/** Its arrow precedes the name, so that the name ends where the figures end. */
export const numericHead = style({
  flexDirection: 'row-reverse',
  justifyContent: 'flex-start',
  textAlign: 'end',
  selectors: { '&:dir(rtl)': { flexDirection: 'row', textAlign: 'start' } },
});

export const pinned = style({ position: 'sticky', insetInlineStart: offset, zIndex: 1 });

// The row menu stays visible during horizontal scrolling.
globalStyle(`:is(${cell}, ${headerCell})[data-card="menu"]`, {
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
});

export const active = style({
  selectors: {
    [`${scroller}:focus-visible &`]: {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
      '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
    },
  },
});

/** A row's state, by shape and word; its color repeats it. */
export const mark = style({ display: 'inline-block', marginInlineEnd: '6px' });

export const check = style([box, { margin: 0 }]);

/** The whole square is clickable, not only the 18 px of the box. */
export const checkTarget = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInlineStart: '-4px',
  cursor: 'pointer',
});

export const openRow = style({ gridTemplateRows: `${vars.size.row} minmax(0, 1fr)` });

export const opener = style({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInline: '-4px 4px',
  color: color.fg.muted,
  cursor: 'pointer',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const detail = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  zIndex: 2,
  inlineSize: 'min(100%, 100cqi)',
  minInlineSize: 0,
  insetInlineStart: 0,
  overflow: 'auto',
  padding: space.md,
  whiteSpace: 'normal',
  borderBlockStart: hairline,
  background: color.bg.sunken,
});

/** Aligned with the column names. */
export const place = style({ paddingBlock: space.md, paddingInline: space.xs });

export const busy = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 3,
  blockSize: '2px',
  background: color.brand.solid,
});

export const skeleton = style({
  display: 'inline-block',
  blockSize: '10px',
  inlineSize: '60%',
  borderRadius: vars.radius.control,
  background: color.bg.sunken,
});

const narrow = `${scroller}[data-narrow]`;

globalStyle(`${narrow} ${header}`, { position: 'absolute', clipPath: 'inset(50%)' });
globalStyle(`${narrow} ${body}`, { minInlineSize: 0 });
globalStyle(`${narrow} ${row}`, {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: '1fr 1fr',
  minInlineSize: 0,
  paddingBlock: space.xs,
});
globalStyle(`${narrow} ${openRow}`, { gridTemplateRows: '28px 28px minmax(0, 1fr)' });
globalStyle(`${narrow} ${detail}`, { gridColumn: '1 / -1', gridRow: 3 });
globalStyle(`${narrow} ${cell}`, { display: 'none', position: 'static' });
globalStyle(`${narrow} ${cell}[data-card="check"]`, {
  display: 'block',
  gridArea: '1 / 1 / 3 / 2',
});
globalStyle(`${narrow} ${cell}[data-card="title"]`, {
  display: 'block',
  gridArea: '1 / 2',
  fontWeight: vars.weight.medium,
});
globalStyle(`${narrow} ${cell}[data-card="value"]`, { display: 'block', gridArea: '1 / 3' });
globalStyle(`${narrow} ${cell}[data-card="note"]`, {
  display: 'block',
  gridArea: '2 / 2 / 3 / 4',
  textAlign: 'start',
  color: color.fg.muted,
  fontSize: text.small.size,
});
globalStyle(`${narrow} ${row}:has([data-card="note-end"]) ${cell}[data-card="note"]`, {
  gridArea: '2 / 2',
});
globalStyle(`${narrow} ${cell}[data-card="note-end"]`, {
  display: 'block',
  gridArea: '2 / 3',
  textAlign: 'end',
  color: color.fg.muted,
  fontSize: text.small.size,
});
globalStyle(`${narrow} ${cell}[data-card="menu"]`, { display: 'block', gridArea: '1 / 4 / 3 / 5' });
/** Without a value the title gets the whole line, and the end of the second line is the subject. */
const valueless = `${narrow} ${row}:not(:has([data-card="value"]))`;

globalStyle(`${valueless} ${cell}[data-card="title"]`, { gridArea: '1 / 2 / 2 / 4' });
globalStyle(`${valueless} ${cell}[data-card="note-end"]`, {
  color: color.fg.default,
  fontSize: 'inherit',
});
