import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { bare, frame } from '../field/field-frame.css.ts';

/** The browser's own cross would stand beside ours. */
export const input = style([
  bare,
  {
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const glass = style({ flexShrink: 0, color: vars.color.fg.muted });

/** What was found; a long one gives way to what is typed. */
export const result = style({
  flexShrink: 1,
  minInlineSize: 0,
  maxInlineSize: '50%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
  // Without room of its own, but there: what is filled later is then read out.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** The key that leads here, while nothing is searched and there is a keyboard. */
export const key = style({
  flexShrink: 0,
  selectors: {
    [`${frame}:focus-within &`]: { display: 'none' },
    [`${frame}:not(:has(input:placeholder-shown)) &`]: { display: 'none' },
  },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
