import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const area = style({
  overflow: 'auto',
  minInlineSize: 0,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.interactive} transparent`,
  outlineOffset: '-2px',
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
});

export const height = styleVariants({
  any: [area],
  sm: [area, { maxBlockSize: '160px' }],
  md: [area, { maxBlockSize: '320px' }],
  lg: [area, { maxBlockSize: '560px' }],
});
export const content = style({ inlineSize: 'fit-content', minInlineSize: '100%' });
