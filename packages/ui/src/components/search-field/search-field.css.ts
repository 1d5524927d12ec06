import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { bare, frame } from '../field/field-frame.css.ts';

/** Hides the browser's clear button, which would duplicate ours. */
export const input = style([
  bare,
  {
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

export const glass = style({ flexShrink: 0, color: vars.color.fg.muted });

/** The result count; a long one shrinks in favor of the typed text. */
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
  // Takes no space but stays rendered, so that later text is announced.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** The shortcut hint, shown while the search is empty and unfocused, and the pointer is not coarse. */
export const key = style({
  flexShrink: 0,
  selectors: {
    [`${frame}:focus-within &`]: { display: 'none' },
    [`${frame}:not(:has(input:placeholder-shown)) &`]: { display: 'none' },
  },
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
