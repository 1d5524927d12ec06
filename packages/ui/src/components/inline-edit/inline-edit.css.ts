import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../field/field.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const body = { fontSize: vars.text.body.size, lineHeight: vars.text.body.line };
const title = {
  fontFamily: vars.font.title,
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
};
const sizes = { body, title };

export const words = styleVariants(sizes, (size) => [size, { overflowWrap: 'anywhere' as const }]);

/** Looks like the words it holds; the pencil and the line under them come with the pointer and the focus. */
const reading = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  selectors: { '&:hover': { background: color.bg.hover } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const read = styleVariants(sizes, (size) => [reading, size]);
export const text = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const editing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  maxInlineSize: vars.size.field,
});
export const line = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
export const input = styleVariants(sizes, (size) => [
  control,
  size,
  { flex: 1, minInlineSize: 0, marginInlineStart: `calc(-1 * ${space.sm} - 1px)` },
]);

const remark = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const feedback = styleVariants({
  quiet: [remark, { color: color.fg.muted }],
  error: [remark, { color: color.danger.solid }],
  conflict: [remark, { color: color.warning.solid }],
});
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
