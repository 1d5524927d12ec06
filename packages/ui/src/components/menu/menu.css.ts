import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const content = style({
  zIndex: vars.layer.overlay,
  minInlineSize: '200px',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space.xxs,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: `max(32px, ${vars.size.target})`,
  paddingInline: space.xs,
  paddingBlock: '2px',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-disabled]': { color: color.fg.muted, opacity: 0.6, cursor: 'not-allowed' },
  },
});

// The highlighted item has the focus; its background and edge replace the ring.
const highlight = (ground: string, edge: string) => ({
  selectors: {
    '&[data-highlighted]': { background: ground, boxShadow: `inset 2px 0 0 ${edge}` },
    '[dir="rtl"] &[data-highlighted]': { boxShadow: `inset -2px 0 0 ${edge}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const item = styleVariants({
  plain: [line, { color: color.fg.default }, highlight(color.bg.selected, color.brand.solid)],
  danger: [line, { color: color.danger.solid }, highlight(color.danger.soft, color.danger.solid)],
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
// As wide as an icon.
export const room = style({ inlineSize: '16px', flex: 'none' });
// Reserves space for the check mark, to align the labels.
export const checkable = style({ position: 'relative', paddingInlineStart: '32px' });
export const mark = style({ position: 'absolute', insetInlineStart: space.xs });
export const into = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const heading = style({
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

export const separator = style({
  blockSize: '1px',
  marginBlock: space.xxs,
  background: color.border.hairline,
});
