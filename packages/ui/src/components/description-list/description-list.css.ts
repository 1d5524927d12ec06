import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  columns: { display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.md },
});

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
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const missing = style([visuallyHidden]);
