import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, calc(-50% + 8px))' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
});

const base = style({
  position: 'fixed',
  // Centred in the viewport whatever the direction of writing.
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  inlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  padding: space.lg,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const content = styleVariants({
  sm: [base, { maxInlineSize: '400px' }],
  md: [base, { maxInlineSize: '560px' }],
  lg: [base, { maxInlineSize: '880px' }],
});

export const title = style({
  paddingInlineEnd: '88px',
  fontFamily: vars.font.title,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  fontWeight: vars.weight.medium,
});
export const description = style({ color: color.fg.muted });
export const body = style({ minInlineSize: 0 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
});
export const close = style({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineEnd: space.md,
});
