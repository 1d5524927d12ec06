import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.sm,
});
