import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ padding: 0, fontWeight: vars.weight.medium });
export const hint = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const error = style({
  display: 'flex',
  gap: space.xxs,
  color: color.danger.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const list = styleVariants({
  stack: { display: 'flex', flexDirection: 'column', paddingBlockStart: space.xxs },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space.lg, paddingBlockStart: space.xxs },
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  paddingBlock: space.xxs,
  cursor: 'pointer',
});
/** An option with a description stands on a hairline of its own. */
export const described = style([
  option,
  { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.border.hairline}` },
]);
export const label = style({ minBlockSize: '24px', display: 'flex', alignItems: 'center' });
