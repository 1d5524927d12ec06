import { style } from '@vanilla-extract/css';
import { tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  blockSize: '100%',
  paddingBlock: `${space.md} ${space.lg}`,
  borderBlockStart: `1px solid ${color.border.ink}`,
});
/** The current plan is under a double rule, like settled totals in a ledger. */
export const current = style([
  card,
  {
    borderBlockStart: `3px double ${color.brand.solid}`,
    // Compensates for the 2 px thicker rule, to align the names.
    paddingBlockStart: `calc(${space.md} - 2px)`,
  },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.xs,
});
export const badge = style({
  color: color.success.solid,
  fontSize: text.small.size,
  lineHeight: text.small.line,
});
export const amount = style([
  tabular,
  { fontFamily: vars.font.title, fontSize: text.title1.size, lineHeight: text.title1.line },
]);
export const per = style({ color: color.fg.muted });
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.sm,
  marginBlockStart: 'auto',
});
