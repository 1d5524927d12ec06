import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const fileDrop = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
});

export const area = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  padding: space.lg,
  border: `1px dashed ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  background: color.bg.surface,
  transition: `background-color ${vars.motion.fast}`,
});

export const areaOver = style([
  area,
  {
    background: color.brand.soft,
    color: color.brand.onSoft,
    borderStyle: 'solid',
    borderColor: color.brand.solid,
  },
]);

export const input = style([visuallyHidden]);

export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.control,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  background: color.brand.solid,
  color: color.brand.onSolid,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.brand.solidHover },
    [`${input}:focus-visible + &`]: {
      outline: `${vars.focus.width} solid ${color.border.focus}`,
      outlineOffset: vars.focus.offset,
    },
    [`${input}:disabled + &`]: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const or = style({});
export const hint = style({
  flexBasis: '100%',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: color.fg.muted,
  selectors: { [`${areaOver} &`]: { color: 'inherit' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:empty': { display: 'none' } },
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: vars.size.row,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});

export const name = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  flex: '1 1 200px',
});
const state = style({
  flex: '1 1 200px',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const quiet = style([state, { color: color.fg.muted }]);
export const parsed = style([state, { color: color.success.solid }]);
export const rejected = style([state, { color: color.danger.solid }]);
export const progress = style([state, { display: 'flex', alignItems: 'center', gap: space.xs }]);
export const percent = style({
  color: color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '5ch',
  textAlign: 'end',
});
