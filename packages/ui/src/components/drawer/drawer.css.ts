import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });
const slideBack = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

const WIDTH = { md: '640px', sm: '400px' } as const;
/** From this width the page has room beside a non-modal drawer. */
const ROOM_BESIDE = '(min-width: 1024px)';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
});

/** The look of the panel, wherever it is rendered. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.bg.floating,
  boxShadow: color.shadow,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const atTheEnd = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.drawer,
  animation: `${slide} ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { '[dir="rtl"] &': { animationName: slideBack } },
  '@media': {
    [PHONE_VIEWPORT]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      insetInline: 0,
      maxBlockSize: '88dvh',
      borderStartStartRadius: vars.radius.floating,
      borderStartEndRadius: vars.radius.floating,
      animationName: rise,
      selectors: { '[dir="rtl"] &': { animationName: rise } },
    },
    print: { display: 'none' },
  },
});

const wide = (size: keyof typeof WIDTH) => ({
  inlineSize: `min(${WIDTH[size]}, 92vw)`,
  '@media': { [PHONE_VIEWPORT]: { inlineSize: '100%' } },
});
export const place = styleVariants({
  md: [atTheEnd, wide('md')],
  sm: [atTheEnd, wide('sm')],
});

/** Non-modal: the page makes room, so that nothing focusable is under the panel (WCAG 2.4.11). */
export const beside = styleVariants({ md: {}, sm: {} });
for (const size of ['md', 'sm'] as const) {
  globalStyle(`:root:has(.${beside[size]}) body`, {
    '@media': {
      [ROOM_BESIDE]: { paddingInlineEnd: WIDTH[size] },
      [PHONE_VIEWPORT]: { paddingBlockEnd: '56dvh' },
    },
  });
  globalStyle(`:root:has(.${beside[size]})`, {
    '@media': { [PHONE_VIEWPORT]: { scrollPaddingBlockEnd: '56dvh' } },
  });
  globalStyle(`.${beside[size]}`, {
    borderInlineStart: `1px solid ${color.border.hairline}`,
    boxShadow: 'none',
    '@media': {
      [PHONE_VIEWPORT]: { maxBlockSize: '56dvh', borderInlineStart: 0, boxShadow: color.shadow },
    },
  });
}

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
export const close = style({ marginBlockStart: '-4px', marginInlineEnd: '-4px' });
export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const description = style({ color: color.fg.muted, paddingBlockStart: '2px' });
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
  padding: space.lg,
  '@media': { [PHONE_VIEWPORT]: { padding: space.md } },
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  paddingBlock: space.md,
  paddingInline: space.lg,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  '@media': { [PHONE_VIEWPORT]: { paddingInline: space.md } },
});
