import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Sticks to the bottom of the viewport while there is something to save. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.sm,
  background: color.bg.canvas,
  borderBlockStart: `1px solid ${color.border.ink}`,
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': {
    // Above the phone's tab bar.
    [PHONE_VIEWPORT]: { insetBlockEnd: '60px' },
    print: { display: 'none' },
  },
});

// The focused element never scrolls under the bar (WCAG 2.4.11).
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBlockEnd: '80px',
  '@media': { [PHONE_VIEWPORT]: { scrollPaddingBlockEnd: '176px' } },
});

export const words = style({ flex: '1 1 200px', minInlineSize: 0 });
const refusal = style([words, { display: 'flex', gap: space.xs, alignItems: 'flex-start' }]);
/** Centers the icon on the first line of text. */
globalStyle(`${refusal} > svg`, { marginBlockStart: '2px' });
export const refused = styleVariants({
  error: [refusal, { color: color.danger.solid }],
  conflict: [refusal, { color: color.warning.solid }],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const saved = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.success.solid,
  selectors: { '&:not(:empty)': { paddingBlock: space.sm } },
});
export const unsaid = visuallyHidden;
