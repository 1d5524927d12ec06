import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.md,
      color: vars.color.fg.default,
    },
  },
});

export const title = style({ fontSize: vars.text.title2.size, fontWeight: vars.weight.medium });
export const about = style({ color: vars.color.fg.muted, fontSize: vars.text.small.size });

globalStyle(`body:has(> ${sheet}) > *:not(${sheet})`, {
  '@media': { print: { display: 'none' } },
});
