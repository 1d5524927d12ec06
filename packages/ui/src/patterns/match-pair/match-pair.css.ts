import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const STACKED = '(max-inline-size: 639.98px)';

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space.xl,
  rowGap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.border.ink}`,
  '@container': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The other half of the pair: the matching store. */
export const ours = style([
  side,
  {
    paddingInlineStart: space.xl,
    borderInlineStart: `1px solid ${color.border.hairline}`,
    '@container': { [STACKED]: { paddingInlineStart: 0, borderInlineStart: 0 } },
  },
]);
export const nothing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  maxInlineSize: vars.size.measure,
});
export const nothingTitle = style({ fontWeight: vars.weight.medium });
export const platform = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const reasons = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md });
const reasonWord = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
/** Its shortcut key, at the end of its line; hidden on touch screens. */
export const number = style({
  float: 'inline-end',
  marginInlineStart: space.sm,
  '@media': { '(pointer: coarse)': { display: 'none' }, print: { display: 'none' } },
});
export const same = style([reasonWord, { color: color.success.solid }]);
export const different = style([reasonWord, { color: color.fg.muted }]);
export const linked = style({ display: 'block', color: color.warning.solid });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});
/** Aligns the label of a lone quiet button with the text above it. */
export const undo = style([actions, { marginInlineStart: `calc(-1 * ${space.sm})` }]);
export const confirmed = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: color.success.solid,
  fontWeight: vars.weight.medium,
});
export const keys = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  '@media': { '(pointer: coarse)': { display: 'none' }, print: { display: 'none' } },
});
