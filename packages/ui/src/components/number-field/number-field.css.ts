import { style } from '@vanilla-extract/css';
import { bare } from '../field/field-frame.css.ts';

/** Digits as in a ledger column: right-aligned, tabular, left to right. */
export const figures = style([
  bare,
  {
    // Grows with its frame; in a table cell it only needs an amount's width instead of twenty letters.
    inlineSize: '10ch',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
  },
]);
