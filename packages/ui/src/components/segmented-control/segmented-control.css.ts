import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const group = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
});

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  flex: '1 0 auto',
  minBlockSize: `max(28px, ${vars.size.target})`,
  minInlineSize: vars.size.target,
  paddingInline: space.sm,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.border.hairline}` },
    '&:hover:not(:disabled)': { background: color.bg.hover, color: color.fg.default },
    '&:is([data-state="checked"], [data-state="on"])': {
      background: color.bg.selected,
      color: color.brand.onSoft,
      fontWeight: vars.weight.medium,
      boxShadow: `inset 0 -2px 0 ${color.brand.solid}`,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:is([data-state="checked"], [data-state="on"])': {
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    print: { display: 'none' },
  },
});
