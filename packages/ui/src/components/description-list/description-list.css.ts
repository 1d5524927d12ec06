import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = styleVariants({
  columns: { display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.md },
});

const columnsWide = (count: number) => ({
  display: 'grid',
  columnGap: space.xl,
  // As many columns as requested, fewer if one would be narrower than a term and its value.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 240px), calc((100% - ${String(count - 1)} * ${space.xl}) / ${String(count)})), 1fr))`,
});

export const grid = styleVariants({ 1: columnsWide(1), 2: columnsWide(2), 3: columnsWide(3) });

export const item = styleVariants({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr)',
    gap: space.md,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  },
  columns: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
});

export const term = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
// As high as the line it stands in.
export const copy = style({
  marginBlock: '-6px',
  marginInlineStart: space.xxs,
  '@media': { print: { display: 'none' } },
});
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const valueWithCopy = style([
  value,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: space.sm },
]);
export const missing = style([visuallyHidden]);
