import { style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/** Numbers in a column: digits of equal width, decimal points aligned. */
export const tabular = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small.size,
  fontVariantLigatures: 'none',
});
