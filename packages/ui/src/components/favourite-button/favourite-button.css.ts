import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: `max(28px, ${vars.size.target})`,
  blockSize: `max(28px, ${vars.size.target})`,
  borderRadius: vars.radius.control,
  color: vars.color.fg.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover, color: vars.color.fg.default },
    '&[aria-pressed="true"]': { color: vars.color.brand.solid },
  },
  '@media': { print: { display: 'none' } },
});

// Filled or outlined, so that color is not the only cue.
globalStyle(`${button}[aria-pressed="true"] svg`, { fill: 'currentColor' });
