import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const tray = style({
  position: 'fixed',
  insetBlockEnd: space.md,
  insetInlineEnd: space.md,
  zIndex: vars.layer.sticky,
  inlineSize: 'min(380px, calc(100vw - 32px))',
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  overflow: 'hidden',
  '@media': {
    // Above the tab bar of a phone.
    [PHONE_VIEWPORT]: { insetInline: space.md, insetBlockEnd: '72px' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});
// A phone's page makes room at its end, so that nothing there stays under the tray, and what has the focus is not scrolled
// to under it (WCAG 2.4.11).
globalStyle(`:root:has(${tray}) body`, {
  '@media': { [PHONE_VIEWPORT]: { paddingBlockEnd: '64px' } },
});
globalStyle(`:root:has(${tray})`, {
  scrollPaddingBlockEnd: '80px',
  '@media': { [PHONE_VIEWPORT]: { scrollPaddingBlockEnd: '176px' } },
});
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: `max(40px, ${vars.size.control})`,
  paddingBlock: space.xs,
  paddingInline: space.md,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const toggleWords = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
});
export const name = style({ fontWeight: vars.weight.strong });
export const summary = style({ color: color.fg.muted, fontVariantNumeric: 'tabular-nums' });
export const arrow = styleVariants({
  open: { display: 'inline-flex' },
  closed: { display: 'inline-flex', transform: 'rotate(180deg)' },
});
export const list = style({
  maxBlockSize: 'min(360px, 50dvh)',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
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
