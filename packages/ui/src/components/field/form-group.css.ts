import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { space } = vars;

export const group = style({
  display: 'block',
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const legend = styleVariants({
  fields: {
    padding: 0,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.weight.strong,
  },
  choices: { padding: 0, fontWeight: vars.weight.medium },
});

/** The same space as in a field. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  paddingBlockStart: space.xxs,
});

export const body = styleVariants({
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    paddingBlockStart: space.sm,
  },
  choices: { paddingBlockStart: space.xxs },
});
