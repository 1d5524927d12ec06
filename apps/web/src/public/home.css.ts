import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@platebook/ui/vars';
import { frame } from './frame.css.ts';

const { color, space, text, font, weight } = vars;

const WIDE = '(min-width: 900px)';
const ROOMY = '(min-width: 640px)';
/** With an upper bound: which of two media queries wins does not depend on source order. */
const BETWEEN = '(min-width: 640px) and (max-width: 899.98px)';
const hairline = `1px solid ${color.border.hairline}`;

export const hero = style([
  frame,
  {
    display: 'grid',
    gap: space.xxl,
    paddingBlock: `${space.xxl} ${space.xxxl}`,
    alignItems: 'center',
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: space.xxxl,
        paddingBlock: `${space.xxxl} 96px`,
      },
    },
  },
]);

export const pitch = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm} ${space.lg}`,
});

export const note = style({
  fontSize: text.small.size,
  lineHeight: text.small.line,
  color: color.fg.muted,
});

/** A sheet of the books on paper. */
export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  padding: `${space.lg} ${space.md}`,
  border: hairline,
  background: color.bg.surface,
  '@media': { [ROOMY]: { padding: space.lg } },
});

export const slipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.md,
});

export const slipTitle = style({
  fontFamily: font.title,
  fontWeight: weight.medium,
  fontSize: text.title3.size,
  lineHeight: text.title3.line,
});

export const ledger = style({
  inlineSize: '100%',
  fontSize: text.small.size,
  lineHeight: text.small.line,
  '@media': { [ROOMY]: { fontSize: '14px' } },
});

globalStyle(`${ledger} th, ${ledger} td`, { padding: '6px 0', textAlign: 'start' });

globalStyle(`${ledger} thead th`, {
  color: color.fg.muted,
  fontSize: text.caption.size,
  borderBlockEnd: `1px solid ${color.border.ink}`,
});

globalStyle(`${ledger} tbody tr + tr > *`, { borderBlockStart: hairline });

globalStyle(`${ledger} tfoot > tr > *`, {
  borderBlockStart: `1px solid ${color.border.ink}`,
  borderBlockEnd: `3px double ${color.border.ink}`,
  fontWeight: weight.strong,
});

export const figure = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${ledger} tr > &`]: { textAlign: 'end', paddingInlineStart: space.sm } },
});

export const section = style({
  borderBlockStart: hairline,
  paddingBlock: space.xxl,
  scrollMarginBlockStart: 0,
  '@media': { [WIDE]: { paddingBlock: space.xxxl } },
});

export const sunken = style([section, { background: color.bg.sunken }]);

export const sectionHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  marginBlockEnd: space.xl,
});

export const beside = style([
  frame,
  {
    display: 'grid',
    gap: space.xl,
    '@media': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: space.xxl },
    },
  },
]);

export const sectionHeadBeside = style([sectionHead, { marginBlockEnd: 0 }]);

export const sectionTitle = style({
  fontFamily: font.title,
  fontWeight: weight.regular,
  fontSize: text.title1.size,
  lineHeight: text.title1.line,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [WIDE]: { fontSize: '34px', lineHeight: '42px' } },
});

export const sectionLead = style({
  maxInlineSize: '40em',
  color: color.fg.muted,
  textWrap: 'pretty',
});

/** Selects the example with native radio buttons, without a script. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.lg}`,
  marginBlockEnd: space.lg,
});

export const legend = style({ padding: `0 0 ${space.xxs}`, color: color.fg.muted });

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const radio = style({
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: color.brand.solid,
});

export const example = style({});

globalStyle(`${section}:has(#example-doordash:checked) ${example}[data-example="ubereats"]`, {
  display: 'none',
});

globalStyle(`${section}:has(#example-doordash:not(:checked)) ${example}[data-example="doordash"]`, {
  display: 'none',
});

const columns = style({
  display: 'grid',
  gap: space.xl,
  '@media': {
    [BETWEEN]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const four = style([
  columns,
  { '@media': { [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
]);

export const three = style([
  columns,
  { '@media': { [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border.ink}`,
});

export const ordinal = style({
  fontFamily: font.title,
  fontSize: text.title2.size,
  lineHeight: text.title2.line,
  color: color.brand.solid,
});

export const prose = style({ color: color.fg.muted, textWrap: 'pretty' });

export const facts = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

globalStyle(`${facts} > li`, {
  paddingBlockStart: space.xs,
  borderBlockStart: hairline,
  color: color.fg.muted,
});

globalStyle(`${facts} > li:first-child`, { borderBlockStart: 0, paddingBlockStart: 0 });

export const pairs = style({
  display: 'grid',
  columnGap: space.xl,
  '@media': { [ROOMY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pair = style({
  paddingBlock: `${space.sm} ${space.lg}`,
  borderBlockStart: `1px solid ${color.border.ink}`,
});

globalStyle(`${pair} > dt`, { fontWeight: weight.strong });

globalStyle(`${pair} > dd`, { color: color.fg.muted, textWrap: 'pretty' });

export const question = style({ borderBlockStart: hairline });

globalStyle(`${question}:first-child`, { borderBlockStart: `1px solid ${color.border.ink}` });

globalStyle(`${question}:last-child`, { borderBlockEnd: hairline });

export const faqQuestion = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: '56px',
  paddingBlock: space.sm,
  fontWeight: weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  ':hover': { color: color.fg.link },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const askedMark = style({
  color: color.fg.muted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(45deg)' } },
});

export const answered = style({
  maxInlineSize: '40em',
  paddingBlockEnd: space.lg,
  color: color.fg.muted,
  textWrap: 'pretty',
});

export const offer = style({
  display: 'grid',
  gap: `${space.xs} ${space.xl}`,
  alignItems: 'start',
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border.ink}`,
  borderBlockEnd: `3px double ${color.border.ink}`,
  '@media': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const offered = style({ display: 'flex', flexDirection: 'column', gap: space.xs });
export const price = style({
  fontFamily: font.title,
  fontSize: '34px',
  lineHeight: '42px',
  letterSpacing: '-0.01em',
});

/** A column's single call to action. */
export const door = style({ marginBlockStart: 'auto', paddingBlockStart: space.xs });
