import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const content = style({
  zIndex: vars.layer.overlay,
  // Needs a width before it is positioned, or its lines would be measured at zero width.
  inlineSize: 'max(var(--radix-popover-trigger-width, 0px), min(280px, calc(100vw - 16px)))',
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

// Baseline-aligned, so that number, label and status read as one ledger row.
const line = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  minBlockSize: '36px',
  padding: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', paddingBlock: '10px' } },
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
/** The end of the line wraps below the label if there is no room. */
export const main = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});
export const words = style({ flex: '1 1 50%', minInlineSize: 0, overflowWrap: 'anywhere' });
export const mark = style({ flexShrink: 0, alignSelf: 'center' });
export const quiet = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const detail = style([quiet, { maxInlineSize: '100%', overflowWrap: 'anywhere' }]);
const resting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const status = styleVariants({
  success: [resting, { color: color.success.solid }],
  warning: [resting, { color: color.warning.solid }],
  danger: [resting, { color: color.danger.solid }],
  neutral: [resting, { color: color.fg.muted }],
});
// Muted text has too little contrast on the highlighted line.
export const onActive = style({ color: color.fg.default });
export const message = style({ padding: space.sm, color: color.fg.muted });
