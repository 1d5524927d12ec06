import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', gap: space.xs, listStyle: 'none' });

const base = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: space.xs,
  borderBlockStart: '2px solid',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const step = styleVariants({
  done: [base, { borderColor: color.brand.solid, color: color.fg.muted }],
  current: [
    base,
    { borderColor: color.brand.solid, color: color.fg.default, fontWeight: vars.weight.strong },
  ],
  open: [base, { borderColor: color.border.hairline, color: color.fg.muted }],
});

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
