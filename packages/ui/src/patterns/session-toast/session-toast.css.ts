import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const region = style({
  position: 'fixed',
  insetBlockStart: space.md,
  insetInline: 0,
  marginInline: 'auto',
  zIndex: vars.layer.sessionToast,
  inlineSize: 'min(480px, calc(100vw - 32px))',
  '@media': {
    [PHONE_VIEWPORT]: { inlineSize: 'calc(100vw - 32px)' },
    print: { display: 'none' },
  },
});

// A focused element scrolls clear of the toast (WCAG 2.2, 2.4.11).
globalStyle(`:root:has(${region} > *)`, { scrollPaddingBlockStart: '160px' });

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const toast = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: space.sm,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  transition: `opacity ${vars.motion.fade}`,
  animation: `${slideIn} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const leaving = style([toast, { opacity: 0 }]);

const tones = {
  danger: color.danger,
  warning: color.warning,
  success: color.success,
  info: color.info,
};

export const icon = styleVariants(tones, (tone) => ({
  color: tone.solid,
  paddingBlockStart: '4px',
}));

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  paddingBlock: '4px',
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.weight.strong });
export const count = style({
  color: color.fg.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ color: color.fg.muted, fontSize: vars.text.small.size });
export const failure = style({ color: color.danger.solid });
export const action = style({ paddingBlockStart: space.xxs });

export const bar = styleVariants(tones, (tone) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: vars.component.toast.bar,
  background: tone.solid,
  transformOrigin: 'left',
  willChange: 'transform',
  '@media': {
    '(forced-colors: active)': { background: 'CanvasText' },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
  selectors: {
    ':root[dir="rtl"] &': { transformOrigin: 'right' },
    ':root[data-motion="reduce"] &': { display: 'none' },
  },
}));
