import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

// A record between two rules, not a box.
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border.ink}`,
  minInlineSize: 0,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const file = style({ color: color.fg.muted, overflowWrap: 'anywhere' });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  maxInlineSize: vars.size.measure,
});
export const decision = style({ fontWeight: vars.weight.medium });
export const evidence = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const bad = style({ color: color.danger.solid, fontWeight: vars.weight.medium });
