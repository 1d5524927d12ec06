import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platebook/ui/vars';

const { color, space, text, font, weight } = vars;

const WIDE = '(min-width: 900px)';
const hairline = `1px solid ${color.border.hairline}`;
const rule = `1px solid ${color.border.ink}`;

export const note = style({
  fontSize: text.small.size,
  lineHeight: text.small.line,
  color: color.fg.muted,
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const columns = style({
  display: 'grid',
  gap: space.xl,
  marginBlockStart: space.xl,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)',
      gap: space.xxxl,
      marginBlockStart: space.xxl,
    },
  },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  alignItems: 'flex-start',
  '@media': { [WIDE]: { gridColumn: 2 } },
});

export const list = style({
  minInlineSize: 0,
  '@media': { [WIDE]: { gridColumn: 1, gridRow: 1 } },
});

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.xs,
});

export const searchLabel = style({
  flexBasis: '100%',
  fontSize: text.small.size,
  fontWeight: weight.medium,
});

export const input = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  minBlockSize: '44px',
  paddingInline: space.sm,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  background: color.bg.surface,
  color: color.fg.default,
  font: 'inherit',
});

export const topics = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md });

export const topic = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.fg.muted,
  textDecoration: 'none',
  ':hover': { color: color.fg.default, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  selectors: {
    '&[aria-current]': {
      color: color.fg.default,
      fontWeight: weight.strong,
      textDecoration: 'underline',
      textDecorationColor: color.brand.solid,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.3em',
    },
  },
});

export const narrowing = style({ paddingBlockEnd: space.md, color: color.fg.muted });

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.lg,
  borderBlockStart: hairline,
  selectors: { '&:first-child': { borderBlockStart: rule } },
});

export const featured = style([
  entry,
  { gap: space.sm, paddingBlockEnd: space.xl, borderBlockStart: rule },
]);

export const label = style({
  fontSize: text.small.size,
  fontWeight: weight.strong,
  color: color.brand.solid,
});

export const entryTitle = style({
  fontFamily: font.title,
  fontWeight: weight.medium,
  fontSize: text.title2.size,
  lineHeight: text.title2.line,
  textWrap: 'balance',
});

export const featuredTitle = style([
  entryTitle,
  {
    fontWeight: weight.regular,
    fontSize: text.title1.size,
    lineHeight: text.title1.line,
    letterSpacing: '-0.01em',
  },
]);

export const titleLink = style({
  color: color.fg.default,
  textDecoration: 'none',
  ':hover': {
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    textDecorationThickness: '1px',
  },
});

export const summary = style({ maxInlineSize: '40em', color: color.fg.muted, textWrap: 'pretty' });

export const pages = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: space.md,
  alignItems: 'center',
  paddingBlockStart: space.lg,
  borderBlockStart: rule,
});

export const postHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  maxInlineSize: vars.size.measure,
});

export const back = style({ '@media': { print: { display: 'none' } } });

export const post = style({
  display: 'grid',
  gap: space.xl,
  marginBlockStart: space.xl,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)',
      gap: space.xxxl,
      alignItems: 'start',
    },
  },
});

export const contents = style({
  borderBlockStart: rule,
  paddingBlockStart: space.sm,
  '@media': {
    [WIDE]: { gridColumn: 2, position: 'sticky', insetBlockStart: space.lg },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({ fontSize: text.small.size, fontWeight: weight.strong });

export const contentsList = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: '14px',
  lineHeight: '20px',
});

export const contentsLink = style({
  display: 'block',
  paddingBlock: '6px',
  color: color.fg.muted,
  textDecoration: 'none',
  ':hover': { color: color.fg.default, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const body = style({
  minInlineSize: 0,
  '@media': { [WIDE]: { gridColumn: 1, gridRow: 1 } },
});

export const tableRegion = style({
  overflowX: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A row of totals, as in a ledger. */
globalStyle(`${tableRegion} tbody tr:has(> :first-child > strong) > *`, {
  borderBlockStart: rule,
  borderBlockEnd: `3px double ${color.border.ink}`,
});

globalStyle(`${tableRegion} :is(th, td)[align="right"]`, { whiteSpace: 'nowrap' });

export const postTags = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  marginBlockStart: space.xl,
  '@media': { print: { display: 'none' } },
});

export const next = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  maxInlineSize: vars.size.measure,
  marginBlockStart: space.lg,
  paddingBlock: space.lg,
  borderBlockStart: rule,
  borderBlockEnd: `3px double ${color.border.ink}`,
  '@media': { print: { display: 'none' } },
});

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: space.xl,
  marginBlockStart: space.xxl,
  '@media': { print: { display: 'none' } },
});

export const other = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  fontFamily: font.title,
  fontSize: text.title3.size,
  lineHeight: text.title3.line,
});

export const image = style({ maxInlineSize: '100%', blockSize: 'auto' });
