import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/vars.css.ts';

const step = (name: 'caption' | 'small' | 'body' | 'lead') => ({
  fontSize: vars.text[name].size,
  lineHeight: vars.text[name].line,
});

export const text = recipe({
  base: { overflowWrap: 'anywhere', margin: 0 },
  variants: {
    size: {
      caption: step('caption'),
      small: step('small'),
      body: step('body'),
      lead: step('lead'),
    },
    tone: {
      default: {},
      muted: { color: vars.color.fg.muted },
      danger: { color: vars.color.danger.solid },
      warning: { color: vars.color.warning.solid },
      success: { color: vars.color.success.solid },
      info: { color: vars.color.info.solid },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    family: { interface: {}, title: { fontFamily: vars.font.title } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' }, false: {} },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});

export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
