import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Figures far enough apart to be compared with a message, one by one. */
export const input = style({
  maxInlineSize: '200px',
  fontFamily: vars.font.mono,
  fontSize: vars.text.title3.size,
  letterSpacing: '0.35em',
});
