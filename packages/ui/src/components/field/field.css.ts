import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const label = style({ fontWeight: vars.weight.medium });
export const optional = style({ fontWeight: vars.weight.regular, color: vars.color.fg.muted });
export const hint = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const error = style({
  display: 'flex',
  gap: vars.space.xxs,
  color: vars.color.danger.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
/** As high as one line of the words beside it. */
export const errorIcon = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.text.small.line,
});

const edge = `1px solid ${vars.color.border.interactive}`;

/** The frame shared by every one-line control. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.sm,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  border: edge,
  borderRadius: vars.radius.control,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  transition: `border-color ${vars.motion.fast}`,
  '::placeholder': { color: vars.color.fg.muted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.border.ink },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.solid}`,
    },
    '&:autofill': {
      borderColor: vars.color.brand.solid,
      boxShadow: `inset 0 0 0 100px ${vars.color.brand.soft}`,
      WebkitTextFillColor: vars.color.brand.onSoft,
    },
    '&:disabled': {
      color: vars.color.fg.muted,
      opacity: 1,
      background: vars.color.bg.sunken,
      borderColor: vars.color.border.hairline,
      cursor: 'not-allowed',
    },
    '&:read-only:not(select, button)': { background: vars.color.bg.sunken },
  },
});
