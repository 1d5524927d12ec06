import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
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
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  overflow: 'hidden',
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The look of the panel, wherever it is rendered. */
export const panel = styleVariants({
  sm: [base, { maxInlineSize: '400px' }],
  md: [base, { maxInlineSize: '560px' }],
  lg: [base, { maxInlineSize: '880px' }],
  full: [
    base,
    {
      blockSize: 'calc(100dvh - 32px)',
      '@media': {
        [PHONE_VIEWPORT]: { blockSize: '100dvh', borderRadius: 0 },
      },
    },
  ],
});

const centred = style({
  position: 'fixed',
  // Centred in the viewport whatever the direction of writing.
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  zIndex: vars.layer.overlay,
  inlineSize: 'calc(100vw - 32px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
});
export const place = styleVariants({
  sm: [centred],
  md: [centred],
  lg: [centred],
  full: [
    centred,
    { '@media': { [PHONE_VIEWPORT]: { inlineSize: '100vw', maxBlockSize: '100dvh' } } },
  ],
});

const closeSize = '36px';

export const header = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.lg,
  paddingInline: space.lg,
  paddingBlockEnd: space.md,
});
export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const titleBesideClose = style([title, { paddingInlineEnd: closeSize }]);
export const description = style({ color: color.fg.muted });

/** Long content scrolls between the title and the buttons. */
const scrolled = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.lg,
  // Room for the focus ring.
  paddingBlock: space.xxs,
  outlineOffset: '-2px',
});
export const body = styleVariants({
  aboveActions: [scrolled],
  // Custom last content, such as a form with its own buttons, keeps its distance from the edge.
  last: [scrolled, { paddingBlockEnd: space.lg }],
});
const actionRow = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.xs,
  paddingBlock: space.md,
  paddingInline: space.lg,
});
export const actions = styleVariants({
  plain: [actionRow, { paddingBlockEnd: space.lg }],
  // More content is scrolled out of view above.
  parted: [actionRow, { borderBlockStart: `1px solid ${color.border.hairline}` }],
});
export const close = style({
  position: 'absolute',
  insetBlockStart: `calc(${space.lg} - 4px)`,
  insetInlineEnd: space.md,
});
