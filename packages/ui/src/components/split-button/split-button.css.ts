import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({ display: 'inline-flex', maxInlineSize: '100%' });

globalStyle(`${group} > button:not(:first-child)`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: '-1px',
});
globalStyle(`${group} > button:not(:last-child)`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
// The whole ring is seen, whichever button stands later.
globalStyle(`${group} > button:is(:hover, :focus-visible)`, { zIndex: 1 });
