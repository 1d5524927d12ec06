import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  zIndex: vars.layer.notification,
  maxInlineSize: 'min(32ch, calc(100vw - 16px))',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  background: vars.color.fg.default,
  color: vars.color.fg.inverse,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
