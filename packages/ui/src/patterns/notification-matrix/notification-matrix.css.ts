import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { control } from '../../components/field/field.css.ts';

const { color, space } = vars;

export const event = style({ fontWeight: vars.weight.medium });
export const meaning = style({
  display: 'block',
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.regular,
});
export const select = style([
  control,
  { inlineSize: 'auto', minInlineSize: '128px', paddingInlineEnd: space.xs, cursor: 'pointer' },
]);
