import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative' });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.xl,
  cursor: 'pointer',
  selectors: {
    // An empty selection looks like a placeholder.
    '&:has(option[value=""]:checked)': { color: vars.color.fg.muted },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const option = style({ color: vars.color.fg.default });
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xs,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.fg.muted,
  pointerEvents: 'none',
});
