import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  color: vars.color.fg.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': {
      background: vars.color.bg.hover,
      color: vars.color.fg.default,
    },
    '&:active:not(:disabled, [aria-disabled="true"])': { background: vars.color.border.hairline },
    '&[aria-pressed="true"]': {
      background: vars.color.bg.selected,
      color: vars.color.brand.onSoft,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': {
      selectors: {
        '&:disabled': { opacity: 1, color: 'GrayText' },
        '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
      },
    },
  },
});

export const iconButton = styleVariants({
  md: [base, { inlineSize: vars.size.control, blockSize: vars.size.control }],
  sm: [
    base,
    { inlineSize: `max(28px, ${vars.size.target})`, blockSize: `max(28px, ${vars.size.target})` },
  ],
});
