import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const groups = style({ display: 'flex', flexDirection: 'column', gap: space.lg });
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
});
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: 'anywhere',
});
export const file = style({ color: color.fg.default, fontWeight: vars.weight.medium });
