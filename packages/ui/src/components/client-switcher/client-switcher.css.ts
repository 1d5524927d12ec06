import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { control } from '../field/field.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const trigger = styleVariants({
  ready: [opener, { cursor: 'pointer', selectors: { '&:hover': { background: color.bg.hover } } }],
  busy: [opener, { cursor: 'progress' }],
});
export const none = style([opener, { cursor: 'default' }]);
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
  inlineSize: 'min(400px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  display: 'flex',
  flexDirection: 'column',
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  overflow: 'hidden',
  // Focused only for the moment until the list has loaded.
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** The search is the list's header: underlined, without a box. */
export const search = style([
  control,
  {
    flexShrink: 0,
    minBlockSize: '44px',
    border: 0,
    borderBlockEnd: `1px solid ${color.border.interactive}`,
    borderRadius: 0,
    background: 'transparent',
    selectors: {
      '&:focus': { outline: 'none', borderBlockEndColor: color.border.focus },
      '&:focus-visible': { boxShadow: `inset 0 -1px 0 ${color.border.focus}` },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);
const line = style({
  display: 'flex',
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const remark = style([line, { color: color.fg.muted }]);
export const refusal = style([line, { color: color.danger.solid }]);
export const empty = style({ padding: space.sm, color: color.fg.muted });
export const count = style([visuallyHidden]);
