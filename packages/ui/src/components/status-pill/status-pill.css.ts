import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const pill = styleVariants({
  neutral: [base, { color: color.fg.muted }],
  info: [base, { color: color.info.solid }],
  warning: [base, { color: color.warning.solid }],
  success: [base, { color: color.success.solid }],
  danger: [base, { color: color.danger.solid }],
});

export const explained = style({ display: 'inline-flex', flexDirection: 'column', gap: '2px' });
export const meaning = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  paddingInlineStart: '18px',
});
