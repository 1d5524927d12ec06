import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const list = styleVariants({
  stack: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space.lg },
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  paddingBlock: space.xxs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.fg.muted, cursor: 'not-allowed' } },
});
/** Options with descriptions are separated by hairlines. */
export const described = style([
  option,
  {
    paddingBlock: space.xs,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  },
]);
export const label = style({
  minBlockSize: `max(${vars.text.body.line}, ${vars.size.target})`,
  display: 'flex',
  alignItems: 'center',
});
export const description = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
