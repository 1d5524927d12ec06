import { style, styleVariants } from '@vanilla-extract/css';
import { bare, frame as fieldFrame } from '../field/field-frame.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const frame = style([fieldFrame, { alignItems: 'flex-start', paddingInlineStart: '5px' }]);

/** Five rows of tokens, then it scrolls, so that the fields below do not move. */
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  paddingBlock: '4px',
  maxBlockSize: '148px',
  overflowY: 'auto',
  '@media': { '(pointer: coarse)': { maxBlockSize: '248px' } },
});
export const list = style({ display: 'contents' });

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '26px',
  maxInlineSize: '100%',
  paddingInlineStart: space.xs,
  background: color.neutral.soft,
  color: color.neutral.onSoft,
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(button:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: '-1px',
    },
    '&:not(:has(button))': { paddingInlineEnd: space.xs },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&:has(button:focus-visible)': { outlineColor: 'Highlight' } },
    },
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
});
export const token = styleVariants({
  right: [base],
  wrong: [base, { background: color.danger.soft, color: color.danger.onSoft, boxShadow: 'none' }],
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const remove = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'stretch',
  minInlineSize: '26px',
  minBlockSize: '26px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.fg.default },
    // The token shows the focus ring, so that it is clear which one is meant.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' } },
});
export const input = style([
  bare,
  { minInlineSize: '48px', minBlockSize: '26px', paddingInlineStart: '7px' },
]);
/** Centered on the first row, however many there are. */
export const after = style({ flexShrink: 0, paddingBlockStart: '3px' });
export const count = style({
  flexShrink: 0,
  alignSelf: 'flex-end',
  paddingBlock: space.xs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
