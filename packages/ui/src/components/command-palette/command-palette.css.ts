import { keyframes, style } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.palette,
  background: color.scrim,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
});

/** The look of the panel, wherever it is rendered. */
export const panel = style({
  inlineSize: '100%',
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  overflow: 'hidden',
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.palette,
  insetBlockStart: '12dvh',
  insetInline: 0,
  marginInline: 'auto',
  maxInlineSize: 'min(600px, calc(100vw - 32px))',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
  '@media': { [PHONE_VIEWPORT]: { insetBlockStart: space.md } },
});

export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.md,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
});
export const page = style({ color: color.fg.default, whiteSpace: 'nowrap' });
export const search = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '48px',
  border: 0,
  background: 'transparent',
  color: color.fg.default,
  fontSize: vars.text.lead.size,
  outline: 'none',
  selectors: { '&::placeholder': { color: color.fg.muted, opacity: 1 } },
});

export const list = style({
  maxBlockSize: 'min(400px, 56dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.xs,
  scrollPaddingBlock: space.xs,
});
export const heading = style({
  display: 'block',
  paddingInline: space.xs,
  paddingBlockStart: space.sm,
  paddingBlockEnd: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
export const command = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: `max(36px, ${vars.size.target})`,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.bg.selected,
      boxShadow: `inset 2px 0 0 ${color.brand.solid}`,
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -2px 0 0 ${color.brand.solid}` },
    '&[aria-disabled="true"]': { color: color.fg.muted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
// As wide as an icon.
export const room = style({ inlineSize: '16px', flex: 'none' });
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  selectors: { [`${command}[aria-selected="true"] &`]: { color: color.fg.default } },
});
export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '40px',
  paddingInline: space.md,
  color: color.fg.muted,
});
export const failed = style([state, { color: color.danger.solid }]);
export const count = style([visuallyHidden]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  marginBlockStart: space.xs,
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const into = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
