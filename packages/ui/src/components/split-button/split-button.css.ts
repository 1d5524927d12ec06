import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

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

// The half that opens is as narrow as its sign; on a solid ground a line of its own ink parts the two.
const halves = style([group]);
export const split = styleVariants({
  line: [halves],
  solid: [halves],
});
globalStyle(`${halves} > button:last-child`, { paddingInline: vars.space.xs });
globalStyle(`${halves} > button:last-child > span`, { gap: 0 });
globalStyle(`${split.solid} > button:last-child`, {
  borderInlineStartColor: 'color-mix(in srgb, currentColor 45%, transparent)',
});
