import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const content = style({
  zIndex: vars.layer.overlay,
  inlineSize: 'max(var(--radix-popover-trigger-width), min(280px, calc(100vw - 16px)))',
  maxInlineSize: 'calc(100vw - 16px)',
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const scroller = style({
  maxBlockSize: 'min(320px, var(--radix-popover-content-available-height, 320px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xxs,
});
export const nothing = style({ display: 'block' });
export const rows = style({ position: 'relative', inlineSize: '100%' });
export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });

export const heading = style({
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '36px',
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const option = styleVariants({
  plain: [line],
  active: [
    line,
    {
      background: color.bg.selected,
      boxShadow: `inset 2px 0 0 ${color.brand.solid}`,
      selectors: { '[dir="rtl"] &': { boxShadow: `inset -2px 0 0 ${color.brand.solid}` } },
      '@media': {
        '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  ],
  disabled: [line, { color: color.fg.muted, cursor: 'not-allowed' }],
});

export const code = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.fg.muted,
});
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const detail = style([quiet, { flexShrink: 0, maxInlineSize: '45%', textAlign: 'end' }]);
const standing = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  maxInlineSize: '45%',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const status = styleVariants({
  success: [standing, { color: color.success.solid }],
  warning: [standing, { color: color.warning.solid }],
  danger: [standing, { color: color.danger.solid }],
  neutral: [standing, { color: color.fg.muted }],
});
// Muted words on the ground of the active line would be too pale.
export const onActive = style({ color: color.fg.default });
export const message = style({ padding: space.sm, color: color.fg.muted });
