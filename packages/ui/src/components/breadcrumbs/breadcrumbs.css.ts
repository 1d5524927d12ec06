import { style } from '@vanilla-extract/css';
import { NARROW_CONTAINER } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

/** In a narrow container only the way one level up is left. */
export const further = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  '@container': { [NARROW_CONTAINER]: { display: 'none' } },
});
export const parent = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const back = style({
  display: 'none',
  '@container': {
    [NARROW_CONTAINER]: {
      display: 'inline-flex',
      selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    },
  },
});
export const slash = style({
  color: color.border.interactive,
  '@container': { [NARROW_CONTAINER]: { display: 'none' } },
});
