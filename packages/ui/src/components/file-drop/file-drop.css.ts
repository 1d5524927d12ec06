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
  selectors: {
    '&:has(input:disabled)': {
      background: color.bg.sunken,
      borderColor: color.border.hairline,
      color: color.fg.muted,
    },
  },
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
    [`${input}:disabled + &`]: {
      background: 'transparent',
      color: 'inherit',
      boxShadow: `inset 0 0 0 1px ${color.border.interactive}`,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid ButtonText' },
    print: { display: 'none' },
  },
});

export const chooseSecondary = style([
  choose,
  {
    background: 'transparent',
    color: 'inherit',
    boxShadow: `inset 0 0 0 1px ${color.border.interactive}`,
    selectors: { '&:hover': { background: color.bg.hover } },
  },
]);

/** Phones cannot drag files. */
export const or = style({
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});
export const hint = style({
  flexBasis: '100%',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: color.fg.muted,
  selectors: { [`${areaOver} &`]: { color: 'inherit' } },
});
