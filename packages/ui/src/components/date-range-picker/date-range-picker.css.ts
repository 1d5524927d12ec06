import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { control } from '../field/field.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    cursor: 'pointer',
    selectors: {
      '&[data-invalid]': {
        borderColor: color.danger.solid,
        boxShadow: `inset 0 0 0 1px ${color.danger.solid}`,
      },
    },
  },
]);
export const empty = style({ color: color.fg.muted });
export const content = style({
  zIndex: vars.layer.overlay,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  display: 'flex',
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [PHONE_VIEWPORT]: { flexDirection: 'column' },
  },
});
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  padding: space.xs,
  borderInlineEnd: `1px solid ${color.border.hairline}`,
  '@media': {
    [PHONE_VIEWPORT]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.border.hairline}`,
    },
  },
});
export const preset = style({
  minBlockSize: '32px',
  paddingInline: space.xs,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    // Presets are close together, so the focus ring is inset.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-pressed="true"]': {
      background: color.bg.selected,
      boxShadow: `inset 2px 0 0 ${color.brand.solid}`,
    },
    '[dir="rtl"] &[aria-pressed="true"]': { boxShadow: `inset -2px 0 0 ${color.brand.solid}` },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
const typed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  padding: space.sm,
  maxInlineSize: '100%',
});
/** By the number of months that fit. */
export const custom = styleVariants({
  1: [typed, { inlineSize: '320px', '@media': { [PHONE_VIEWPORT]: { inlineSize: '100%' } } }],
  2: [typed, { inlineSize: '600px' }],
});
export const ends = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  alignItems: 'end',
});
/** "Apply" stays visible when the panel is higher than its space. */
export const apply = style({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockEnd: `calc(-1 * ${space.sm})`,
  paddingBlockEnd: space.sm,
  background: color.bg.floating,
});
export const zone = style({ color: color.fg.muted, fontSize: vars.text.small.size });
export const waiting = style({ minBlockSize: '288px' });
