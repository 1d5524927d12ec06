import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const arc = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` },
  },
  selectors: { '[data-motion="reduce"] &': { animation: 'none' } },
});

export const labelled = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.fg.muted,
});
