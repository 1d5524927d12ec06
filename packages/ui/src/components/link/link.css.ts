import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const base = style({
  color: vars.color.fg.link,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: '2px',
  overflowWrap: 'anywhere',
});

export const link = styleVariants({
  text: [
    base,
    {
      textDecorationLine: 'underline',
      selectors: { '&:hover': { textDecorationThickness: '2px' } },
    },
  ],
  quiet: [
    base,
    {
      textDecorationLine: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.target,
      selectors: { '&:hover': { textDecorationLine: 'underline' } },
    },
  ],
});
