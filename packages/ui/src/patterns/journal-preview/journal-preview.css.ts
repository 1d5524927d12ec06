import { style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;
const ink = `1px solid ${color.border.ink}`;

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  containerType: 'inline-size',
  breakInside: 'avoid',
});

export const header = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});
export const memo = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  color: color.fg.muted,
  overflowWrap: 'anywhere',
});

// Outdented by its cell padding, so that its text aligns with the title above.
export const table = style({
  inlineSize: `calc(100% + 2 * ${space.xs})`,
  marginInline: `calc(-1 * ${space.xs})`,
});

const headCell = style({
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  verticalAlign: 'bottom',
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.medium,
  borderBlockEnd: ink,
});
export const headAccount = style([headCell]);
export const headAmount = style([
  headCell,
  {
    inlineSize: '128px',
    textAlign: 'end',
    borderInlineStart: hairline,
    '@container': { [NARROW_CONTAINER]: { inlineSize: '84px' } },
  },
]);
export const currency = style({ fontWeight: vars.weight.regular });

export const line = style({
  position: 'relative',
  borderBlockEnd: hairline,
  selectors: { '&:has(button):hover': { background: color.bg.hover } },
});
export const lineOpen = style([
  line,
  { background: color.bg.selected, borderBlockEndColor: 'transparent' },
]);

// Centers one line of text in a row of the current density.
const rowPadding = `calc((${vars.size.row} - ${vars.text.body.line}) / 2)`;

const accountCell = style({
  paddingBlock: rowPadding,
  verticalAlign: 'top',
  paddingInline: space.xs,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
// In a journal the credited account is indented.
export const account = styleVariants({
  debit: [accountCell],
  credit: [
    accountCell,
    {
      paddingInlineStart: space.xxl,
      '@container': { [NARROW_CONTAINER]: { paddingInlineStart: space.lg } },
    },
  ],
});
export const accountLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  '@container': { [NARROW_CONTAINER]: { flexDirection: 'column' } },
});
export const accountName = style({ display: 'block' });
export const toggle = style({
  display: 'inline',
  cursor: 'pointer',
  // The whole row is the click target and shows the focus ring.
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: '-2px',
    },
  },
});
export const toggleWords = style({
  position: 'relative',
  display: 'inline-block',
  paddingInlineEnd: space.lg,
});
// Beside the last line of a long name, never alone on a line.
export const chevron = style({
  position: 'absolute',
  insetBlockEnd: '2px',
  insetInlineEnd: '4px',
  color: color.fg.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
const small = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${lineOpen} &`]: { color: color.fg.default } },
});
export const description = style([small, { display: 'block' }]);
export const rowCount = style([small, { whiteSpace: 'nowrap' }]);
export const change = style([small, { display: 'block', color: color.info.solid }]);
export const removed = style({ color: color.fg.muted });
export const unmapped = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.warning.solid,
  fontWeight: vars.weight.medium,
});

const amountCell = style([
  tabular,
  {
    textAlign: 'end',
    verticalAlign: 'top',
    borderInlineStart: hairline,
    paddingInline: space.xs,
  },
]);
export const amount = style([amountCell, { paddingBlock: rowPadding }]);

export const detail = style({
  paddingBlock: space.md,
  paddingInline: space.md,
  background: color.bg.sunken,
  borderBlockEnd: hairline,
  '@container': { [NARROW_CONTAINER]: { paddingInline: space.xs } },
});

export const totalLabel = style({
  padding: space.xs,
  fontWeight: vars.weight.strong,
  borderBlockStart: ink,
});
export const total = style([
  amountCell,
  {
    paddingBlock: space.xs,
    fontWeight: vars.weight.strong,
    borderBlockStart: ink,
    borderBlockEnd: `3px double ${color.border.ink}`,
  },
]);

export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});
const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: vars.weight.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const holds = style([verdict, { color: color.success.solid }]);
export const broken = style([verdict, { color: color.danger.solid }]);

/** What the smaller side lacks, above the rule. */
export const differenceLabel = style({
  paddingBlock: rowPadding,
  paddingInline: space.xs,
  fontWeight: vars.weight.medium,
  color: color.danger.solid,
});
export const difference = style([
  amountCell,
  { paddingBlock: rowPadding, color: color.danger.solid, fontWeight: vars.weight.medium },
]);
