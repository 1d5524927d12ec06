import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../themes/vars.css.ts';

const boxProperties = defineProperties({
  properties: {
    paddingBlock: vars.space,
    paddingInline: vars.space,
    background: {
      canvas: vars.color.bg.canvas,
      surface: vars.color.bg.surface,
      sunken: vars.color.bg.sunken,
    },
    maxInlineSize: { field: vars.size.field, measure: vars.size.measure, page: vars.size.page },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const flowProperties = defineProperties({
  properties: {
    gap: vars.space,
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      between: 'space-between',
    },
    flexWrap: { wrap: 'wrap', nowrap: 'nowrap' },
  },
});

export const boxSprinkles = createSprinkles(boxProperties);
export const flowSprinkles = createSprinkles(flowProperties);

export type Space = keyof typeof vars.space;
