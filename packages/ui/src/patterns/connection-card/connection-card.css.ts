import { style, styleVariants } from '@vanilla-extract/css';
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
  columnGap: space.md,
});
const passingState = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.medium,
});
export const passing = styleVariants({
  neutral: [passingState, { color: color.fg.muted }],
  info: [passingState, { color: color.info.solid }],
  warning: [passingState, { color: color.warning.solid }],
  success: [passingState, { color: color.success.solid }],
  danger: [passingState, { color: color.danger.solid }],
});
export const meaning = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
/** Aligns the label of a lone quiet button with the text above it. */
export const quietActions = style([actions, { marginInlineStart: `calc(-1 * ${space.md})` }]);
export const note = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
