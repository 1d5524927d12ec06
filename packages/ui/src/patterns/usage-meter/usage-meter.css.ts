import { style } from '@vanilla-extract/css';
import { tabular } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

export const unlimited = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const value = style([tabular, { color: vars.color.fg.muted }]);
