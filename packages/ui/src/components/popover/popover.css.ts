import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

const floating = style({
  zIndex: vars.layer.overlay,
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  padding: space.md,
  background: color.bg.floating,
  color: color.fg.default,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const popover = style([
  floating,
  {
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    outline: 'none',
  },
]);
export const heading = style({
  display: 'flex',
  alignItems: 'flex-start',
  marginBlockStart: `calc(-1 * ${space.xxs})`,
  marginInlineEnd: `calc(-1 * ${space.xxs})`,
  justifyContent: 'space-between',
  gap: space.sm,
});
export const title = style({ fontWeight: vars.weight.strong, paddingBlock: '4px' });
