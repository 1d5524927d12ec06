import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.md,
});

export const emptyState = styleVariants({
  page: [base, { paddingBlock: vars.space.xxxl, maxInlineSize: '56ch' }],
  section: [base, { paddingBlock: vars.space.xl, maxInlineSize: '56ch' }],
  // In place of the rows, between the table's rules, at full width.
  table: [
    base,
    {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.lg,
      rowGap: vars.space.sm,
      paddingBlock: vars.space.lg,
      paddingInline: vars.space.sm,
      borderBlock: `1px solid ${vars.color.border.hairline}`,
    },
  ],
  inline: [base, { paddingBlock: vars.space.md, gap: vars.space.xs }],
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });
export const reason = style({ color: vars.color.fg.muted });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const drawing = style({ fill: 'none', strokeWidth: 1.5, flex: 'none' });
export const ledger = style({ stroke: vars.color.border.interactive, strokeWidth: 1 });
export const mark = style({
  stroke: vars.color.brand.solid,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
