import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { box } from '../../components/checkbox/checkbox.css.ts';
import { control } from '../../components/field/field.css.ts';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { tabular, visuallyHidden } from '../../styles/text.css.ts';
import { topBarHeight } from '../../styles/top-bar.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const ink = `1px solid ${color.border.ink}`;
// The width that a line with its account, state and buttons needs to fit in one row.
const STACKED = '(max-inline-size: 759.98px)';
const stacked = <const Rule>(rule: Rule) => ({ '@container': { [STACKED]: rule } });

export const frame = style({
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
  justifyContent: 'space-between',
  gap: space.sm,
  position: 'sticky',
  insetBlockStart: fallbackVar(topBarHeight, '0px'),
  zIndex: vars.layer.sticky,
  paddingBlock: space.xs,
  background: color.bg.canvas,
  // On a phone, the bars at both ends leave no space for a third.
  '@media': { [PHONE_VIEWPORT]: { position: 'static' }, print: { position: 'static' } },
});
export const summary = style({ fontVariantNumeric: 'tabular-nums' });
export const summaryOpen = style({ color: color.warning.solid, fontWeight: vars.weight.medium });

/** The name of a group of lines, on its own line. */
export const group = style({
  paddingBlockStart: space.md,
  paddingBlockEnd: space.xxs,
  borderBlockEnd: hairline,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.medium,
});

export const grid = style({ display: 'flex', flexDirection: 'column' });

const COLUMNS = 'minmax(0, 4fr) 104px minmax(0, 5fr) minmax(0, 5fr) 148px';
const columns = style({
  display: 'grid',
  columnGap: space.lg,
  ...stacked({ columnGap: space.md, rowGap: space.xs }),
});
const columnsBy = styleVariants({
  plain: {
    gridTemplateColumns: COLUMNS,
    ...stacked({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
  },
  selectable: {
    gridTemplateColumns: `20px ${COLUMNS}`,
    ...stacked({ gridTemplateColumns: '20px minmax(0, 1fr) auto' }),
  },
});

const headBase = style([
  columns,
  {
    alignItems: 'end',
    paddingBlockEnd: space.xs,
    borderBlockEnd: ink,
    color: color.fg.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
  },
  stacked({ clipPath: 'inset(50%)', position: 'absolute', blockSize: '1px', overflow: 'hidden' }),
]);
export const head = styleVariants(columnsBy, (variant) => [headBase, variant]);
export const headEnd = style({ textAlign: 'end' });

const rowBase = style([
  columns,
  {
    alignItems: 'start',
    paddingBlock: space.xs,
    borderBlockEnd: hairline,
    // Clears the top bar and the summary.
    scrollMarginBlock: `112px ${space.xxxl}`,
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:hover, &:focus-within': { background: color.bg.hover },
      '&[aria-selected="true"]': { background: color.bg.selected },
    },
    // Forced colors remove the background.
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
      },
    },
  },
  stacked({ paddingBlock: space.sm }),
]);
export const row = styleVariants(columnsBy, (variant) => [rowBase, variant]);

// Aligns text with the text in the control beside it.
const firstLine = `calc((${vars.size.control} - ${vars.text.body.line}) / 2)`;
const text = style({ paddingBlockStart: firstLine, minInlineSize: 0 });

export const source = style([
  text,
  { overflowWrap: 'anywhere', fontWeight: vars.weight.medium },
  stacked({ paddingBlockStart: 0 }),
]);
const small = style({
  display: 'block',
  fontWeight: vars.weight.regular,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const detail = style([small]);
export const amount = style([
  text,
  tabular,
  { textAlign: 'end' },
  stacked({ paddingBlockStart: 0 }),
]);

// In a selectable row, stacked content aligns with the source.
const under = style(
  stacked({
    gridColumn: '1 / -1',
    selectors: { [`${columnsBy.selectable} > &`]: { gridColumn: '2 / -1' } },
  }),
);
export const account = style([under, { minInlineSize: 0 }]);
export const tick = style([text, { display: 'flex' }, stacked({ paddingBlockStart: 0 })]);
export const checkbox = style([box]);
export const accountText = style([text, { overflowWrap: 'anywhere' }]);
export const noAccount = style([accountText, { color: color.fg.muted }]);
// Outdented by its padding, so that accounts align with the column header.
export const picker = style({
  position: 'relative',
  marginInline: `calc(-1 * ${space.sm})`,
  ...stacked({ marginInline: 0 }),
});
const accountPlain = style([
  control,
  {
    display: 'block',
    paddingInline: `${space.sm} ${space.xl}`,
    cursor: 'pointer',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
]);
export const accountButton = styleVariants({
  plain: [accountPlain],
  quiet: [
    accountPlain,
    stacked({ paddingInlineStart: 0 }),
    {
      selectors: {
        '&:not(:hover, :focus-visible)': { borderColor: 'transparent', background: 'transparent' },
      },
    },
  ],
});

export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: color.bg.sunken,
  borderBlock: hairline,
});
globalStyle(`${bulk} > ${picker}`, { flex: '1 1 200px', maxInlineSize: '320px', margin: 0 });
export const bulkCount = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.xs,
  display: 'flex',
  alignItems: 'center',
  color: color.fg.muted,
  pointerEvents: 'none',
});

export const state = style([text, under, stacked({ paddingBlockStart: 0 })]);
const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: vars.weight.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const stateWord = styleVariants({
  neutral: [word, { color: color.fg.muted }],
  info: [word, { color: color.info.solid }],
  warning: [word, { color: color.warning.solid }],
  success: [word, { color: color.success.solid }],
  danger: [word, { color: color.danger.solid }],
});
export const reason = style([small, { paddingInlineStart: '18px' }]);

export const actions = style([
  under,
  {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space.xxs,
    paddingBlockStart: `max(0px, calc((${vars.size.control} - 28px) / 2))`,
    ...stacked({ justifyContent: 'flex-start', paddingBlockStart: 0 }),
  },
]);
globalStyle(`${actions}:empty`, stacked({ display: 'none' }));

export const keys = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  '@media': {
    '(pointer: coarse)': { display: 'none' },
    print: { display: 'none' },
  },
});
export const hidden = visuallyHidden;
