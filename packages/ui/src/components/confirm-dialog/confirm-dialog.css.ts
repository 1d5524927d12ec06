import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });
export const consequences = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
