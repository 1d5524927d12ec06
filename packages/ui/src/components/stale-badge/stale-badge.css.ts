import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const stale = style([badge, { color: vars.color.warning.solid }]);
