import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const tones = {
  info: color.info,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
};

const row = style({ display: 'flex', alignItems: 'flex-start', gap: space.sm });

export const banner = styleVariants(tones, (tone) => [
  row,
  {
    paddingBlock: space.sm,
    paddingInline: space.md,
    background: tone.soft,
    color: tone.onSoft,
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const inlineAlert = styleVariants(tones, (tone) => [
  row,
  { paddingInlineStart: space.sm, borderInlineStart: `3px solid ${tone.solid}` },
]);

export const icon = style({ display: 'flex' });
export const tonedIcon = styleVariants(tones, (tone) => [icon, { color: tone.solid }]);
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  paddingBlockStart: space.xxs,
});
