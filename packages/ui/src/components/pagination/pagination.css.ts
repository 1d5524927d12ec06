import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  '@media': { print: { display: 'none' } },
});
export const range = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const steps = style({ display: 'flex', gap: space.xs });
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.md,
  '@media': { print: { display: 'none' } },
});
