import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const READY = ':not(:disabled, [aria-disabled="true"])';
/** Darkened while pressed, on any background. */
const held = 'inset 0 0 0 100px rgb(0 0 0 / 12%)';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.body.size,
    fontWeight: vars.weight.medium,
    lineHeight: vars.text.body.line,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    selectors: {
      [`&:active${READY}`]: { boxShadow: held },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      print: { display: 'none' },
      '(forced-colors: active)': {
        selectors: {
          '&:disabled': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
          '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
        },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.brand.solid,
        color: color.brand.onSolid,
        selectors: { [`&:hover${READY}`]: { background: color.brand.solidHover } },
      },
      secondary: {
        background: color.bg.surface,
        borderColor: color.border.interactive,
        color: color.fg.default,
        selectors: {
          [`&:hover${READY}`]: { background: color.bg.hover, borderColor: color.border.ink },
        },
      },
      quiet: {
        color: color.fg.link,
        selectors: {
          [`&:hover${READY}`]: { background: color.bg.hover },
          '&[aria-pressed="true"]': { background: color.bg.selected, color: color.brand.onSoft },
        },
      },
      danger: {
        background: color.danger.solid,
        color: color.danger.onSolid,
        selectors: { [`&:hover${READY}`]: { background: color.danger.solidHover } },
      },
      quietDanger: {
        color: color.danger.solid,
        selectors: { [`&:hover${READY}`]: { background: color.bg.hover } },
      },
    },
    size: {
      md: { minBlockSize: vars.size.control, paddingInline: space.md, paddingBlock: space.xxs },
      sm: {
        minBlockSize: `max(28px, ${vars.size.target})`,
        paddingInline: space.sm,
        fontSize: vars.text.small.size,
      },
    },
    full: { true: { inlineSize: '100%' }, false: {} },
  },
  defaultVariants: { variant: 'secondary', size: 'md', full: false },
});

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
// Keeps the width and the accessible name while the spinner covers it.
export const hiddenContent = style([content, { opacity: 0 }]);
export const busy = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});
export const keys = style({
  display: 'inline-flex',
  marginInlineStart: space.xxs,
  // Touch devices have no keyboard.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
globalStyle(`${keys} kbd`, {
  background: 'transparent',
  color: 'inherit',
  borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
});
