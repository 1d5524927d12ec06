import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 'min(100%, 320px)',
  flex: '1 1 320px',
});

export const eyebrow = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.sm,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});
