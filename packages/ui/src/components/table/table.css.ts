import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { tabular, visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Where the table is wider than its container: only then is its overflow clipped. */
export const sideways = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.border.interactive} transparent`,
  outlineOffset: '-2px',
  '@media': { print: { overflow: 'visible' } },
});
export const sidewaysContent = style({ inlineSize: 'fit-content', minInlineSize: '100%' });

/** While it scrolls, text cells have a minimum width: squeezed to letters they would make a row as high as a page. */
export const words = style({
  selectors: { [`${sideways} &&`]: { minInlineSize: '7rem', overflowWrap: 'break-word' } },
});

export const table = style({
  inlineSize: '100%',
  '@container': { [NARROW_CONTAINER]: { display: 'block' } },
});

export const caption = style({
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: space.xs,
  fontFamily: vars.font.title,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.line,
  fontWeight: vars.weight.medium,
  '@container': { [NARROW_CONTAINER]: { display: 'block' } },
});
export const captionHidden = style([visuallyHidden]);

export const head = style({ '@container': { [NARROW_CONTAINER]: { display: 'none' } } });

export const headCell = style({
  paddingInline: space.xs,
  paddingBlock: space.xs,
  verticalAlign: 'bottom',
  borderBlockEnd: `1px solid ${color.border.ink}`,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const row = style({
  borderBlockEnd: hairline,
  '@container': {
    [NARROW_CONTAINER]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.xxs,
      paddingBlock: space.sm,
    },
  },
});

export const totalRow = style({
  borderBlockEnd: `3px double ${color.border.ink}`,
  fontWeight: vars.weight.strong,
  '@container': {
    [NARROW_CONTAINER]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.xxs,
      paddingBlock: space.xs,
      borderBlockStart: `1px solid ${color.border.ink}`,
      marginBlockStart: '-1px',
    },
  },
});

// On the cells: with collapsed borders, a cell's border wins over the hairline of the row above.
globalStyle(`${totalRow} > *`, {
  borderBlockStart: `1px solid ${color.border.ink}`,
  '@container': { [NARROW_CONTAINER]: { border: 0 } },
});

globalStyle(`${table} > tbody, ${table} > tfoot`, {
  '@container': { [NARROW_CONTAINER]: { display: 'block' } },
});

export const cell = style({
  blockSize: vars.size.row,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@container': {
    [NARROW_CONTAINER]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space.md,
      blockSize: 'auto',
      paddingInline: 0,
      textAlign: 'end',
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          color: color.fg.muted,
          fontWeight: vars.weight.regular,
          fontSize: vars.text.small.size,
          whiteSpace: 'normal',
          textAlign: 'start',
          // The value wraps, not its label.
          flexShrink: 0,
          maxInlineSize: '50%',
          overflowWrap: 'break-word',
        },
      },
    },
  },
});

export const emptyCell = style({ '@container': { [NARROW_CONTAINER]: { display: 'none' } } });

export const empty = style({
  paddingBlock: space.md,
  color: color.fg.muted,
  borderBlockEnd: hairline,
});

// A row's name is never broken mid-word to make space for numbers.
export const rowHeader = style({
  minInlineSize: '9rem',
  overflowWrap: 'break-word',
  fontWeight: vars.weight.medium,
  '@container': {
    [NARROW_CONTAINER]: {
      minInlineSize: 0,
      textAlign: 'start',
      justifyContent: 'flex-start',
      gap: space.xxs,
    },
  },
  selectors: { [`${totalRow} &`]: { fontWeight: vars.weight.strong } },
});

// Decimal points align in every language, so numbers are right-aligned in all of them.
export const numeric = style([
  tabular,
  { textAlign: 'end', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } },
]);
/** Keeps the minus sign before its number. */
export const figure = style({ direction: 'ltr', unicodeBidi: 'isolate' });
export const shrink = style({
  inlineSize: '1%',
  whiteSpace: 'nowrap',
  '@container': { [NARROW_CONTAINER]: { inlineSize: 'auto' } },
});

export const note = style({
  paddingBlockStart: space.xs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const groupCell = style({
  paddingInline: space.xs,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});
/** The line of a group ends with the group. */
export const groupName = style({
  display: 'block',
  paddingBlock: space.xxs,
  borderBlockEnd: hairline,
});

export const mark = style({
  display: 'inline-block',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginBlock: '-8px',
  lineHeight: vars.size.target,
  textAlign: 'center',
  color: color.fg.link,
  '@media': { print: { minInlineSize: 0, textDecoration: 'none', color: 'inherit' } },
});

export const footnotes = style({
  paddingBlockStart: space.xs,
  paddingInlineStart: space.lg,
  listStyle: 'decimal',
  maxInlineSize: vars.size.measure,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

// In print the lines are ink, a note stays with its table, and the header repeats on every page.
globalStyle(`${row}, ${headCell}, ${totalRow}`, {
  '@media': { print: { borderColor: 'currentColor' } },
});
globalStyle(`${caption}, ${totalRow}`, { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle(`${footnotes}, ${note}`, {
  '@media': { print: { breakBefore: 'avoid', breakInside: 'avoid', color: 'currentColor' } },
});
