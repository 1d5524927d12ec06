import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  padding: space.md,
  background: color.bg.surface,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.control,
});

const selected = {
  background: color.bg.selected,
  borderColor: color.brand.solid,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
} as const;

export const surface = styleVariants({ plain: [base], selected: [base, selected] });

const linked = style([
  base,
  { selectors: { '&:hover': { borderColor: color.border.interactive } } },
]);
export const link = styleVariants({ plain: [linked], selected: [linked, selected] });
export const disabled = style([base, { background: 'transparent', color: color.fg.muted }]);

export const title = style({ fontWeight: vars.weight.medium });
/** The only link; its click target covers the whole surface. */
export const anchor = style([
  title,
  {
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${vars.focus.width} solid ${color.border.focus}`,
        outlineOffset: vars.focus.offset,
      },
    },
  },
]);

export const footer = style({
  // Above the link's overlay.
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: space.sm,
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${color.border.hairline}`,
});
