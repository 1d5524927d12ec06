import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

/** Below the top bar; above the tab bar of a phone. `useFreePlace` reads them. */
const ABOVE = '64px';
const BELOW = '16px';
const BELOW_ON_PHONE = '76px';

export const region = style({
  vars: { '--messages-above': ABOVE, '--messages-below': BELOW },
  position: 'fixed',
  zIndex: vars.layer.notification,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  inlineSize: 'min(400px, calc(100vw - 32px))',
  // The gaps between messages stay clickable.
  pointerEvents: 'none',
  selectors: {
    '&[data-place="top-end"]': { insetBlockStart: ABOVE, insetInlineEnd: space.md },
    '&[data-place="top-start"]': { insetBlockStart: ABOVE, insetInlineStart: space.md },
    '&[data-place="bottom-end"]': {
      insetBlockEnd: 'var(--messages-below)',
      insetInlineEnd: space.md,
    },
    '&[data-place="bottom-start"]': {
      insetBlockEnd: 'var(--messages-below)',
      insetInlineStart: space.md,
    },
  },
  '@media': {
    [PHONE_VIEWPORT]: { vars: { '--messages-below': BELOW_ON_PHONE } },
    print: { display: 'none' },
  },
});

// A modal dialog makes everything else inert, including messages: above it they would cover its buttons.
globalStyle(`[aria-hidden="true"] ${region}`, { zIndex: 'auto' });

globalStyle(`${region} > *`, { pointerEvents: 'auto' });

// Focused elements are scrolled clear of the messages (WCAG 2.2, 2.4.11).
globalStyle(`:root:has(${region} > *)`, { scrollPaddingBlockStart: '240px' });

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const notification = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: space.sm,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  transition: `opacity ${vars.motion.fade}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const leaving = style([notification, { opacity: 0 }]);

export const icon = styleVariants(
  { danger: color.danger, warning: color.warning, success: color.success, info: color.info },
  (tone) => ({ color: tone.solid, paddingBlockStart: '4px' }),
);
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
export const action = style({ display: 'flex', gap: space.xs, paddingBlockStart: space.xxs });
export const details = style({ fontSize: vars.text.small.size, color: color.fg.muted });
export const summary = style({ cursor: 'pointer', minBlockSize: vars.size.target });
