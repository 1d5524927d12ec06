import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.xl,
  '@media': {
    [PHONE_VIEWPORT]: {
      paddingInline: vars.space.md,
      paddingBlock: vars.space.lg,
      gap: vars.space.lg,
    },
    print: { padding: 0, maxInlineSize: 'none' },
  },
});

export const page = styleVariants({
  page: [base, { maxInlineSize: vars.size.page }],
  measure: [base, { maxInlineSize: `calc(${vars.size.measure} + 2 * ${vars.space.xl})` }],
  field: [
    base,
    {
      maxInlineSize: `calc(${vars.size.field} + 2 * ${vars.space.xl})`,
      minBlockSize: '100dvh',
      justifyContent: 'center',
    },
  ],
});
