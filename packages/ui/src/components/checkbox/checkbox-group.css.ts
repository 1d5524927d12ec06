import { style, styleVariants } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { space } = vars;

export const container = style({ containerType: 'inline-size' });

/** The select-all box with its options indented below. */
export const list = styleVariants({
  stack: { display: 'flex', flexDirection: 'column' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    columnGap: space.lg,
    '@container': { [NARROW_CONTAINER]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});
/** Aligned with the label of the box above. */
export const under = style({ paddingInlineStart: `calc(18px + ${space.sm})` });
