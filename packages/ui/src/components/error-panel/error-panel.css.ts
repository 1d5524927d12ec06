import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const panel = style({
  display: 'flex',
  gap: space.sm,
  paddingBlock: space.md,
  borderBlock: `1px solid ${color.danger.solid}`,
});
export const icon = style({ color: color.danger.solid, paddingBlockStart: '2px' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space.xxs,
});
export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
});
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.lg,
  maxInlineSize: vars.size.measure,
});
