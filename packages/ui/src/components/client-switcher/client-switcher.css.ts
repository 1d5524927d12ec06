import { style } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { control } from '../field/field.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.bg.hover }, '&:disabled': { cursor: 'progress' } },
});
export const label = style({
  color: color.fg.muted,
  '@media': { [PHONE_VIEWPORT]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const current = style({
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const content = style({
  zIndex: vars.layer.overlay,
  inlineSize: 'min(360px, calc(100vw - 16px))',
  padding: space.xs,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const search = style([control]);
export const list = style({ maxBlockSize: '320px', overflowY: 'auto' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: `max(36px, ${vars.size.target})`,
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': {
      background: color.bg.selected,
      boxShadow: `inset 2px 0 0 ${color.brand.solid}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const optionName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const optionDetail = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  selectors: { [`${option}[data-active] &`]: { color: color.fg.default } },
});
export const empty = style({ padding: space.xs, color: color.fg.muted });
export const count = style([visuallyHidden]);
