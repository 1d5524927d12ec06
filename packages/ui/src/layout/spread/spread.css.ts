import { style } from '@vanilla-extract/css';

export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
export const start = style({ minInlineSize: 'min(100%, 240px)', flex: '1 1 0' });
export const end = style({ flex: 'none', maxInlineSize: '100%' });
