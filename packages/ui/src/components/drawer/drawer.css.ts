import { keyframes, style } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
});

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(640px, 92vw)',
  background: color.bg.floating,
  boxShadow: color.shadow,
  animation: `${slide} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': {
    [PHONE_VIEWPORT]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      insetInline: 0,
      inlineSize: '100%',
      maxBlockSize: '88dvh',
      borderStartStartRadius: vars.radius.floating,
      borderStartEndRadius: vars.radius.floating,
      animationName: rise,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  padding: space.lg,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  '@media': { [PHONE_VIEWPORT]: { padding: space.md } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const description = style({ color: color.fg.muted });
export const body = style({
  flex: 1,
  overflowY: 'auto',
  padding: space.lg,
  '@media': { [PHONE_VIEWPORT]: { padding: space.md } },
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: space.md,
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
