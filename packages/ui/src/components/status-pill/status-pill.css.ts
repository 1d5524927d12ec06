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

const tones = {
  neutral: color.fg.muted,
  info: color.info.solid,
  warning: color.warning.solid,
  success: color.success.solid,
  danger: color.danger.solid,
};
const bordered = style({
  '@media': {
    '(forced-colors: active)': { border: '1px solid currentColor', paddingInline: '4px' },
  },
});

export const pill = styleVariants(tones, (tone) => [base, bordered, { color: tone }]);
export const dot = styleVariants(tones, (tone) => [
  { display: 'inline-flex', position: 'relative', padding: '2px', color: tone },
]);

export const explained = style({ display: 'inline-flex', flexDirection: 'column', gap: '2px' });
export const meaning = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  paddingInlineStart: '18px',
});
