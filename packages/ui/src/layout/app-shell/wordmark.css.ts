import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const wordmark = style({
  display: 'inline-block',
  fontFamily: vars.font.title,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.line,
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.01em',
  borderBlockEnd: `3px double ${color.brand.solid}`,
});
