import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const tool = style({ position: 'relative', display: 'inline-flex' });
export const badge = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minInlineSize: '16px',
  paddingInline: '3px',
  borderRadius: '8px',
  background: color.brand.solid,
  color: color.brand.onSolid,
  fontSize: vars.text.caption.size,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
export const panel = style({
  zIndex: vars.layer.overlay,
  inlineSize: 'min(380px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  background: color.bg.floating,
  color: color.fg.default,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  outline: 'none',
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.xs,
  paddingInline: space.md,
});
export const name = style({ fontWeight: vars.weight.strong });
export const list = style({ borderBlockStart: `1px solid ${color.border.hairline}` });
export const activity = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});
export const mark = styleVariants(
  {
    running: color.brand.solid,
    waiting: color.fg.muted,
    done: color.success.solid,
    partial: color.warning.solid,
    failed: color.danger.solid,
    undone: color.fg.muted,
  },
  (tone) => ({ color: tone, paddingBlockStart: '2px' }),
);
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  overflowWrap: 'anywhere',
});
export const result = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const empty = style({ padding: space.md, color: color.fg.muted });
