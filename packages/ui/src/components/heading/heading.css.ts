import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const title = style({
  fontFamily: vars.font.title,
  fontWeight: vars.weight.medium,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // The page title is focused after a navigation; it is no control and shows no focus ring.
  selectors: { '&:focus': { outline: 'none' } },
});

const step = (name: 'display' | 'title1' | 'title2' | 'title3') => ({
  fontSize: vars.text[name].size,
  lineHeight: vars.text[name].line,
});

export const heading = styleVariants({
  display: [title, step('display'), { fontWeight: vars.weight.regular, letterSpacing: '-0.02em' }],
  title1: [title, step('title1')],
  title2: [title, step('title2')],
  title3: [title, step('title3')],
  small: {
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.weight.strong,
  },
});
