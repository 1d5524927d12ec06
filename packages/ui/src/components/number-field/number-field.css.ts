import { style } from '@vanilla-extract/css';
import { bare } from '../field/field-frame.css.ts';

/** Figures stand as they do in a column of the books: at the right, one width each, written from left to right. */
export const figures = style([
  bare,
  {
    // It grows with its frame; in the cell of a table it asks for an amount's room and not for twenty letters.
    inlineSize: '10ch',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    selectors: { '[dir="rtl"] &': { textAlign: 'start' } },
  },
]);
