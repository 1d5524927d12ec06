import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const base = style({
  display: 'flex',
  gap: space.sm,
  paddingBlock: space.md,
  borderBlock: '1px solid',
});
const tones = {
  failed: color.danger.solid,
  offline: color.warning.solid,
  waiting: color.warning.solid,
  refused: color.warning.solid,
};
export const panel = styleVariants(tones, (tone) => [base, { borderColor: tone }]);
export const icon = styleVariants(tones, (tone) => ({ color: tone, paddingBlockStart: '2px' }));
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space.xxs,
});
export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
});
/** A quiet button is aligned with the text. */
export const copy = style({ marginInlineStart: `calc(-1 * ${space.xs})` });
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlock: space.lg,
  maxInlineSize: vars.size.measure,
});
