import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line };

// A record between two rules, not a box.
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border.ink}`,
  minInlineSize: 0,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: vars.weight.medium,
  ...small,
});
export const state = styleVariants({
  healthy: [word, { color: color.success.solid }],
  degraded: [word, { color: color.warning.solid }],
  down: [word, { color: color.danger.solid }],
  unknown: [word, { color: color.fg.muted }],
});
export const detail = style({ overflowWrap: 'anywhere' });
export const checked = style({ color: color.fg.muted, ...small });
export const stale = style({ color: color.warning.solid, ...small });
