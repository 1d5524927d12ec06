import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const content = style({
  zIndex: vars.layer.notification,
  maxInlineSize: '32ch',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  background: vars.color.fg.default,
  color: vars.color.fg.inverse,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
