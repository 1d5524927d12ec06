import { style, styleVariants } from '@vanilla-extract/css';

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

const grid = style({ display: 'grid', alignItems: 'start' });
const wide = '(min-inline-size: 720px)';

export const template = styleVariants({
  equal: [
    grid,
    { '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
  ],
  'main-side': [
    grid,
    { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } } },
  ],
  fit: [grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }],
});
