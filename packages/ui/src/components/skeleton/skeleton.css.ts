import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const skeleton = style({ display: 'flex', flexDirection: 'column' });
export const label = style([visuallyHidden]);
export const text = style({
  blockSize: '10px',
  marginBlock: '5px',
  background: color.border.hairline,
  selectors: { '&:last-child': { inlineSize: '62%' } },
});
// A ruled line with the beginning of a word and of a number.
export const table = style({
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  backgroundImage: `linear-gradient(${color.border.hairline}, ${color.border.hairline}), linear-gradient(${color.border.hairline}, ${color.border.hairline})`,
  backgroundSize: '34% 10px, 12% 10px',
  backgroundPosition: 'left center, right center',
  backgroundRepeat: 'no-repeat',
});
export const chart = style({
  blockSize: '280px',
  borderBlockEnd: `1px solid ${color.border.ink}`,
  background: color.bg.sunken,
  marginBlockEnd: space.xxl,
});
