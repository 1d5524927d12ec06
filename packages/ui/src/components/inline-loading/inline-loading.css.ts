import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.target,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const look = styleVariants({
  busy: [row, { color: color.fg.muted }],
  done: [row, { color: color.success.solid }],
  failed: [row, { color: color.danger.solid }],
});
