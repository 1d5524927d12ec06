import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const sideSize = createVar();
const SIDE_BY_SIDE = '(min-inline-size: 720px)';

export const container = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
});
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@container': {
    [SIDE_BY_SIDE]: {
      gridTemplateColumns: `minmax(0, 1fr) 17px min(${sideSize}, 70%)`,
      gap: 0,
    },
  },
});
export const alone = style({ display: 'block' });
export const main = style({ minInlineSize: 0 });

export const handle = style({
  display: 'none',
  touchAction: 'none',
  cursor: 'col-resize',
  outlineOffset: '-2px',
  '@container': { [SIDE_BY_SIDE]: { display: 'block' } },
  '@media': { print: { display: 'none' } },
  // A line of one pixel in a handle that can be hit.
  backgroundImage: `linear-gradient(${color.border.hairline}, ${color.border.hairline})`,
  backgroundSize: '1px 100%',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&:hover': {
      backgroundImage: `linear-gradient(${color.border.interactive}, ${color.border.interactive})`,
    },
    '&:focus-visible, &:active': {
      backgroundImage: `linear-gradient(${color.brand.solid}, ${color.brand.solid})`,
      backgroundSize: '3px 100%',
    },
  },
});
export const side = style({
  minInlineSize: 0,
  overflow: 'auto',
  borderBlockStart: `1px solid ${color.border.hairline}`,
  paddingBlockStart: vars.space.md,
  '@container': {
    [SIDE_BY_SIDE]: {
      borderBlockStart: 0,
      paddingBlockStart: 0,
      paddingInlineStart: vars.space.sm,
    },
  },
});
