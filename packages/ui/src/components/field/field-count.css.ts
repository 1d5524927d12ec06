import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

export const count = styleVariants({
  within: [words, { color: vars.color.fg.muted }],
  over: [words, { color: vars.color.danger.solid, fontWeight: vars.weight.medium }],
});
